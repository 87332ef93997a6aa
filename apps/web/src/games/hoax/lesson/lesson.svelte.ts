// The first table of somebody who has never played: their first claim is safe, then somebody else lies to them.

import { type Identity, looseWares, type Move, WARES } from '@pretender/hoax';
import type { Ask, RawMove, Seat } from '@pretender/kernel';
import type { Cue, Lesson } from '../../../sitting/lesson.ts';
import type { AnyView } from '../../face.ts';
import type { HoaxView } from '../view.ts';

/** The newcomer, who begins; the one who lies to them; the one who doubts them in vain. */
const ME = 0 as Seat;
export const LIAR = 1 as Seat;
const DOUBTER = 2 as Seat;
/** The newcomer's turn and the liar's. */
const TURNS = 2;
/** What the liar pretends to be. */
const LIE: Identity = 'magician';

/** Given up at the start, by seats: nothing that the first claims are made of. */
const SPARE: readonly Identity[] = ['judge', 'merchant', 'farmer', 'monk'];

interface Scene {
  readonly view: HoaxView;
  readonly seat: Seat;
  /** The newcomer has claimed what they really are. */
  readonly isTrue: boolean;
}

type Kind = HoaxView['table']['asks'][number]['kind'];
type Script = (scene: Scene) => Cue | null;

const say = (move: Move, after: number): Cue => ({ move: move as unknown as RawMove, after });

/** One after the other, never all at once. */
const later = (seat: Seat, from: number) => from + 450 * seat;

const cover: Script = ({ view, seat }) => {
  const spare = [...SPARE.slice(seat % 3), ...SPARE].find((who) => who !== view.hands[seat]?.identity);
  return spare ? say({ type: 'cover', identities: [spare] }, 0) : null;
};

const take: Script = ({ seat }) => say({ type: 'take', wares: [WARES[(seat + 1) % WARES.length]] }, 0);

/** Whoever has most to lose, but for the newcomer: it is somebody else's trouble yet. */
function victimIn({ table }: HoaxView): Seat {
  const loose = (seat: number) =>
    Object.values(looseWares(table.heirs[seat].wares)).reduce((sum, count) => sum + count, 0);
  const others = table.heirs.map((_, seat) => seat).filter((seat) => seat !== ME && seat !== LIAR);
  return others.toSorted((a, b) => loose(b) - loose(a))[0] as Seat;
}

const declaration: Script = ({ view, seat }) =>
  seat === LIAR ? say({ type: 'claim', as: LIE, do: 'bewitch', target: victimIn(view) }, 2600) : null;

const isOwnClaim = ({ table }: HoaxView) => table.claim?.seat === ME;

/** One doubts a bluff of the newcomer, so that they see how much a doubt needs; everything else is let pass. */
const reaction: Script = ({ view, seat, isTrue }) => {
  if (seat === ME) return null;
  const isDoubted = isOwnClaim(view) && view.table.claim?.kind === 'action' && seat === DOUBTER && !isTrue;
  return isDoubted ? say({ type: 'doubt' }, 1800) : say({ type: 'pass' }, later(seat, 2200));
};

const vote: Script = ({ view, seat }) => {
  if (seat === ME) return null;
  return isOwnClaim(view) ? say({ type: 'decline' }, later(seat, 1700)) : say({ type: 'support' }, later(seat, 300));
};

/** The law comes later; the newcomer is not asked about it yet. */
const law: Script = ({ seat }) => say({ type: 'pass' }, seat === ME ? 0 : later(seat, 100));

const SCRIPTS: { readonly [K in Kind]?: Script } = { cover, take, declaration, reaction, vote, illegality: law };

export class FirstTable implements Lesson {
  readonly options = { firstPlayer: 'host' };
  stage = $state<Lesson['stage']>('play');
  #card: Identity | null = null;
  readonly #jobs: (() => void)[] = [];

  isGood(views: readonly AnyView[]): boolean {
    const cards = (views as unknown as readonly HoaxView[]).map(({ hands }, seat) => hands[seat]?.identity ?? null);
    this.#card = cards[ME];
    return cards[LIAR] !== LIE;
  }

  answer(seen: AnyView, ask: Ask, seat: Seat): Cue | 'wait' | null {
    const view = seen as unknown as HoaxView;
    const { round, turn, claim } = view.table;
    if (this.stage === 'over') return null;
    if (turn.number > TURNS || round > 1) {
      this.stage = 'asking';
      return 'wait';
    }
    return SCRIPTS[ask.kind as Kind]?.({ view, seat, isTrue: claim?.as === this.#card }) ?? null;
  }

  goOn(): void {
    this.stage = 'over';
    for (const job of this.#jobs) job();
  }

  whenOver(job: () => void): void {
    this.#jobs.push(job);
  }
}
