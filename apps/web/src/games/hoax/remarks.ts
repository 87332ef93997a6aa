// What the log says of each event, as data: which sentence, about whom. The words come when it is read.

import { beginsBy, type Claim, type Event } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';
import type { Words } from '../../words/generated/hoaxLog.ts';
import type { Remark } from '../face.ts';
import { whyMoved } from './moved.ts';
import type { HoaxView } from './view.ts';

type Say = keyof Words;
type About = Partial<Pick<Remark, 'tone' | 'clause'>>;
type Remarks<T extends Event['type']> = (
  event: Extract<Event, { type: T }>,
  before: HoaxView,
) => readonly Remark[] | Remark | null;

const nothing = () => null;

/** Parts that are seats are whom the line concerns. */
function line(say: Say, args: Remark['args'], about: About = {}): Remark {
  const seats = ['a', 'b', 'c'].map((part) => args[part]).filter((seat) => typeof seat === 'number') as Seat[];
  return { say, args, seats, ...about };
}

const DOUBT = { tone: 'doubt' } as const;
const SECRET = { tone: 'secret' } as const;

type Details<K extends Claim['kind']> = (claim: Deep<Extract<Claim, { kind: K }>>, condemned: Seat) => Remark['args'];

const one = (ware: string, count: number) =>
  ['gold', 'wine', 'grain'].map((kind) => (kind === ware ? count : 0)).join(',');

const DETAILS: { readonly [K in Claim['kind']]: Details<K> } = {
  action: ({ action }) => ({
    ...('ware' in action ? { ware: action.ware } : {}),
    ...('target' in action ? { b: action.target } : {}),
    ...('count' in action ? { wares: one(action.ware, action.count) } : {}),
    ...('deals' in action ? { deals: JSON.stringify(action.deals) } : {}),
  }),
  immunise: () => ({}),
  outlaw: (_claim, condemned) => ({ b: condemned }),
  sentence: ({ ware, count, share }, condemned) => ({
    b: condemned,
    wares: one(ware, count),
    ...(share === null || count < 2 ? {} : { c: share }),
  }),
  absolve: ({ ware }, condemned) => ({ b: condemned, wares: one(ware, 1) }),
};

const CLAUSES = {
  action: 'H3.3',
  immunise: 'H10.2',
  outlaw: 'H11.1',
  sentence: 'H11.6',
  absolve: 'H11.9',
} as const;

const claimed: Remarks<'claimed'> = ({ claim }, { table }) => {
  const details = (DETAILS[claim.kind] as Details<Claim['kind']>)(claim as never, table.turn.seat);
  const isShared = claim.kind === 'sentence' && details.c !== undefined;
  const deed = claim.kind === 'action' ? claim.action.do : isShared ? 'shared' : claim.kind;
  const args = { a: claim.seat, as: claim.as, ...details };
  return line(`claimed_${deed}`, args, { tone: 'claim', clause: CLAUSES[claim.kind] });
};

/** A claim that nobody doubted stands without a word; after a wrong doubt the card has said it. */
const stood: Remarks<'stood'> = ({ seat }, { table }) => {
  const { claim, vote, heirs } = table;
  if (!claim || !vote) return null;
  const isProved = heirs[seat].card === claim.as || heirs[seat].former === claim.as;
  if (isProved && vote.hands.length >= vote.need) return null;
  return line('collapsed', { a: seat }, { ...DOUBT, clause: 'H8.8' });
};

/** What a seat is told of its own secret answer, where it is worth a line. */
const noted: Remarks<'noted'> = ({ move }, { table }) => {
  if (move.type === 'support') return line('noted_support', {}, SECRET);
  if (move.type === 'immunise' || move.type === 'outlaw' || move.type === 'sentence' || move.type === 'absolve')
    return line('noted_reaction', { reaction: move.type }, { ...SECRET, clause: 'H12.5' });
  if (move.type !== 'pay') return null;
  const { deed } = table.turn;
  const isOne = deed?.do === 'claim' && (deed.action.do === 'tax' || deed.action.do === 'collect');
  if (isOne && move.ware) return line('noted_pay', { wares: one(move.ware, 1) }, SECRET);
  return line('noted_due', {}, SECRET);
};

const moved: Remarks<'moved'> = ({ from, to, gold, wine, grain }, { table }) => {
  const why = whyMoved({ from, to }, table);
  if (why === null) return null;
  const [a, b] = from === 'bank' ? [to, null] : [from, to];
  const args = { a: a as Seat, wares: `${gold},${wine},${grain}`, ...(b === null || b === 'bank' ? {} : { b }) };
  return line(`moved_${why}`, args);
};

const REVEALED = { claim: 'H9.4', challenge: 'H15.10', accuse: 'H28.5', inform: null } as const;
const COVERED = {
  start: 'H2.3',
  doubt: 'H15.10',
  exhausted: 'H14.1',
  finale: 'H15.3',
  information: 'H15.6',
  accusation: 'H28.6',
  renewed: 'H23.4',
} as const;
const SCORED = {
  accusation: 'H6.3',
  repelled: 'H6.5',
  wrongDoubt: 'H9.4',
  finale: 'H16.2',
  finaleLoss: 'H16.2',
  draw: 'H15.11',
} as const;

const judged = ({ right }: { right: boolean }) =>
  right ? ({ tone: 'good', clause: 'H6.3' } as const) : ({ tone: 'bad', clause: 'H6.4' } as const);

