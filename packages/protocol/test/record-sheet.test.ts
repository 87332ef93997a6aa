import { describe, expect, it } from 'vitest';
import { isSheet, readSheet } from '../src/index.ts';

const RECORD = { version: 1, names: ['Ada', 'Bob'], seed: { kind: 'chacha20', value: 'a'.repeat(64) } };
const SHEET = {
  format: 'pretender-match',
  version: 1,
  table: 'oak',
  match: 3,
  commitment: 'b'.repeat(64),
  seed: 'c'.repeat(64),
  nonces: ['d'.repeat(32)],
  record: RECORD,
};

const NUMBER = { commitment: 'e'.repeat(64), nonce: 'd'.repeat(32) };
const { nonces: _, ...WITHOUT } = SHEET;
const SECOND = { ...WITHOUT, version: 2, attempt: 1, numbers: [NUMBER, null], voided: [] };

const anyRecord = () => null;

describe('a record sheet', () => {
  it('is read as it is', () => {
    expect(readSheet(SHEET, anyRecord)).toEqual({ ok: true, sheet: SHEET });
  });

  it('of the second kind has what was committed to, by seat, and who voided a deal', () => {
    for (const sheet of [SECOND, { ...SECOND, attempt: 2, voided: [1] }])
      expect(readSheet(sheet, anyRecord)).toEqual({ ok: true, sheet });
  });

  it('may say who was a bot', () => {
    const sheet = { ...SHEET, levels: [null, 'shrewd'] };
    expect(readSheet(sheet, anyRecord)).toEqual({ ok: true, sheet });
  });

  it('may say that the table ended it early', () => {
    const sheet = { ...SHEET, isWoundUp: true };
    expect(readSheet(sheet, anyRecord)).toEqual({ ok: true, sheet });
  });

  it('is told from everything else by its format', () => {
    expect(isSheet(SHEET)).toBe(true);
    for (const other of [RECORD, null, 'pretender-match', [SHEET], { format: 'diary' }])
      expect(isSheet(other)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a sheet is a JSON object', [SHEET]],
    ['a sheet is a JSON object', null],
    ['its format must be "pretender-match"', RECORD],
    ['sheet version 3 is not known; this program reads versions 1 and 2', { ...SHEET, version: 3 }],
    ['a field "nonces" that no sheet has', { ...SECOND, nonces: [] }],
    ['a field "numbers" that no sheet has', { ...SHEET, numbers: [] }],
    ['its attempt must be', { ...SECOND, attempt: 0 }],
    ['its numbers must be a list', { ...SECOND, numbers: [{ nonce: NUMBER.nonce }, null] }],
    ['its numbers must be a list', { ...SECOND, numbers: [{ ...NUMBER, seat: 0 }, null] }],
    ['its numbers must be as many', { ...SECOND, numbers: [NUMBER] }],
    ['its voided must be a list', { ...SECOND, voided: 1 }],
    ['its voided must be seats without', { ...SECOND, attempt: 2, voided: [0] }],
    ['its voided must be seats without', { ...SECOND, attempt: 2 }],
    ['its voided must be seats without', { ...SECOND, voided: [1] }],
    ['its voided must be seats without', { ...SECOND, attempt: 3, voided: [1, 1] }],
    ['a field "winner" that no sheet has', { ...SHEET, winner: 'me' }],
    ['its table must be', { ...SHEET, table: '' }],
    ['its table must be', { ...SHEET, table: 'oak\u001B[2J' }],
    ['its match must be', { ...SHEET, match: 1.5 }],
    ['its match must be', { ...SHEET, match: '3' }],
    ['its commitment must be 64 hexadecimal digits', { ...SHEET, commitment: 'B'.repeat(64) }],
    ['its seed must be 64 hexadecimal digits', { ...SHEET, seed: undefined }],
    ['its nonces must be a list', { ...SHEET, nonces: {} }],
    ['its nonces must be a list', { ...SHEET, nonces: ['d'.repeat(31)] }],
    ['its levels must be a list', { ...SHEET, levels: 'shrewd' }],
    ['its levels must be a list', { ...SHEET, levels: [null] }],
    ['its levels must be a list', { ...SHEET, levels: [null, 'a shrewd\nliar'] }],
    ['its isWoundUp must be true', { ...SHEET, isWoundUp: false }],
    ['its record has a seed for simulations', { ...SHEET, record: { ...RECORD, seed: { kind: 'fast', value: 7 } } }],
  ])('is refused with a clear complaint: %s', (part, data) => {
    const reading = readSheet(data, anyRecord);
    expect(reading.ok ? '' : reading.problem).toContain(part);
  });

  it('is refused for what is wrong with the record in it', () => {
    const problem = 'a record has entries';
    expect(readSheet(SHEET, (record) => (record === RECORD ? problem : null))).toEqual({ ok: false, problem });
  });
});
