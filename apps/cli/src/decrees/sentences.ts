// Every event as a sentence. The scene is the one just before the event, as the reader knows it.

import type { Event, Ministry } from '@pretender/decrees';
import type { Deep, Seat } from '@pretender/kernel';
import { allOf } from '../complaint.ts';
import { act, actorIn, announced, cardName, decreeName, ministry, plural, type Scene, seatsOf, whom } from './words.ts';

type EventOf<T extends Event['type']> = Deep<Extract<Event, { type: T }>>;
type Teller<T extends Event['type']> = (event: EventOf<T>, scene: Scene) => string | null;

const silent = (): null => null;

function bidsRevealed({ bids, paid }: EventOf<'bidsRevealed'>, scene: Scene): string {
  const parts = seatsOf(scene).flatMap((seat) =>
    bids[seat] === null ? [] : [`${whom(scene, seat)} ${bids[seat]} (+${paid[seat]} blame)`],
  );
  return `The bids: ${allOf(parts)}.`;
}

function reassigned({ directors }: EventOf<'reassigned'>, scene: Scene): string {
  const parts = scene.table.ministries.map((id) => {
    const seat = directors[id];
    return `${ministry(id)}: ${seat === null ? 'nobody' : whom(scene, seat)}`;
  });
  return `${act(scene, actorIn(scene), 'assign')} the posts: ${parts.join(', ')}.`;
}

function blamed({ seat, by }: EventOf<'blamed'>, scene: Scene): string {
  const now = scene.table.players[seat].personal + by;
  return `${act(scene, seat, by > 0 ? 'gain' : 'lose')} ${Math.abs(by)} Personal Blame (now ${now}).`;
}

function piled({ ministry: id, by }: EventOf<'piled'>, { table }: Scene): string {
  const now = table.posts[id].blame + by;
  const name = ministry(id);
  return `${name[0].toUpperCase()}${name.slice(1)} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} blame (now ${now}).`;
}

function restructured({ change, arrow, to }: EventOf<'restructured'>, scene: Scene): string {
  const done = `${act(scene, actorIn(scene), change)} the arrow ${arrow[0]} → ${arrow[1]}`;
  return to === undefined ? `${done}.` : `${done} to ${to[0]} → ${to[1]}.`;
}

function removed({ personal, ministry: onDesks }: EventOf<'removed'>, scene: Scene): string {
  const people = Object.entries(personal).map(([seat, blame]) => `${blame} from ${whom(scene, Number(seat) as Seat)}`);
  const desks = Object.entries(onDesks).map(([id, blame]) => `${blame} from ${ministry(id as Ministry)}`);
  const parts = [...people, ...desks].filter((part) => !part.startsWith('0 '));
  return parts.length === 0 ? 'No blame is removed.' : `Blame is removed: ${allOf(parts)}.`;
}

function stagnated({ discarded, falls }: EventOf<'stagnated'>, scene: Scene): string {
  const fallen = falls.flatMap(({ ministry: id, blame }) => {
    const seat = scene.table.posts[id].director;
    return seat === null ? [] : [`${blame} on ${whom(scene, seat)}`];
  });
  const cards = discarded.length === 0 ? 'No card' : allOf(discarded.map(cardName));
  const blame = fallen.length === 0 ? 'Nobody had blame on the desk.' : `Blame falls: ${allOf(fallen)}.`;
  return `Stagnation and Decline! ${cards} ${discarded.length > 1 ? 'are' : 'is'} discarded. ${blame}`;
}

function charged({ blame }: EventOf<'charged'>, scene: Scene): string | null {
  const gain = scene.table.resolving?.gains[0];
  if (gain === undefined || blame === 0) return null;
  const by = actorIn(scene);
  const source = by === gain.seat ? '' : ` because of ${whom(scene, by)}`;
  return `${act(scene, gain.seat, 'gain')} ${blame} Personal Blame${source}.`;
}

function traded({ transfers }: EventOf<'traded'>, scene: Scene): string {
  const parts = transfers.map(({ from, to, blame, cards }) => {
    const goods = [...(blame > 0 ? [`${blame} blame`] : []), ...(cards > 0 ? [plural(cards, 'card')] : [])];
    return `${act(scene, from, 'give')} ${whom(scene, to)} ${allOf(goods)}`;
  });
  return `A deal: ${parts.join('; ')}.`;
}

/** What is in an offer, as far as the reader may see it. */
function tabled({ offer, transfers }: EventOf<'tabled'>, scene: Scene): string {
  const parts = transfers.map(({ from, to, blame, count, cards, ask }) => {
    const seen = cards === null || cards.length === 0 ? null : allOf(cards.map(cardName));
    const asked = ask === null ? null : ask === 'any' ? plural(count, 'card') : cardName(ask);
    const goods = [
      ...(blame > 0 ? [`${blame} blame`] : []),
      ...(count > 0 ? [asked ?? seen ?? `${plural(count, 'card')}, face down`] : []),
    ];
    return `${act(scene, from, 'give')} ${whom(scene, to)} ${allOf(goods)}`;
  });
  return `Offer ${offer}: ${parts.join('; ')}.`;
}

const DROPPED = {
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
  failed: 'could not be kept',
} as const;

const LACKS = {
  blame: (count: number) => `no longer ${count} Personal Blame`,
  cards: (count: number) => (count === 1 ? 'no longer the card' : `no longer all ${count} cards`),
  room: (count: number) => `no more than ${count} blame taken over in a turn`,
} as const;

