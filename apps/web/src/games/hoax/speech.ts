// How the game is put into words. Everything that shows a name of the game, a claim, a reason or a line of the log asks here.

import { type Action, type Claim, type Identity, WARES, type Ware, type Wares } from '@pretender/hoax';
import { type Ask, asSeat, type Deep, type Refusal, type Seat } from '@pretender/kernel';
import { preferences } from '../../settings/preferences.svelte.ts';
import type { LogLine } from '../../sitting/log-line.ts';
import type { Names } from '../../sitting/names.ts';
import { withClause } from '../../words/refusals.ts';
import { words } from '../../words/words.svelte.ts';
import { sentenceFor } from './refusals.ts';
import type { HoaxView } from './view.ts';

/** As the edition of 1999 calls them. */
const ORIGINAL: { readonly [I in Identity]: { readonly name: string; readonly initial: string } } = {
  baron: { name: 'Baron', initial: 'Ba' },
  monk: { name: 'Mönch', initial: 'Mö' },
  judge: { name: 'Richter', initial: 'R' },
  merchant: { name: 'Händler', initial: 'H' },
  magician: { name: 'Magier', initial: 'Ma' },
  thief: { name: 'Dieb', initial: 'D' },
  farmer: { name: 'Bauer', initial: 'Bu' },
};

const isOriginal = () => preferences.now.names === 'original';

/** "Baron" */
export function identityName(who: Identity): string {
  return isOriginal() ? ORIGINAL[who].name : words.hoax[`identity_${who}`]();
}

/** One letter of that name, or two; no two heads have the same within a language. */
export function initialOf(who: Identity): string {
  return isOriginal() ? ORIGINAL[who].initial : words.hoax[`initial_${who}`]();
}

/** "gold" */
export function wareName(ware: Ware): string {
  return words.hoax[`good_${ware}`]();
}

/** "2 gold" */
export function wareCount(ware: Ware, count: number): string {
  return words.hoax[`ware_${ware}`]({ count });
}

/** Making one takes longer than a thousand sentences. */
const lists = new Map<string, Intl.ListFormat>();