const roundEnded: Remarks<'roundEnded'> = ({ victor, cards }) => [
  victor === null
    ? line('roundEnded_draw', {}, { clause: 'H15.11' })
    : line('roundEnded_victor', { a: victor }, { tone: 'good' }),
  line('turnedUp', { cards: cards.join(',') }, { clause: 'H17.1' }),
];

/** The other of the last two. */
function finalists({ table }: HoaxView): Remark['args'] {
  const [a, b] = table.heirs.flatMap(({ standing }, seat) => (standing === 'in' ? [seat] : []));
  return { a: a as Seat, b: b as Seat };
}

function opponentOf({ table }: HoaxView): Seat {
  return table.heirs.findIndex(({ standing }, seat) => standing === 'in' && seat !== table.turn.seat) as Seat;
}

/** How it came that somebody begins the match. */
const BEGAN = { lot: 'roundBegan_lot', host: 'roundBegan', oldest: 'roundBegan_oldest' } as const;

const REMARKS: { readonly [T in Event['type']]: Remarks<T> } = {
  roundBegan: ({ round, starter }, { table }) =>
    line(round === 1 ? BEGAN[beginsBy(table.config)] : 'roundBegan', { round, a: starter }, { tone: 'turn' }),
  dealt: ({ seat, identity }) => line('dealt', { a: seat, as: identity }, SECRET),
  putAside: nothing,
  asked: nothing,
  excused: nothing,
  closed: nothing,
  noted,
  covered: ({ seat, identities, why }) =>
    line(`covered_${why}`, { a: seat, heads: identities.join(',') }, { clause: COVERED[why] }),
  moved,
  turnBegan: ({ seat }) => line('turnBegan', { a: seat }, { tone: 'turn' }),
  idled: ({ seat }) => line('idled', { a: seat }, { clause: 'H19.1' }),
  claimed,
  doubted: ({ seat, need }, { table }) =>
    line('doubted', { a: seat, b: table.claim?.seat ?? table.turn.seat, need }, { ...DOUBT, clause: 'H8.3' }),
  supported: ({ seat }) => line('supported', { a: seat }, DOUBT),
  declined: ({ seat }) => line('declined', { a: seat }, DOUBT),
  stood,
  exposed: ({ seat }, { table }) =>
    line('exposed', { a: seat, as: table.claim?.as ?? '' }, { tone: 'bad', clause: 'H9.1' }),
  revealed: ({ seat, identity }, { table }) =>
    line(
      'revealed',
      { a: seat, as: identity },
      { tone: 'good', clause: table.claim ? 'H9.4' : REVEALED[table.turn.deed?.do ?? 'accuse'] },
    ),
  left: ({ seat, standing }) => line(standing === 'shown' ? 'left_shown' : 'left_hidden', { a: seat }),
  scored: ({ seat, points, why }) => line(`scored_${why}`, { a: seat, points }, { tone: 'good', clause: SCORED[why] }),
  informed: ({ target, trios: paid }, { table }) =>
    line('informed', { a: table.turn.seat, b: target, trios: paid }, { clause: 'H5.1' }),
  showed: ({ target, buyer, identities }) =>
    line('showed', { a: target, b: buyer, heads: identities.join(',') }, { ...SECRET, clause: 'H20.3' }),
  // The two of them have been told more.
  learned: ({ target, buyer }, { viewer }) =>
    viewer === target || viewer === buyer ? null : line('learned', { a: target, b: buyer }, { clause: 'H20.3' }),
  named: ({ accuser, target, identity }) =>
    line('named', { a: accuser, b: target, as: identity }, { ...SECRET, clause: 'H6.1' }),
  judged: (event) =>
    line(event.right ? 'judged_right' : 'judged_wrong', { a: event.accuser, b: event.target }, judged(event)),
  accused: (event) =>
    line(
      event.right ? 'accused_right' : 'accused_wrong',
      { a: event.accuser, b: event.target, as: event.identity },
      judged(event),
    ),
  lapsed: ({ seat, scope }) =>
    scope === 'turn'
      ? line('lapsed_turn', {}, { clause: 'H21.12' })
      : line('lapsed_own', { a: seat }, { clause: 'H21.11' }),
  renewed: ({ seat }) => line('renewed', { a: seat }, { clause: 'H23.1' }),
  redealt: ({ seat, identity }) => line('redealt', { a: seat, as: identity }, SECRET),
  prompted: ({ seats }) => line('prompted', { seats: seats.join(',') }, { clause: 'H26.1' }),
  challenged: ({ identity }, before) =>
    line(
      'challenged',
      { a: before.table.turn.seat, b: opponentOf(before), as: identity },
      { ...DOUBT, clause: 'H15.10' },
    ),
  // What is paid says it.
  settled: nothing,
  finaleBegan: (_event, before) => line('finaleBegan', finalists(before), { tone: 'turn', clause: 'H15.1' }),
  roundEnded,
  won: ({ seat }) => line('won', { a: seat }, { tone: 'good', clause: 'H16.1' }),
  crowned: ({ crowner }, { table }) =>
    line('crowned', { a: crowner, b: table.king ?? crowner }, { tone: 'good', clause: 'H18.1' }),
};

export function remarks(event: Event, before: HoaxView): readonly Remark[] {
  const said = (REMARKS[event.type] as Remarks<Event['type']>)(event as never, before);
  if (said === null) return [];
  return Array.isArray(said) ? said : [said as Remark];
}
