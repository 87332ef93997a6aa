import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KnownCommands } from '../../src/tables/known-commands.ts';

it('a command that was done is never missed, however many there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 300, size: 'max' }), (done) => {
      const known = new KnownCommands();
      for (const cmd of done) known.add(cmd);
      for (const cmd of done) expect(known.mayHave(cmd)).toBe(true);
    }),
  );
});

it('nearly all that were not done are known to be new', () => {
  const known = new KnownCommands();
  for (let n = 0; n < 5000; n++) known.add(`done:${n}`);
  for (let n = 0; n < 5000; n++) expect(known.mayHave(`done:${n}`)).toBe(true);
  const doubtful = Array.from({ length: 5000 }, (_, n) => `new:${n}`).filter((cmd) => known.mayHave(cmd));
  expect(doubtful.length).toBeLessThan(5);
  known.clear();
  expect(known.mayHave('done:1')).toBe(false);
});
