// How the game is put into words: names of ministries, cards and decrees, what is asked, a line of the log.

import type { Ministry, Slots } from '@pretender/decrees';
import { asSeat, type Seat } from '@pretender/kernel';
import type { LogLine } from '../../sitting/log-line.ts';
import type { Names } from '../../sitting/names.ts';
import { words } from '../../words/words.svelte.ts';
import { isMinistry } from './ministries.ts';
import type { DecreesView } from './view.ts';

/** "Secret Service" */
export function ministryName(id: Ministry): string {
  return words.decrees[`ministry_${id}`]();
}

/** As short as a desk on a phone needs it: "Secret S." */
export function ministryShort(id: Ministry): string {
  return words.decrees[`short_${id}`]();
}

type CardKey = keyof typeof words.decreesCards;

/** Cards of another deck keep the name that is written on them. */
function own(key: string, otherwise: string): string {
  const say = Object.hasOwn(words.decreesCards, key) ? words.decreesCards[key as CardKey] : null;
  return say ? say() : otherwise;
}

/** "Pass the Buck" */
export function cardName(id: string): string {
  return own(`card_${id}`, id.replaceAll('_', ' '));
}

/** What is written on it. */
export function cardText(id: string): string {
  return own(`text_${id}`, '');
}

/** "Relighting of the Beacons" */
export function decreeName(id: string): string {
  return own(`decree_${id}`, id);
}

/** Making one takes longer than a thousand sentences. */
const lists = new Map<string, Intl.ListFormat>();

/** "Ada, Tom and Petra" */
export function listText(items: readonly string[]): string {
  const { language } = words;
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, list);
  return list.format(items);
}

/** As who does something, as whom it is done to ("for you"), or after a word like "by" and "between". Names stay the same. */
export type Case = 'you' | 'youWhom' | 'youOf';

/** "you" where it is the reader. */
export function nameOrYou(seat: Seat, names: Names, as: Case = 'you'): string {
  return names.isMe(seat) ? words.decrees[as]() : names.of(seat);
}

/** "3 blame" */
export function blameText(count: number): string {
  return words.decrees.blame({ count });
}

type AskKind = DecreesView['table']['asks'][number]['kind'];

/** What the open question wants of the reader, or what the table waits for. By what everybody sees. */
export function promptFor(ask: DecreesView['table']['asks'][number], view: DecreesView, names: Names): string {
  const { table, viewer, hands } = view;
  const kind = ask.kind as AskKind;
  const isMine = viewer !== 'public' && ask.seats.includes(viewer);
  const isAnswered = isMine && hands[viewer]?.answers.some(({ ask: each }) => each === ask.id) === true;
  const resolving = table.resolving;
  const said = {
    a: names.of(ask.seats[0] ?? table.turn.seat),
    b: names.of(resolving?.seat ?? table.turn.seat),
    card: resolving?.card ? cardName(resolving.card) : '',
    count: resolving?.gains[0]?.blame ?? 0,
    budget: table.promulgation?.budget ?? 0,
    actions: table.turn.actions,
    you: names.isMe(resolving?.seat ?? table.turn.seat) ? 'b' : 'other',
  };
  if (isMine && isAnswered) return words.decrees[`done_${kind === 'auction' ? 'auction' : 'window'}`]();
  return isMine ? words.decrees[`ask_${kind}`](said) : words.decrees[`wait_${kind}`](said);
}

const split = (text: string) => (text === '' ? [] : text.split(','));
const seatOf = (text: string) => asSeat(Number(text));

/** How the arguments of a line are read; any other stays as it is. */
const READERS: Readonly<Record<string, (text: string, names: Names) => string>> = {
  a: (text, names) => names.of(seatOf(text)),
  b: (text, names) => nameOrYou(seatOf(text), names),
  card: (text) => cardName(text),
  cards: (text) => (text === '' ? words.decrees.nothing() : listText(split(text).map(cardName))),
  decree: (text) => decreeName(text),
  ministry: (text) => ministryName(text as Ministry),
  other: (text) => ministryName(text as Ministry),
  from: (text) => ministryName(text as Ministry),
  to: (text) => ministryName(text as Ministry),
  aims: aimsText,
  steps: (text) =>
    split(text)
      .map((id) => ministryShort(id as Ministry))
      .join(' → '),
  seats: (text, names) => listText(split(text).map((seat) => nameOrYou(seatOf(seat), names))),
  /** To whom. */
  parties: (text, names) => listText(split(text).map((seat) => nameOrYou(seatOf(seat), names, 'youWhom'))),
  /** `0:3,1:7`: so much for each seat. */
  shares: (text, names) =>
    listText(
      split(text).map((part) => {
        const [seat = '', amount = ''] = part.split(':');
        return `${nameOrYou(seatOf(seat), names)} ${amount}`;
      }),
    ),
  /** `NAV:3` */
  heaps: (text) =>
    listText(
      split(text).map((part) => {
        const [id = '', amount = ''] = part.split(':');
        return `${ministryName(id as Ministry)} ${amount}`;
      }),
    ),
  /** `NAV:2`: who directs what. */
  posts: (text, names) =>
    split(text)
      .map((part) => {
        const [id = '', seat = ''] = part.split(':');
        return `${ministryName(id as Ministry)} – ${seat === '' ? words.decrees.vacant() : nameOrYou(seatOf(seat), names)}`;
      })
      .join(', '),
};

/** What a card was aimed at, in the order of its slots. */
function aimsText(text: string, names: Names): string {
  const said = (value: unknown): string[] => {
    if (Array.isArray(value)) return [value.map((id) => ministryName(id)).join(' → ')];
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(said);
    if (isMinistry(value)) return [ministryName(value)];
    const word = String(value);
    return [Object.hasOwn(CHOICES, word) ? CHOICES[word]() : decreeName(word)];
  };
  const slots = Object.entries(JSON.parse(text) as Slots).flatMap(([slot, value]) => {
    if (slot === 'q') return [nameOrYou(value as Seat, names)];
    return typeof value === 'number' ? [blameText(value)] : isPosts(value) ? [] : said(value);
  });
  return slots.length === 0 ? '…' : slots.join(', ');
}

const isPosts = (value: unknown) => typeof value === 'object' && value !== null && 'directors' in value;

/** Words that are chosen, not names. */
export const CHOICES: Readonly<Record<string, () => string>> = {
  add: () => words.decreesTable.choice_add(),
  remove: () => words.decreesTable.choice_remove(),
  reverse: () => words.decreesTable.choice_reverse(),
  move: () => words.decreesTable.choice_move(),
  insert: () => words.decreesTable.choice_insert(),
  delete: () => words.decreesTable.choice_delete(),
};

/** What somebody removed, from people and from desks. */
function poolsText(shares: string, heaps: string, names: Names): string {
  const parts = [READERS.shares(shares, names), READERS.heaps(heaps, names)].filter((part) => part !== '');
  return parts.length === 0 ? words.decrees.nothing() : parts.join(', ');
}

export function lineText({ say, args }: LogLine, names: Names): string {
  const read = Object.entries(args).map(([name, value]) => [name, READERS[name]?.(String(value), names) ?? value]);
  const me = (['a', 'b'] as const).find((part) => args[part] !== undefined && names.isMe(seatOf(String(args[part]))));
  const pools =
    args.shares === undefined || args.heaps === undefined
      ? {}
      : { pools: poolsText(String(args.shares), String(args.heaps), names) };
  const sentence = words.decreesLog[say as keyof typeof words.decreesLog] as (args: object) => string;
  return sentence({ you: me ?? 'other', ...Object.fromEntries(read), ...pools });
}
