// What people do on such an evening. Each does one thing after the other; what the model expects is compared at once.

import { pick } from '@pretender/kernel';
import { localBots } from '../../../../src/bots/local-bots.ts';
import { NUMBER_TIME } from '../../../../src/tables/dealing.ts';
import { openHall } from '../../../../src/tables/hall.ts';
import { fakeClient } from '../../fake-client.ts';
import { NONCES, quiet } from '../../settings.ts';
import { herePeople, listen, note, pass, pickHere, type SeatEvening } from './evening.ts';

const ADDRESSES = Array.from({ length: 6 }, (_, at) => `203.0.113.${at}`);
const WAITS = [50, 1000, 19_000, 25_000, 61_000, 100_000, 181_000] as const;
/** As long as it may take until cards are dealt anew. */
const A_ROUND = 1_200_000;
const MOTIONS = [{ kind: 'windUp' }, { kind: 'speed', speed: 'normal' }, { kind: 'speed', speed: 'brisk' }] as const;

/** What was expected and did not come, or the other way round. */
export type Surprise = string | null;
type Act = (evening: SeatEvening) => Promise<Surprise>;

const surprise = (what: string, isDone: boolean, isExpected: boolean): Surprise =>
  isDone === isExpected ? null : `${what}: ${isDone ? 'done' : 'refused'} and not ${isExpected ? 'done' : 'refused'}`;

/** `ack`, or the code of the refusal. */
async function says(evening: SeatEvening, seat: number, command: object): Promise<string> {
  const answer = await evening.clients[seat].send({ ...command, id: `said${++evening.words}` } as never);
  return answer.t === 'no' ? answer.code : answer.t;
}

const move: Act = async (evening) => {
  const { model, draws, clients, table } = evening;
  const seat = draws.below(model.seats.length);
  const { isHere, key } = model.seats[seat];
  if (isHere) {
    clients[seat].drop();
    model.drop(seat);
    return null;
  }
  clients[seat] = fakeClient(() => evening.hall, table, key);
  const isIn = await clients[seat].connect().then(
    () => true,
    () => false,
  );
  if (isIn) model.come(seat);
  return isIn ? null : `seat ${seat} does not open to its own key`;
};

const leaveOneHere: Act = async (evening) => {
  const stays = pickHere(evening);
  for (const seat of herePeople(evening))
    if (seat !== stays) {
      evening.clients[seat].drop();
      evening.model.drop(seat);
    }
  return null;
};

const wait: Act = async (evening) => {
  const isGranted = evening.model.requests.some((asked) => asked.isGranted);
  await pass(evening, isGranted ? A_ROUND : pick(evening.draws, WAITS));
  return null;
};

const restart: Act = async (evening) => {
  const { world, model, clients } = evening;
  if (evening.draws.below(4) > 0) return null;
  note(evening, model.requests.some(({ isGranted }) => isGranted) ? 'a restart after a grant' : 'a restart');
  for (const client of clients) client.session = null;
  world.forget();
  evening.store = evening.store.crash('kept');
  evening.hall = await openHall({ store: evening.store, world, bots: localBots(), log: quiet });
  model.restart();
  await listen(evening);
  return null;
};

const ask: Act = async (evening) => {
  const { model, draws, hall, code, keys } = evening;
  const [seat, from] = [draws.below(model.seats.length), pick(draws, ADDRESSES)];
  const isExpected = model.mayAsk(seat, from);
  const pending = model.requests.filter((asked) => asked.seat === seat).length;
  const asked = await hall.askBack(code, seat, { name: `Thief ${++evening.asks}`, nonce: NONCES[3], from });
  if (asked.ok) {
    keys.push(asked.value.token);
    model.ask(seat, from, asked.value.token);
    if (pending === 4) note(evening, 'a fifth request');
  } else if (asked.refusal.why?.includes('said no')) note(evening, 'a request refused because of a no');
  return surprise(`asking for ${seat} from ${from}`, asked.ok, isExpected);
};

/** By one of those who are here; or by all of them, as somebody who sits in more than one seat. */
const approve: Act = async (evening) => {
  const { model, draws } = evening;
  if (model.requests.length === 0) return ask(evening);
  const { request } = pick(draws, model.requests);
  const yes = draws.below(6) > 0;
  const here = herePeople(evening);
  const by = draws.below(3) === 0 ? here : here.slice(0, 1 + draws.below(2));
  for (const seat of by) {
    const asked = model.requests.find((other) => other.request === request);
    if (asked === undefined) return null;
    const code = await says(evening, seat, { t: 'approve', request, yes });
    if (code === 'too-fast') return null;
    const [isDone, isExpected] = [code === 'ack', model.approve(seat, asked, yes)];
    if (!yes) note(evening, 'a request ended');
    const differs = surprise(`${seat} says ${yes} to ${request}`, isDone, isExpected);
    if (differs !== null) return differs;
    await pass(evening, 1);
  }
  return null;
};

const vote: Act = async (evening) => {
  const { model, draws } = evening;
  const by = pickHere(evening);
  const motion = pick(draws, MOTIONS);
  if (by === null) return null;
  if (motion.kind === 'speed' && motion.speed === evening.speed) return null;
  const yes = draws.below(5) > 0;
  const before = model.outcomes.length;
  const code = await says(evening, by, { t: 'vote', motion, yes });
  if (code === 'too-fast') return null;
  const [isDone, isExpected] = [code === 'ack', model.vote(by, JSON.stringify(motion), yes)];
  if (model.outcomes.length > before) note(evening, 'a motion carried by a word');
  return surprise(`${by} votes ${yes} for ${JSON.stringify(motion)}`, isDone, isExpected);
};

const letBotPlay: Act = async (evening) => {
  const { model, draws } = evening;
  const by = pickHere(evening);
  const seat = draws.below(model.seats.length);
  if (by === null || by === seat || model.seats[seat].isHere) return null;
  const isPossible = model.mayLetBotPlay(by, seat);
  const code = await says(evening, by, { t: 'vote', motion: { kind: 'standIn', seat }, yes: true });
  if (code === 'too-fast') return null;
  const isTooEarly = code === 'not-now';
  note(evening, isTooEarly ? 'a bot was not let play' : 'a bot was let play');
  return surprise(`a bot for ${seat}`, !isTooEarly, isPossible);
};

/** Another match, if none is played. */
const begin: Act = async (evening) => {
  const { model } = evening;
  if (model.isPlaying) return vote(evening);
  // Nobody has a number, and whoever has just come has had the time for one.
  await pass(evening, NUMBER_TIME);
  for (const seat of herePeople(evening)) {
    await says(evening, seat, { t: 'takeHost' });
    if ((await says(evening, seat, { t: 'rematch' })) === 'ack') return null;
  }
  return null;
};

const ACTS: readonly Act[] = [
  ...[move, move, move, leaveOneHere, wait, wait, wait, wait, ask, ask, ask, approve, approve, approve, approve],
  ...[vote, letBotPlay, begin, begin, restart],
];

export const actAtRandom = (evening: SeatEvening): Promise<Surprise> => pick(evening.draws, ACTS)(evening);
