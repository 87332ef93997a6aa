import { describe, expect, it } from 'vitest';

const { href } = new URL('../bin/constants.mjs', import.meta.url);
const { keepConstant }: { keepConstant(code: string): string } = await import(/* @vite-ignore */ href);

const run = (code: string): unknown => new Function(`${code}\nreturn result();`)();

const BUNDLE = [
  'var table = { once, twice };',
  'var count = 0;',
  'var later;',
  'function once(x) { count++; return x; }',
  'function twice(x) {',
  '  return once(x) + once(x);',
  '}',
  'var [first] = [1];',
  'function result() { later = count; return [table.twice(2), later, count, first]; }',
].join('\n');

describe('what is constant at the top of a bundle', () => {
  it('is declared as such, functions too', () => {
    const lines = keepConstant(BUNDLE).split('\n');
    expect(lines[0]).toBe('const once = once$, twice = twice$, result = result$;const table={ once, twice };');
    expect(lines[3]).toBe('function once$(x) { count++; return x; }');
  });

  it('is not what something is assigned to', () => {
    const lines = keepConstant(BUNDLE).split('\n');
    expect(lines.slice(1, 3)).toEqual(['var count = 0;', 'var later;']);
    expect(keepConstant('var a = 1;\nfor (a of []);')).toBe('var a = 1;\nfor (a of []);');
    expect(keepConstant('var a = 1;\n({ b: [a = 2] } = c);')).toBe('var a = 1;\n({ b: [a = 2] } = c);');
    expect(keepConstant('function a() {\n}\na = null;')).toBe('function a() {\n}\na = null;');
  });

  it('does the same, on the same lines', () => {
    expect(run(keepConstant(BUNDLE))).toEqual(run(BUNDLE));
    expect(keepConstant(BUNDLE).split('\n')).toHaveLength(BUNDLE.split('\n').length);
  });

  it('is read from no other file more than once, nor by another file from where it is used', () => {
    const code =
      'import { a, b as c } from "./other.js";\nvar d = c(a);\nfunction e() { return d; }\nexport { d, e as f };';
    expect(keepConstant(code).split('\n')).toEqual([
      'const a = a$, c = c$, e = e$;import { a as a$, b as c$ } from "./other.js";',
      'const d=c(a);',
      'function e$() { return d; }',
      'const d$=d;export { d$ as d, e$ as f };',
    ]);
    expect(keepConstant('import { a } from "node:fs";\nexport { a };')).toBe(
      'import { a } from "node:fs";\nexport { a };',
    );
    expect(() => keepConstant('var a = 1;\na++;\nexport { a };')).toThrow(/keep a as it was/);
  });

  it('leaves a function alone whose other name is taken', () => {
    expect(keepConstant('function a() {\n}\nvar a$ = 1;')).toBe('function a() {\n}\nconst a$=1;');
  });
});