function joined(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const { language } = words;
  const key = `${language} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, list);
  return list.format(items);
}

/** "Ada, Tom and Petra" */
export const listText = (items: readonly string[]): string => joined(items, 'conjunction');

/** "Ada, Tom or Petra" */
export const orText = (items: readonly string[]): string => joined(items, 'disjunction');

/** "the Baron or the Monk", after a not. */
export function neitherText(heads: readonly Identity[]): string {
  return orText(heads.map((who) => words.hoax.theIdentity({ identity: identityName(who) })));
}

/** "2 gold and 1 wine" */
export function waresText(wares: Readonly<Wares>): string {
  const held = WARES.filter((ware) => wares[ware] > 0).map((ware) => wareCount(ware, wares[ware]));
  return held.length === 0 ? words.hoax.nothing() : listText(held);
}

/** What can be done in one's own name or another's, by the name the page uses for it. */
export type Deed = Action['do'] | Exclude<Claim['kind'], 'action'> | 'inform' | 'accuse' | 'challenge';

export function deedName(deed: Deed): string {
  return words.hoax[`action_${deed}`]();
}

/** What it does, in one line. */
export function deedEffect(deed: Deed): string {
  return words.hoax[`effect_${deed}`]();
}

interface SpokenDeal {
  readonly with: Seat | 'bank';
  readonly give: Ware;
  readonly take: Ware;
  readonly count: number;
}

/** "2 grain for 2 wine with the bank" */
function dealText({ with: partner, give, take, count }: SpokenDeal, names: Names): string {
  const isBank = partner === 'bank';
  return words.hoax.deal({
    give: wareCount(give, count),
    take: wareCount(take, count),
    bank: isBank ? 'yes' : names.isMe(partner) ? 'me' : 'no',
    partner: isBank ? '' : names.of(partner),
  });
}

/** Words that need none of these leave them unused. */
function claimDetails(claim: Deep<Claim>, names: Names) {
  const details = claim.kind === 'action' ? claim.action : claim;
  const ware = 'ware' in details ? details.ware : 'gold';
  const count = 'count' in details ? details.count : 1;
  return {
    as: identityName(claim.as),
    b: 'target' in details ? names.of(details.target) : '',
    deals: 'deals' in details ? listText(details.deals.map((deal) => dealText(deal, names))) : '',
    ware,
    wares: wareCount(ware, count),
  };
}

/** What the claimant says aloud, for the ribbon: "Two gold for your Baron, if you please." Each seat has its own manner. */
export function claimSentence(claim: Deep<Claim>, names: Names): string {
  const deed = claim.kind === 'action' ? claim.action.do : claim.kind;
  const manner = claim.seat % 2 === 0 ? 0 : 1;
  return words.hoaxClaims[`said_${deed}${manner}`](claimDetails(claim, names));
}

/** Why not, in one sentence, with the paragraph. */
export function refusalSentence({ code, clause }: Pick<Refusal, 'code' | 'clause'>): string {
  return withClause(sentenceFor(code), clause);
}

type Kind = HoaxView['table']['asks'][number]['kind'];

/** A declaration is asked in three ways. */
type Way = Kind | 'again' | 'duel';

function wayOf(kind: Kind, { table }: HoaxView): Way {
  if (kind !== 'declaration') return kind;
  if (table.finale && table.config.finaleMode === 'duel') return 'duel';
  return table.turn.isSecondTry ? 'again' : kind;
}

/** Whose doing the question is about: the claimant, the one who is asked alone, or whose turn it is. */
const ABOUT_CLAIM: ReadonlySet<Kind> = new Set(['reaction', 'vote']);

function aboutWhom({ kind, seats }: Ask, { table }: HoaxView, isAsked: boolean): Seat {
  if (ABOUT_CLAIM.has(kind as Kind)) return table.claim?.seat ?? table.turn.seat;
  if (kind === 'showing' && isAsked) return table.turn.seat;
  return seats[0] ?? table.turn.seat;
}

function isWaiting({ id, seats }: Ask, { viewer, hands }: HoaxView): boolean {
  if (viewer === 'public' || !seats.includes(viewer)) return true;
  return hands[viewer]?.answers.some(({ ask }) => ask === id) === true;
}

/**
 * What an open question wants of the reader, or what the table waits for. By what everybody sees: who has answered is nobody's
 * business but one's own.
 */
export function promptFor(ask: Ask, view: HoaxView, names: Names): string {
  const { table, viewer } = view;
  const kind = ask.kind as Kind;
  const way = wayOf(kind, view);
  const isAsked = !isWaiting(ask, view);
  const whom = aboutWhom(ask, view, isAsked);
  const opponent = table.heirs.findIndex(({ standing }, seat) => standing === 'in' && seat !== table.turn.seat) as Seat;
  const said = {
    a: names.of(whom),
    b: opponent < 0 ? '' : names.of(opponent),
    as: table.claim ? identityName(table.claim.as) : '',
    you: names.isMe(whom) ? 'a' : 'other',
    count: kind === 'take' ? table.config.startWares : viewer === 'public' ? 1 : table.heirs[viewer].toCover,
  };
  return isAsked ? words.hoax[`ask_${way}`](said) : words.hoax[`wait_${way}`](said);
}

const seatOf = (text: string) => asSeat(Number(text));
const split = (text: string) => (text === '' ? [] : text.split(','));
const nameOrYou = (seat: Seat, names: Names) => (names.isMe(seat) ? words.hoax.you() : names.of(seat));
const numbers = (text: string) => split(text).map(Number);

/** How the arguments of a line are read; any other stays as it is. */
const READERS: Readonly<Record<string, (text: string, names: Names) => string>> = {
  a: (text, names) => names.of(seatOf(text)),
  b: (text, names) => names.of(seatOf(text)),
  c: (text, names) => nameOrYou(seatOf(text), names),
  as: (text) => identityName(text as Identity),
  seats: (text, names) => listText(split(text).map((seat) => nameOrYou(seatOf(seat), names))),
  heads: (text) => listText(split(text).map((who) => identityName(who as Identity))),
  wares: (text) => {
    const [gold = 0, wine = 0, grain = 0] = numbers(text);
    return waresText({ gold, wine, grain });
  },
  deals: (text, names) => listText((JSON.parse(text) as SpokenDeal[]).map((deal) => dealText(deal, names))),
  cards: (text, names) =>
    split(text)
      .map((who, seat) => `${names.of(asSeat(seat))} – ${identityName(who as Identity)}`)
      .join(', '),
  reaction: (text) => deedName(text as Deed),
};

/** In which part the reader is concerned: `a` does it, `b` has it done to him. */
function partOf({ args }: LogLine, names: Names): string {
  const isPart = (part: string) => args[part] !== undefined && names.isMe(seatOf(String(args[part])));
  return ['a', 'b'].find(isPart) ?? 'other';
}

export function lineText(line: LogLine, names: Names): string {
  const read = Object.entries(line.args).map(([name, value]) => [name, READERS[name]?.(String(value), names) ?? value]);
  const sentence = words.hoaxLog[line.say as keyof typeof words.hoaxLog] as (args: object) => string;
  return sentence({ you: partOf(line, names), ...Object.fromEntries(read) });
}
