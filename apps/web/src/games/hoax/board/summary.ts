// The sentence that a move comes to, before it is said.

import { type Action, type Claim, type Deal, type Move, WARES, type Ware } from '@pretender/hoax';
import type { RawMove, Seat } from '@pretender/kernel';
import { words } from '../../../words/words.svelte.ts';
import { claimSentence, identityName, listText, neitherText, wareCount, waresText } from '../speech.ts';
import { debtOf } from '../table/cost.ts';
import type { Desk } from '../table/desk.svelte.ts';
import type { Control } from './controls.ts';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

function actionOf({ type: _type, with: partner, give, take, count, deals, ...move }: MoveOf<'claim'>): Action {
  if (move.do !== 'swap') return { ...move, ...(count === undefined ? {} : { count }) } as Action;
  const plain = { with: partner, give, take, count } as Deal;
  return { as: 'merchant', do: 'swap', deals: deals ?? [plain] };
}

/** Like ones are counted together. */
function wares(list: readonly Ware[]): string {
  const kinds = [...new Set(list)];
  return listText(kinds.map((kind) => wareCount(kind, list.filter((ware) => ware === kind).length)));
}

type Summaries = { readonly [T in Move['type']]?: (desk: Desk, move: MoveOf<T>) => string };

const spoken = (desk: Desk, claim: object) => claimSentence({ ...claim, seat: desk.me as Seat } as Claim, desk.names);

/** What there is nothing to choose about, and to whom it goes. */
function owed({ me, names, table }: Desk): string {
  const debt = debtOf(table, me as Seat);
  if (debt === null) return '';
  const said = { name: names.of(table.turn.seat), wares: waresText(debt.give) };
  const back = WARES.some((ware) => debt.get[ware] > 0);
  return back ? words.hoaxTable.sumSwap({ ...said, get: waresText(debt.get) }) : words.hoaxTable.sumOwe(said);
}

const SUMMARIES: Summaries = {
  claim: (desk, move) => spoken(desk, { kind: 'action', as: move.as, action: actionOf(move) }),
  sentence: (desk, { ware, count, share }) =>
    spoken(desk, { kind: 'sentence', as: 'judge', ware, count, share: share ?? null }),
  absolve: (desk, { ware }) => spoken(desk, { kind: 'absolve', as: 'monk', ware }),
  inform: ({ names }, { target, trios }) => words.hoaxTable.sumInform({ name: names.of(target), trios }),
  accuse: ({ names }, { target, identity }) =>
    words.hoaxTable.sumAccuse({ name: names.of(target), identity: identityName(identity) }),
  challenge: (_desk, { identity }) => words.hoaxTable.sumChallenge({ identity: identityName(identity) }),
  cover: (_desk, move) => words.hoaxTable.sumCover({ list: neitherText(move.identities) }),
  take: (_desk, move) => words.hoaxTable.sumTake({ wares: wares(move.wares) }),
  show: ({ names, table }, move) =>
    words.hoaxTable.sumShow({ name: names.of(table.turn.seat), list: neitherText(move.identities) }),
  pay: (desk, { ware }) => (ware ? words.hoaxTable.sumPay({ wares: wareCount(ware, 1) }) : owed(desk)),
  crown: ({ names }, { crowner }) => words.hoaxTable.sumCrown({ name: names.of(crowner) }),
};

export function summaryOf(desk: Desk, move: RawMove): string | null {
  const summary = SUMMARIES[move.type as Move['type']] as ((desk: Desk, move: never) => string) | undefined;
  return summary?.(desk, move as never) || null;
}

/** "Petra, Judge: 2 gold" */
export function settleLabel({ names, table }: Desk, { said }: Control): string {
  const { sentences, offers } = table.turn;
  const isFine = said.as === 'judge';
  const fine = isFine ? sentences.find(({ seat }) => seat === said.to) : null;
  const tithe = isFine ? null : offers.find(({ seat }) => seat === said.to);
  const price = fine ? wareCount(fine.ware, fine.count) : tithe ? wareCount(tithe.ware, 1) : '';
  const name = names.of(said.to as Seat);
  return words.hoaxTable.settleOne({ name, identity: identityName(isFine ? 'judge' : 'monk'), wares: price });
}
