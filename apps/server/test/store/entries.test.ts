import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesIn } from '../../src/store/entries.mjs';
import { textOf } from '../../src/store/packing.ts';

const line = fc.tuple(fc.nat(), fc.option(fc.string()), fc.nat(), fc.string({ unit: 'grapheme' }));
const entry = fc
  .tuple(fc.string(), fc.option(fc.nat()), fc.array(line, { minLength: 1, maxLength: 4 }))
  .map(([table, wakeAt, lines]) => [table, wakeAt, ...lines.flat()]);

describe('entries on their way to the journal', () => {
  it('are read as they were written, whatever letters are in them', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(entriesIn(textOf(entries))).toEqual(entries);
      }),
    );
  });

  it('are read from a journal in which all of them were JSON', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(entriesIn(JSON.stringify(entries))).toEqual(entries);
      }),
    );
  });
});
