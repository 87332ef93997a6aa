// Every event as a sentence. The scene is the one just before the event, as the reader knows it.

import { type Beginning, beginsBy, type Event, type Heir, type Move } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';
import { allOf } from '../complaint.ts';
import { claimWords } from './speech.ts';
import { act, identityList, plural, type Scene, seatsOf, theIdentity, titled, wareList, whom, whose } from './words.ts';

type EventOf<T extends Event['type']> = Deep<Extract<Event, { type: T }>>;
type Teller<T extends Event['type']> = (event: EventOf<T>, scene: Scene) => string | null;
type CoverReason = EventOf<'covered'>['why'];
type ScoreReason = keyof Heir['earned'];

const silent = (): null => null;

const COVERS: { readonly [R in CoverReason]: string } = {
  start: 'to begin with',
  doubt: 'having been found out',
  exhausted: 'as every card of it lies face up',
  finale: 'as it was shown to the other finalist',
  information: 'in answer to the question',
  accusation: 'having been accused of it wrongly',
  renewed: 'with the new card',
};

const SCORES: { readonly [R in ScoreReason]: string } = {
  accusation: 'for the right accusation',
  repelled: 'for having been accused wrongly',
  wrongDoubt: 'for having been doubted wrongly',
  finale: 'for winning the finale',
  finaleLoss: 'for reaching the finale',
  draw: 'for a drawn finale',
};

type Noted<T extends Move['type']> = (move: Deep<Extract<Move, { type: T }>>) => string;

/** Secret answers that show only later, or never. The rest of "You …". */
const NOTES: { readonly [T in Move['type']]?: Noted<T> } = {
  immunise: () => 'will claim the Magician when the time comes',
  outlaw: () => 'will declare it illegal when the time comes',
  sentence: ({ ware, count }) => `will demand ${count} ${ware} when the time comes`,
  absolve: ({ ware }) => `will offer an indulgence for 1 ${ware} when the time comes`,
  support: () => 'will raise a hand',
};

function noted({ seat, move }: EventOf<'noted'>, { reader, names }: Scene): string | null {
  const note = NOTES[move.type] as Noted<Move['type']> | undefined;
  const name = seat === reader ? 'You' : names[seat];
  if (note) return `(${name} ${note(move as never)}.)`;
  return reader === 'truth' ? `(${name}: ${move.type}.)` : null;
}

/** After a wrong doubt the claimant's card lies open; otherwise nobody has looked. */
function stood({ seat }: EventOf<'stood'>, { table, ...scene }: Scene): string {
  const claimant = whose({ table, ...scene }, seat);
  if (table.vote !== null && table.vote.hands.length >= table.vote.need)
    return `What ${whom({ table, ...scene }, seat)} claimed still counts.`;
  if (table.vote === null) return `Nobody doubts; ${claimant} claim stands.`;
  return `Only ${plural(table.vote.hands.length, 'hand')} of ${table.vote.need}: ${claimant} claim stands, true or not.`;
}

function exposed({ seat }: EventOf<'exposed'>, scene: Scene): string | null {
  const { claim } = scene.table;
  if (claim === null) return null;
  const isAction = claim.kind === 'action';
  const claimant = scene.reader === seat ? 'you are' : `${scene.names[seat]} is`;
  return `The doubt is right: ${claimant} not ${theIdentity(claim.as)}. ${isAction ? 'Nothing happens.' : 'The claim is void.'}`;
}

function revealed({ seat, identity }: EventOf<'revealed'>, scene: Scene): string {
  const { claim, vote, turn } = scene.table;
  const reveal = `${act(scene, seat, 'show')} a card: ${theIdentity(identity)}!`;
  if (claim !== null && vote !== null) return `The doubt is wrong! ${reveal}`;
  return turn.deed?.do === 'challenge' ? `Wrong! ${reveal}` : reveal;
}

function roundEnded({ victor, next, cards }: EventOf<'roundEnded'>, scene: Scene): string {
  const winner = victor === null ? 'The finale is drawn.' : `${act(scene, victor, 'win')} the finale.`;
  const open = cards.map((card, seat) => `${scene.names[seat]} ${titled(card)}`).join(', ');
  return `${winner} All cards are turned up: ${open}. ${act(scene, next, 'begin')} the next round.`;
}

function scored({ seat, points, why }: EventOf<'scored'>, scene: Scene): string {
  const now = scene.table.heirs[seat].points + points;
  return `${act(scene, seat, 'get')} ${plural(points, 'point')} ${SCORES[why]}, now ${now}.`;
}

function finalists(scene: Scene): string {
  return allOf(
    seatsOf(scene)
      .filter((seat) => scene.table.heirs[seat].standing === 'in')
      .map((seat) => whom(scene, seat)),
  );
}

function isParty({ reader }: Scene, ...seats: Seat[]): boolean {
  return reader === 'truth' || seats.some((seat) => seat === reader);
}

/** Whoever heard the name needs no more than the verdict. */
function judged({ accuser, target, right }: EventOf<'judged'>, scene: Scene): string {
  const verdict = right ? 'right' : 'wrong';
  if (isParty(scene, accuser, target)) return `The accusation is ${verdict}.`;
  return `${act(scene, accuser, 'accuse')} ${whom(scene, target)} in a whisper. The accusation is ${verdict}.`;
}

