import { describe, expect, it } from 'vitest';
import { wrap } from '../src/wrap.ts';

describe('wrap', () => {
  it('breaks between words, and leaves short lines alone', () => {
    expect(wrap('Ann takes 1 gold from the bank.', 80)).toBe('Ann takes 1 gold from the bank.');
    expect(wrap('Ann takes 1 gold from the bank.', 16)).toBe('Ann takes 1 gold\nfrom the bank.');
    expect(wrap('', 10)).toBe('');
  });

  it('goes on where the text of the line began', () => {
    expect(wrap('  you lied: nothing happens', 14)).toBe('  you lied:\n  nothing\n  happens');
    expect(wrap(' 7  Ann takes 1 gold from Bob', 17)).toBe(' 7  Ann takes 1\n    gold from Bob');
    expect(wrap('  Baron  takes 2 gold, or taxes', 22)).toBe('  Baron  takes 2 gold,\n         or taxes');
  });

  it('takes every line by itself', () => {
    expect(wrap('\none two\n  three four', 8)).toBe('\none two\n  three\n  four');
  });

  it('never breaks a word, however long', () => {
    expect(wrap('see packages/hoax/RULES.md now', 10)).toBe('see\npackages/hoax/RULES.md\nnow');
  });

  it('counts no colours', () => {
    const bold = (text: string): string => `\u001B[1m${text}\u001B[22m`;
    expect(wrap(bold('Turn 1: Ann'), 11)).toBe(bold('Turn 1: Ann'));
    expect(wrap(`${bold('12')}  Ann takes gold`, 13)).toBe(`${bold('12')}  Ann takes\n    gold`);
  });
});
