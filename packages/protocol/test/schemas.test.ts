import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import {
  askBackSchema,
  clientSchema,
  commandSchema,
  copyKeySchema,
  helloSchema,
  makeTicketSchema,
  nameSchema,
  openTableSchema,
  pingSchema,
  readWith,
  settingsSchema,
  showTicketSchema,
  takeSeatSchema,
} from '../src/index.ts';

const NONCE = '00112233445566778899aabbccddeeff';
const SETTINGS = { game: 'hoax', seats: 5 };

const COMMANDS = [
  { t: 'move', id: 'a', ask: 0, move: { type: 'claim', as: 'farmer', n: 2, wares: { grain: 1 }, seats: [0, 1] } },
  { t: 'lastCall', id: 'a', ask: 3 },
  { t: 'hold', id: 'a', ask: 3 },
  { t: 'seen', id: 'a', ask: 3 },
  { t: 'autoPass', id: 'a', scope: 'turn' },
  { t: 'order', id: 'a', order: { type: 'outlaw', against: ['steal'] } },
  { t: 'withdraw', id: 'a', order: 3 },
  { t: 'pause', id: 'a' },
  { t: 'resume', id: 'a' },
  { t: 'say', id: 'a', text: 'hello' },
  { t: 'phrase', id: 'a', phrase: 3 },
  { t: 'rename', id: 'a', name: 'Ann' },
  { t: 'seatBot', id: 'a', seat: 2, level: 'honest' },
  { t: 'clearSeat', id: 'a', seat: 2 },
  { t: 'uninvite', id: 'a', seat: 2 },
  { t: 'leave', id: 'a' },
  { t: 'giveHost', id: 'a', seat: 2 },
  { t: 'takeHost', id: 'a' },
  { t: 'silence', id: 'a', seat: null, isSilent: true },
  { t: 'mute', id: 'a', seats: [1, 2], gallery: true },
  { t: 'start', id: 'a', nonce: NONCE },
  { t: 'start', id: 'a' },
  { t: 'rematch', id: 'a' },
  { t: 'ready', id: 'a', commitment: '0123456789abcdef'.repeat(4) },
  { t: 'open', id: 'a', nonce: '0123456789abcdef0123456789abcdef' },
  { t: 'vote', id: 'a', motion: { kind: 'windUp' }, yes: true },
  { t: 'vote', id: 'a', motion: { kind: 'standIn', seat: 3 }, yes: true },
  { t: 'vote', id: 'a', motion: { kind: 'speed', speed: 'days' }, yes: false },
  { t: 'approve', id: 'a', request: 1, yes: true },
];

describe('commands', () => {
  it.each(COMMANDS)('$t is read as it is', (command) => {
    expect(commandSchema.parse(command)).toEqual(command);
    expect(clientSchema.parse(command)).toEqual(command);
  });

  it('cover every kind there is', () => {
    const kinds = commandSchema.def.options.flatMap((option) => option.def.shape.t.def.values);
    expect(new Set([...COMMANDS.map(({ t }) => t), 'change'])).toEqual(new Set(kinds));
  });

  it('fill in what a table has by default', () => {
    const change = { t: 'change', id: 'a', settings: SETTINGS };
    expect(commandSchema.parse(change)).toMatchObject({ settings: { speed: 'normal', hours: 24, hasChat: true } });
  });

  it.each(COMMANDS)('$t takes nothing more and needs its id', (command) => {
    expect(commandSchema.safeParse({ ...command, seatOf: 1 }).success).toBe(false);
    expect(commandSchema.safeParse({ ...command, id: undefined }).success).toBe(false);
    expect(commandSchema.safeParse({ ...command, id: '' }).success).toBe(false);
    expect(commandSchema.safeParse({ ...command, id: 'x'.repeat(41) }).success).toBe(false);
  });

  it.each([
    [{ t: 'phrase', id: 'a', phrase: 24 }, 'phrase', 'phrase must stay below 24.'],
    [{ t: 'say', id: 'a', text: '' }, 'text', 'text must have a length of at least 1.'],
    [{ t: 'say', id: 'a', text: 'x'.repeat(281) }, 'text', 'text must have a length of at most 280.'],
    [{ t: 'say', id: 'a', text: '  ' }, 'text', 'text must have something in it that is seen.'],
    [{ t: 'say', id: 'a', text: 'cafe\u0301' }, 'text', 'text must be in the composed form of Unicode (NFC).'],
    [{ t: 'rename', id: 'a', name: 'A\u200bnn' }, 'name', 'name must have no invisible characters.'],
    [{ t: 'say', id: 'a', text: 7 }, 'text', 'text must be of type string.'],
    [{ t: 'hold', id: 'a', ask: 1.5 }, 'ask', 'ask must be a whole number.'],
    [{ t: 'seen', id: 'a', ask: -1 }, 'ask', 'ask must be at least 0.'],
    [{ t: 'hold', id: 'a', ask: -1 }, 'ask', 'ask must be at least 0.'],
    [{ t: 'autoPass', id: 'a', scope: 'all' }, 'scope', 'scope must be one of off, turn, concern, round.'],
    [{ t: 'uninvite', id: 'a', seat: 14 }, 'seat', 'seat must stay below 14.'],
    [{ t: 'ready', id: 'a', commitment: NONCE }, 'commitment', expect.stringContaining('commitment')],
    [{ t: 'ready', id: 'a', nonce: NONCE }, 'commitment', expect.stringContaining('commitment')],
    [{ t: 'pause', id: 'a', x: 1 }, 'x', 'x is not known here.'],
    [{ t: 'fly', id: 'a' }, 't', 't is of no kind that is known here.'],
    [{ t: 'rename', id: 'a', name: ' Ann' }, 'name', 'name must neither begin nor end with a space.'],
    [{ t: 'move', id: 'a', ask: 0, move: {} }, 'move.type', 'move.type must be of type string.'],
    [7, null, 'It must be of type object.'],
  ])('%j is explained', (value, field, why) => {
    expect(readWith(commandSchema, value)).toEqual({ ok: false, field, why });
  });

  it.each(['a\nb', 'a\u0007b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ud800b'])('%j cannot be said', (text) => {
    const reading = readWith(commandSchema, { t: 'say', id: 'a', text });
    expect(reading).toMatchObject({ ok: false, field: 'text', why: expect.stringContaining('without control') });
  });

  it.each(['Ça va?', '👩‍🚀 ✌️', 'سلام', 'שלום', '你好'])('%j can be said', (text) => {
    expect(readWith(commandSchema, { t: 'say', id: 'a', text }).ok).toBe(true);
  });

  it('explain shortly, however long the name of a field is', () => {
    const reading = readWith(commandSchema, { t: 'pause', id: 'a', ['x'.repeat(8000)]: 1 });
    expect(reading.ok ? '' : reading.why.length).toBeLessThan(120);
  });
});