const BEGINNINGS: { readonly [B in Beginning]: string } = {
  lot: ', drawn by lot',
  host: '',
  oldest: ', as the oldest',
};

const SENTENCES: { readonly [T in Event['type']]: Teller<T> } = {
  roundBegan: ({ round, starter }, scene) =>
    `Round ${round}: ${act(scene, starter, 'begin')}${round === 1 ? BEGINNINGS[beginsBy(scene.table.config)] : ''}.`,
  dealt: ({ seat, identity }, scene) => `${act(scene, seat, 'are')} ${theIdentity(identity)}.`,
  putAside: ({ identities }) => `(Put aside unseen: ${identities.map(titled).join(', ')}.)`,
  asked: silent,
  excused: silent,
  closed: silent,
  noted,
  covered: ({ seat, identities, why }, scene) =>
    `${act(scene, seat, 'cover')} ${identityList(identities)}, ${COVERS[why]}.`,
  moved: ({ from, to, ...wares }, scene) =>
    from === 'bank'
      ? `${act(scene, to as Seat, 'take')} ${wareList(wares)} from the bank.`
      : `${act(scene, from, 'give')} ${wareList(wares)} to ${whom(scene, to)}.`,
  turnBegan: ({ number, seat }, scene) =>
    `Turn ${number}: ${scene.names[seat]}${seat === scene.reader ? ' (you)' : ''}`,
  idled: ({ seat }, scene) => `${act(scene, seat, 'let')} the time run out.`,
  claimed: ({ claim }, scene) =>
    `${claim.seat === scene.reader ? 'You' : scene.names[claim.seat]}: “${claimWords(claim, scene)}.”`,
  doubted: ({ seat, need }, scene) =>
    `${act(scene, seat, 'doubt')} it: “Hoax!” ${need === 1 ? 'That is enough.' : `${need} hands are needed.`}`,
  supported: ({ seat }, scene) =>
    `${act(scene, seat, 'raise')} a hand (${(scene.table.vote?.hands.length ?? 0) + 1} of ${scene.table.vote?.need ?? 0}).`,
  declined: ({ seat }, scene) => `${act(scene, seat, 'do not')} raise a hand.`,
  stood,
  exposed,
  revealed,
  left: ({ seat, standing }, scene) =>
    `${act(scene, seat, 'are')} out of the round, card face ${standing === 'shown' ? 'up' : 'down'}.`,
  scored,
  informed: ({ target, trios }, scene) =>
    `${act(scene, scene.table.turn.seat, 'pay')} ${plural(trios, 'trio')} to learn about ${whom(scene, target)}.`,
  showed: ({ target, buyer, identities }, scene) =>
    `${act(scene, target, 'show')} ${whom(scene, buyer)} in secret: not ${identityList(identities)}.`,
  learned: ({ target, buyer, trios }, scene) =>
    isParty(scene, target, buyer)
      ? null
      : `${act(scene, target, 'show')} ${whom(scene, buyer)} in secret, for ${plural(trios, 'trio')}, what they are not.`,
  named: ({ accuser, target, identity }, scene) =>
    `${act(scene, accuser, 'accuse')} ${whom(scene, target)} in a whisper of being ${theIdentity(identity)}.`,
  judged,
  accused: ({ accuser, target, identity, right }, scene) =>
    `${act(scene, accuser, 'accuse')} ${whom(scene, target)} openly of being ${theIdentity(identity)}. That is ${right ? 'right' : 'wrong'}.`,
  lapsed: ({ scope }) => (scope === 'turn' ? 'What was still to come in this turn is dropped.' : null),
  renewed: ({ seat }, scene) => `${act(scene, seat, 'draw')} a second card, still in the round.`,
  redealt: ({ seat, identity }, scene) => `${act(scene, seat, 'are')} ${theIdentity(identity)} now.`,
  prompted: ({ seats }, scene) => `Cheers: ${allOf(seats.map((seat) => whom(scene, seat)))}.`,
  challenged: ({ identity }, scene) =>
    `${act(scene, scene.table.turn.seat, 'challenge')}: “You are not ${theIdentity(identity)}!”`,
  settled: ({ to, as }, scene) =>
    `${act(scene, scene.table.turn.seat, 'settle')} with ${whom(scene, to)}, the ${titled(as)}.`,
  finaleBegan: (_event, scene) => `Two are left: the finale between ${finalists(scene)} begins.`,
  roundEnded,
  won: ({ seat }, scene) =>
    `${act(scene, seat, 'have')} ${plural(scene.table.heirs[seat].points, 'point')} and ${seat === scene.reader ? 'win' : 'wins'} the crown!`,
  crowned: ({ crowner }, scene) =>
    `${act(scene, crowner, 'put')} the crown on ${scene.table.king === null ? 'the winner' : `${whose(scene, scene.table.king)}`} head.`,
};

export function sentence(event: Deep<Event>, scene: Scene): string | null {
  return SENTENCES[event.type](event as never, scene);
}
