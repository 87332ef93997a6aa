import { describe, expect, it } from 'vitest';

const { href } = new URL('../bin/copies.mjs', import.meta.url);
const { copyFactories }: { copyFactories(code: string): string } = await import(/* @vite-ignore */ href);

const run = (code: string): unknown => new Function(`${code}\nreturn result();`)();

const BUNDLE = [
  'function adder(by) {',
  '  const made = (x) => x + by;',
  '  return made;',
  '}',
  'var one = adder(1);',
  'var table = { two: adder(2), more: [3, 4].map((by) => adder(by)) };',
  'function later() { return adder(5); }',
  'function result() { return [one(1), table.two(1), ...table.more.map((add) => add(1)), later()(1)]; }',
].join('\n');

describe('a factory of the bundle', () => {
  it('is copied for each call while the file is loaded, and for no other', () => {
    const lines = copyFactories(BUNDLE).split('\n');
    const copy = '(function(by) { const made = (x) => x + by; return made; })';
    expect(lines[4]).toBe(`var one = ${copy}(1);`);
    expect(lines[5]).toBe(`var table = { two: ${copy}(2), more: [3, 4].map((by) => adder(by)) };`);
    expect(lines[6]).toBe('function later() { return adder(5); }');
  });

  it('does the same, on the same lines', () => {
    expect(run(copyFactories(BUNDLE))).toEqual(run(BUNDLE));
    expect(copyFactories(BUNDLE).split('\n')).toHaveLength(BUNDLE.split('\n').length);
  });

  it('is not copied into blocks, loops and classes, where its names may mean something else', () => {
    const factory = 'function f(x) { return () => x; }';
    for (const use of [
      '{ let f = (x) => x; f(1); }',
      'for (const by of [1]) f(by);',
      'while (f(1)) break;',
      'try { f(1); } catch { f(2); }',
      'class A { static made = f(1); }',
    ])
      expect(copyFactories(`${factory}\n${use}`)).toBe(`${factory}\n${use}`);
  });

  it('stays alone where it makes no functions, is long, waits, or cannot stand on one line', () => {
    for (const factory of [
      'function f(x) { return x; }',
      `function f(x) { return () => x + "${'y'.repeat(2000)}"; }`,
      'async function f(x) { return () => x; }',
      'function f(x) {\n  // why\n  return () => x;\n}',
      'function f(x) { return () => `a\nb`; }',
      'function f(x) { return () => "a\\\nb"; }',
      'function f(x) { return () => x; }\nf = null;',
    ])
      expect(copyFactories(`${factory}\nvar g = f(1);`)).toBe(`${factory}\nvar g = f(1);`);
  });
});