describe('hello and ping', () => {
  it('may bring a key and what was heard already', () => {
    const hello = { t: 'hello', v: PROTOCOL, table: 'abc' };
    for (const more of [{}, { token: 'x' }, { since: 0 }, { token: 'x', since: 9 }])
      expect(helloSchema.safeParse({ ...hello, ...more }).success).toBe(true);
    for (const more of [
      { v: PROTOCOL + 1 },
      { table: 'x'.repeat(41) },
      { token: 'x'.repeat(101) },
      { since: -1 },
      { seat: 1 },
    ])
      expect(helloSchema.safeParse({ ...hello, ...more }).success).toBe(false);
    expect(pingSchema.safeParse({ t: 'ping', n: 3 }).success).toBe(true);
    expect(pingSchema.safeParse({ t: 'ping', n: '3' }).success).toBe(false);
  });
});

describe('bodies', () => {
  const ann = { name: 'Ann', nonce: NONCE };
  it.each([
    ['openTable', openTableSchema, { settings: SETTINGS, name: 'Ann' }],
    ['takeSeat', takeSeatSchema, { name: 'Ann' }],
    ['askBack', askBackSchema, { seat: 3, name: 'Ann' }],
    ['copyKey', copyKeySchema, { token: 'x' }],
    ['makeTicket', makeTicketSchema, { token: 'x', seat: 3 }],
    ['showTicket', showTicketSchema, { ticket: 'x' }],
  ])('%s: every field is needed, no other is taken', (_name, schema, body) => {
    expect(schema.safeParse(body).success).toBe(true);
    expect(schema.safeParse({ ...body, more: 1 }).success).toBe(false);
    for (const field of Object.keys(body))
      expect(schema.safeParse({ ...body, [field]: undefined }).success).toBe(false);
  });

  it('take the nonce of an older client, if it is one', () => {
    for (const [schema, more] of [
      [openTableSchema, { settings: SETTINGS }],
      [takeSeatSchema, {}],
      [askBackSchema, { seat: 3 }],
    ] as const) {
      expect(schema.safeParse({ ...ann, ...more }).success).toBe(true);
      expect(schema.safeParse({ ...ann, ...more, nonce: 'abc' }).success).toBe(false);
    }
  });

  it('takes a seat with a ticket or without, and a key as the only one or not', () => {
    expect(takeSeatSchema.safeParse({ ...ann, ticket: 'x' }).success).toBe(true);
    expect(copyKeySchema.safeParse({ token: 'x', isOnly: true }).success).toBe(true);
    for (const ticket of ['', 'x'.repeat(101), 7, null])
      expect(takeSeatSchema.safeParse({ ...ann, ticket }).success).toBe(false);
  });

  it.each(['Ann', 'Ånn-Marie', '李雷', "O'Brien", 'x'.repeat(24), 'A B', 'Анна', 'नमिता', 'Việt', '7', 'Ann ❤️'])(
    '%s is a name',
    (name) => {
      expect(nameSchema.safeParse(name).success).toBe(true);
    },
  );

  const FILLERS = ['\u3164', '\u2800', 'Ann\u2800', '\uffa0', '\u115f'];
  const MARKS = ['\u0300\u0301', `a${'\u0489'.repeat(23)}`, 'x\u0323\u0324\u0325', '\ufdfd'.repeat(24), '❤️', '...'];
  it.each([...FILLERS, ...MARKS, '', ' ', ' Ann', 'Ann ', 'A\nB', 'A\u0000B', 'A\u202eB', '\u200b', 'x'.repeat(25)])(
    '%j is no name',
    (name) => {
      expect(nameSchema.safeParse(name).success).toBe(false);
    },
  );

  it.each([
    { seats: 1 },
    { seats: 15 },
    { speed: 'fast' },
    { hours: 0 },
    { options: { x: null } },
    { options: { x: { y: 1 } } },
    { options: { x: 'y'.repeat(41) } },
    { host: 1 },
  ])('%j is no setting', (change) => {
    expect(settingsSchema.safeParse({ ...SETTINGS, ...change }).success).toBe(false);
  });

  it('does not let a key that every object has slip into the options', () => {
    const settings = settingsSchema.parse(JSON.parse('{"game":"hoax","seats":4,"options":{"__proto__":true}}'));
    expect(Object.keys(settings.options)).toEqual([]);
    expect(Object.getPrototypeOf(settings.options)).toBe(Object.prototype);
  });
});
