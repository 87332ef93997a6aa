// What the others could read of this reader in a round that is over: the one thing that is most worth to know. Everything here lay
// open to all, and the cards have been turned.

import type { Identity, Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { type Chronicle, type ClaimNote, truthOf } from '../chronicle.ts';
import { identityName } from '../speech.ts';

type Reaction = keyof Public['heirs'][number]['chances'];

/** Who speaks in each reaction. */
const HEADS: readonly (readonly [Reaction, Identity])[] = [
  ['immunise', 'magician'],
  ['outlaw', 'baron'],
  ['sentence', 'judge'],
  ['absolve', 'monk'],
];

interface Reacted {
  readonly who: Identity;
  readonly did: number;
  readonly could: number;
}

interface Counted {
  readonly count: number;
}

/** What was noticed, and what there is to say about it. */
interface Kinds {
  readonly always: Reacted;
  readonly meddled: Reacted;
  readonly never: Reacted;
  readonly allTrue: Counted;
  readonly noneTrue: Counted;
  readonly stood: Counted;
  readonly goodEye: Counted;
  readonly badEye: Counted;
  readonly passed: Counted & { readonly seat: Seat; readonly most: number };
}
type Kind = keyof Kinds;
export type Noticed = { readonly [K in Kind]: { readonly kind: K } & Kinds[K] }[Kind];

interface Round {
  readonly chronicle: Chronicle;
  readonly table: Public;
  readonly me: Seat;
}

/** Fewer are nobody's habit. */
const ENOUGH = 4;
const OFTEN = 0.75;

function cardOf({ chronicle, table, me }: Round): Identity | null {
  return chronicle.cards.findLast(({ round, seat }) => round === table.round && seat === me)?.identity ?? null;
}

function reactions(round: Round): Noticed[] {
  const card = cardOf(round);
  const { chances, reactions: done } = round.table.heirs[round.me];
  return HEADS.flatMap(([reaction, who]): Noticed[] => {
    const [could, did] = [chances[reaction], done[reaction]];
    if (could < ENOUGH) return [];
    if (did >= OFTEN * could) return [{ kind: who === card ? 'always' : 'meddled', who, did, could }];
    return who === card && did === 0 ? [{ kind: 'never', who, did, could }] : [];
  });
}

const claimsIn = ({ chronicle, table }: Round): readonly ClaimNote[] =>
  chronicle.claims.filter(({ round }) => round === table.round);

function own(round: Round): Noticed[] {
  const { chronicle, me } = round;
  const claims = claimsIn(round).filter(({ seat }) => seat === me);
  const truths = claims.filter((claim) => truthOf(chronicle, claim) === true).length;
  const stood = claims.filter((claim) => claim.outcome === 'stood' && truthOf(chronicle, claim) === false).length;
  const found: Noticed[] = [];
  if (claims.length >= ENOUGH && truths === claims.length) found.push({ kind: 'allTrue', count: truths });
  if (claims.length >= ENOUGH && truths === 0) found.push({ kind: 'noneTrue', count: claims.length });
  if (stood >= ENOUGH) found.push({ kind: 'stood', count: stood });
  return found;
}

/** Of the lies that went by without this reader's hand, whose were most. */
function passedBy(round: Round): Noticed[] {
  const { chronicle, me } = round;
  const lies = claimsIn(round).filter(
    (claim) =>
      claim.seat !== me &&
      !claim.doubters.includes(me) &&
      ['stood', 'collapsed'].includes(claim.outcome) &&
      truthOf(chronicle, claim) === false,
  );
  const told = lies.reduce((all, { seat }) => all.set(seat, (all.get(seat) ?? 0) + 1), new Map<Seat, number>());
  const [first] = [...told].toSorted(([, a], [, b]) => b - a);
  return first === undefined || first[1] < ENOUGH
    ? []
    : [{ kind: 'passed', count: lies.length, seat: first[0], most: first[1] }];
}

function hands(round: Round): Noticed[] {
  const raised = claimsIn(round).filter(({ doubters }) => doubters.includes(round.me));
  const [right, wrong] = [false, true].map(
    (isTrue) => raised.filter((claim) => truthOf(round.chronicle, claim) === isTrue).length,
  );
  if (wrong >= 2 && wrong > right) return [{ kind: 'badEye', count: wrong }];
  return right >= 2 && right === raised.length ? [{ kind: 'goodEye', count: right }] : [];
}

/** What gives a card away comes first, then what was missed, then praise. */
const WEIGHT: { readonly [K in Kind]: number } = {
  always: 9,
  allTrue: 8,
  badEye: 7,
  noneTrue: 6,
  passed: 5,
  goodEye: 4,
  meddled: 3,
  stood: 2,
  never: 1,
};

export function noticedOf(round: Round): Noticed | null {
  const all = [...reactions(round), ...own(round), ...passedBy(round), ...hands(round)];
  return all.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])[0] ?? null;
}

const say = () => words.hoaxPanels;
const reacted = ({ who, did, could }: Reacted) => ({ as: identityName(who), did, could });

const TEXTS: { readonly [K in Kind]: (of: Kinds[K], names: Names) => string } = {
  always: (of) => say().noticed_always(reacted(of)),
  meddled: (of) => say().noticed_meddled(reacted(of)),
  never: (of) => say().noticed_never(reacted(of)),
  allTrue: ({ count }) => say().noticed_allTrue({ count }),
  noneTrue: ({ count }) => say().noticed_noneTrue({ count }),
  stood: ({ count }) => say().noticed_stood({ count }),
  goodEye: ({ count }) => say().noticed_goodEye({ count }),
  badEye: ({ count }) => say().noticed_badEye({ count }),
  passed: ({ count, seat, most }, names) => say().noticed_passed({ count, most, a: names.of(seat) }),
};

export function noticedText(noticed: Noticed, names: Names): string {
  return (TEXTS[noticed.kind] as (of: Noticed, names: Names) => string)(noticed, names);
}
