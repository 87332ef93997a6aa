// Leaks that ride on something a rule does reveal, or that hide in what is offered, waited for or ordered.

import { type Event, type Hoax, hoax, IDENTITIES } from '@pretender/hoax';
import type { Game } from '@pretender/kernel';
import { type HoaxLeak, withEmit, withRider } from './tampering.ts';

type View = Parameters<Game<Hoax>['moves']>[0];

function ownCard(view: View): string | null {
  return view.viewer === 'public' ? null : (view.hands[view.viewer]?.identity ?? null);
}

/** Offers that only those get who are telling the truth. */
function offeringOnly(isOffered: (view: View, spec: ReturnType<Game<Hoax>['moves']>[number]) => boolean): Game<Hoax> {
  const { sample: _, ...rest } = hoax;
  return { ...rest, moves: (view) => hoax.moves(view).filter((spec) => isOffered(view, spec)) };
}

export const RIDERS: readonly HoaxLeak[] = [
  {
    name: 'a verdict tells the card of the accused',
    caughtBy: 'other hidden facts',
    game: withRider('judged', ({ target }, { state }) => state.hands[target].identity),
  },
  {
    name: 'a right doubt tells the true card',
    caughtBy: 'other hidden facts',
    game: withRider('exposed', ({ seat }, { state }) => state.hands[seat].identity),
  },
  {
    name: 'the end of a round opens the undealt cards',
    caughtBy: 'other hidden facts',
    game: withRider('roundEnded', (_event, { state }) => [...state.vault.spare]),
  },
  {
    name: 'a carried doubt turns up the card of the first doubter too',
    caughtBy: 'other hidden facts',
    game: withEmit((event, { state }) => {
      const doubter = event.type === 'exposed' ? state.table.vote?.hands[0] : undefined;
      const identity = doubter === undefined ? null : state.hands[doubter].identity;
      return doubter !== undefined && identity ? [{ type: 'revealed', seat: doubter, identity }, event] : event;
    }),
  },
  {
    name: 'only the truth may be claimed',
    caughtBy: 'other hidden facts',
    game: offeringOnly(
      (view, { type, fields }) => type !== 'claim' || JSON.stringify(fields.as).includes(`"${ownCard(view)}"`),
    ),
  },
  {
    name: 'only a true Magician may immunise',
    caughtBy: 'other hidden facts',
    game: offeringOnly((view, { type }) => type !== 'immunise' || ownCard(view) === 'magician'),
    seats: 4,
  },
  {
    name: 'the table does not wait for those who are no Baron',
    caughtBy: 'other hidden facts',
    game: {
      ...hoax,
      answered: (view, ask) => hoax.answered(view, ask) || (ask.kind === 'illegality' && ownCard(view) !== 'baron'),
    },
  },
  {
    name: 'the order of keys says whether a claim is true',
    caughtBy: 'other hidden facts',
    game: withEmit((event, { state }) => {
      const isTrue = event.type === 'claimed' && state.hands[event.claim.seat].identity === event.claim.as;
      return event.type === 'claimed' && isTrue ? { claim: event.claim, type: 'claimed' } : event;
    }),
  },
  {
    name: 'from the second round on the cards are counted aloud after the covers',
    caughtBy: 'other hidden facts',
    game: withEmit((event, { state }) => {
      if (event.type !== 'asked' || event.kind !== 'take' || state.table.round < 2) return event;
      const magicians = state.hands.filter(({ identity }) => identity === 'magician');
      return [event, ...magicians.map((): Event => ({ type: 'excused', ask: event.id, seats: [] }))];
    }),
  },
  {
    name: 'a finale covers all but the own card and one more',
    caughtBy: 'invariant',
    game: withEmit((event, { state }) => {
      if (event.type !== 'finaleBegan') return event;
      const covers = state.table.heirs.flatMap((heir, seat) => {
        const own = IDENTITIES.indexOf(state.hands[seat].identity as never);
        const identities = IDENTITIES.filter(
          (each, at) => at !== own && at !== (own + 1) % 7 && heir.covers[each] === null,
        );
        return heir.standing === 'in' && identities.length > 0
          ? [{ type: 'covered', seat: seat as never, identities, why: 'finale' } as const]
          : [];
      });
      return [event, ...covers];
    }),
  },
  {
    name: 'a kept reaction that came to nothing costs a ware',
    caughtBy: 'other secret answers',
    game: withEmit((event, { state }) => {
      if (event.type !== 'exposed') return event;
      const fines = state.hands.flatMap((hand, seat) => {
        const hasKept =
          hand.answers.some(({ move }) => move.type === 'outlaw') && state.table.heirs[seat].wares.gold > 0;
        return hasKept ? [{ type: 'moved', from: seat as never, to: 'bank', gold: 1, wine: 0, grain: 0 } as const] : [];
      });
      return [event, ...fines];
    }),
  },
];