const dropped: Teller<'dropped'> = ({ offer, why, seat, lack }, scene) => {
  const because = [...(seat === null ? [] : [whom(scene, seat)]), ...(lack ? [LACKS[lack.of](lack.count)] : [])];
  return `Offer ${offer} ${DROPPED[why]}${because.length === 0 ? '' : ` (${because.join(': ')})`}.`;
};

const SENTENCES: { readonly [T in Event['type']]: Teller<T> } = {
  opened: ({ deck }) => `Played with: ${deck.title}, by ${deck.author}.`,
  bidsRevealed,
  lotDrawn: ({ among }, scene) => `The lot decides among ${allOf(among.map((seat) => whom(scene, seat)))}.`,
  appointed: ({ seat }, scene) => `${act(scene, seat, 'direct')} Human Resources.`,
  reassigned,
  stacked: silent,
  dealt: ({ seat, card }, scene) => `${act(scene, seat, 'are')} dealt ${cardName(card)}.`,
  laid: silent,
  asked: silent,
  closed: silent,
  noted: ({ seat, move }, { reader, names }) => (reader === 'truth' ? `(${names[seat]}: ${move.type}.)` : null),
  turnBegan: ({ number, seat }, scene) =>
    `Turn ${number}: ${seat === scene.reader ? 'yours' : `${scene.names[seat]}'s`}.`,
  spent: ({ actions }, scene) =>
    actions < 0 ? `${act(scene, actorIn(scene), 'have')} ${plural(-actions, 'more action')}.` : null,
  blamed,
  piled,
  distributed: ({ blame }, scene) =>
    `${act(scene, actorIn(scene), 'distribute')} blame: ${Object.entries(blame)
      .map(([id, amount]) => `${id} ${amount}`)
      .join(', ')}.`,
  moved: ({ seat, to }, scene) => {
    const by = actorIn(scene);
    return `${act(scene, by, 'move')}${by === seat ? '' : ` ${whom(scene, seat)}`} to ${ministry(to)}.`;
  },
  restructured,
  forwarded: ({ decree, to }, scene) =>
    `${act(scene, actorIn(scene), 'forward')} ${decree} (${decreeName(decree)}) to ${ministry(to)}.`,
  stamped: ({ decree, seat }, scene) => `${act(scene, seat, 'stamp')} ${decree} (${decreeName(decree)}).`,
  unstamped: ({ decree }) => `${decree} loses its latest stamp.`,
  amended: ({ decree, steps }) => `${decree} now goes ${steps.join(', ')}.`,
  promulgated: ({ decree, budget }) =>
    `${decree} (${decreeName(decree)}) is promulgated: up to ${budget} blame may go.`,
  removed,
  drew: ({ seat, card }, scene) => `${act(scene, seat, 'draw')} ${cardName(card)}.`,
  drawn: ({ seat }, scene) =>
    seat === scene.reader || scene.reader === 'truth' ? null : `${act(scene, seat, 'draw')} a card.`,
  stagnated,
  buried: silent,
  salvaged: ({ seat, card }, scene) => `${act(scene, seat, 'save')} ${cardName(card)}.`,
  shed: ({ seat, card }, scene) => `${act(scene, seat, 'put')} ${cardName(card)} away.`,
  played: ({ seat, card, with: slots }, scene) => `${act(scene, seat, 'play')} ${announced(scene, card, slots)}.`,
  takenBack: () => 'The card is taken back.',
  reacted: ({ seat, card }, scene) => `${act(scene, seat, 'answer')} with ${cardName(card)}.`,
  prevented: ({ blame }) => `${blame} blame is kept away.`,
  cancelled: () => 'The card does nothing.',
  proceeded: silent,
  drawing: silent,
  resolved: silent,
  due: silent,
  charged,
  looked: ({ seat, at, cards }, scene) =>
    `${act(scene, seat, 'search')} ${whom(scene, at)}: ${allOf(cards.map(cardName))}.`,
  taken: ({ to, card }, scene) => `${act(scene, to, 'take')} ${cardName(card)}.`,
  took: ({ from, to }, scene) =>
    scene.reader === from || scene.reader === to || scene.reader === 'truth'
      ? null
      : `${act(scene, to, 'take')} a card from ${whom(scene, from)}.`,
  offered: ({ offer, by, parties }, scene) =>
    `${act(scene, by, 'make')} offer ${offer}, among ${allOf(parties.map((seat) => whom(scene, seat)))}.`,
  countered: ({ offer, version }) => `Offer ${offer} is changed (version ${version}).`,
  tabled,
  agreed: ({ offer, seat }, scene) => `${act(scene, seat, 'accept')} offer ${offer}.`,
  filled: silent,
  traded,
  handed: ({ from, to, cards }, scene) =>
    `${act(scene, from, 'hand')} ${whom(scene, to)} ${allOf(cards.map(cardName))}.`,
  offerClosed: silent,
  dropped,
  promised: ({ by, to, text }, scene) => `${act(scene, by, 'promise')} ${whom(scene, to)}: “${text}”`,
  published: ({ by, to, text }, scene) =>
    `A promise by ${whom(scene, by)} to ${whom(scene, to)} is laid on the table: “${text}”`,
  marked: ({ seat, note, as }, scene) => `${act(scene, seat, 'call')} promise ${note + 1} on the table ${as}.`,
  ended: ({ reason }) =>
    reason === 'deck' ? 'The deck is empty: the game is over.' : 'All decrees are promulgated: the game is over.',
};

export function sentence(event: Deep<Event>, scene: Scene): string | null {
  return SENTENCES[event.type](event as never, scene);
}
