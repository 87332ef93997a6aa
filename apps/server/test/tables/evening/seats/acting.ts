// What people do on such an evening. Each does one thing after the other; what the model expects is compared at once.

import { pick } from '@pretender/kernel';
import { localBots } from '../../../../src/bots/local-bots.ts';
import { NUMBER_TIME } from '../../../../src/tables/dealing.ts';
import { openHall } from '../../../../src/tables/hall.ts';
import { fakeClient } from '../../fake-client.ts';
import { NONCES, quiet } from '../../settings.ts';
import { herePeople, listen, note, pass, pickHere, type SeatEvening } from './evening.ts';

const ADDRESSES = Array.from({ length: 11 }, (_, at) => `203.0.113.${at}`);
const WAITS = [50, 1000, 19_000, 25_000, 61_000, 100_000, 181_000] as const;
/** As long as it may take until cards are dealt anew. */
const A_ROUND = 1_200_000;
const MOTIONS = [
  ...[{ kind: 'windUp' }, { kind: 'speed', speed: 'normal' }],
  ...[
    { kind: 'speed', speed: 'brisk' },
    { kind: 'speed', speed: 'days' },
  ],
] as const;

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

/** Somebody who is away comes for less than a quarter of a minute, or a little more. */
const look: Act = async (evening) => {
  const { model, draws } = evening;
  const away = [...model.seats.keys()].filter((seat) => !model.seats[seat].isHere);
  if (away.length === 0) return move(evening);
  const seat = pick(draws, away);
  evening.clients[seat] = fakeClient(() => evening.hall, evening.table, model.seats[seat].key);
  await evening.clients[seat].connect();
  model.come(seat);
  const ms = pick(draws, [1, 1000, 14_999, 15_000]);
  await pass(evening, ms);
  evening.clients[seat].drop();
  model.drop(seat);
  if (ms < 15_000) note(evening, 'a look');
  return null;
};

/** Whoever has the code takes a free seat; where bots sit, the host clears one before. */
const sitDown: Act = async (evening) => {
  const { model, draws, hall, code, keys, seats, clients } = evening;
  const seat = model.seats.length;
  if (model.isPlaying || model.isDealing || seat >= seats) return look(evening);
  if (model.seats[model.host].isHere) await says(evening, model.host, { t: 'clearSeat', seat });
  const sat = await hall.sit(code, { name: `S${seat}`, nonce: NONCES[2] });
  if (!sat.ok) return null;
  keys.push(sat.value.token);
  clients.push(fakeClient(() => evening.hall, evening.table, sat.value.token));
  await clients[seat].connect();
  model.sit(sat.value.token);
  note(evening, 'a stranger sat down');
  if (sat.value.seat !== seat) return `sat down in ${sat.value.seat} and not ${seat}`;
  // Whoever has just sat down is waited for as the cards are dealt.
  return draws.below(2) === 0 ? begin(evening) : null;
};

const takeHost: Act = async (evening) => {
  const by = pickHere(evening);
  if (by === null) return null;
  const code = await says(evening, by, { t: 'takeHost' });
  if (code === 'too-fast') return null;
  note(evening, code === 'ack' ? 'the house was taken' : 'the house was not taken');
  return surprise(`${by} takes the house`, code === 'ack', evening.model.takeHost(by));
};

/** Whether a seat has one left depends on the round; whose it is and how it ends does not. */
const pause: Act = async (evening) => {
  const { model, draws } = evening;
  const by = draws.below(2) === 0 && model.seats[model.host].isHere ? model.host : pickHere(evening);
  if (by === null || (await says(evening, by, { t: 'pause' })) !== 'ack') return null;
  if (!model.isPlaying) return 'a pause where nothing is played';
  model.paused = { by: by === model.host ? 'host' : by, at: model.now };
  if (draws.below(2) === 0) return null;
  evening.clients[by].drop();
  model.drop(by);
  return null;
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
  const { model, draws } = evening;
  const isGranted = model.isLive && model.requests.some(({ granted }) => granted !== null);
  await pass(evening, isGranted ? A_ROUND : pick(draws, WAITS));
  return null;
};

const restart: Act = async (evening) => {
  const { world, model, clients } = evening;
  if (evening.draws.below(4) > 0) return null;
  note(evening, model.requests.some(({ granted }) => granted !== null) ? 'a restart after a grant' : 'a restart');
  for (const client of clients) client.session = null;
  world.forget();
  evening.store = evening.store.crash('kept');
  evening.hall = await openHall({ store: evening.store, world, bots: localBots(), log: quiet });
  model.restart();
  evening.restarts++;
  await listen(evening);
  return null;
};

async function askFor(evening: SeatEvening, seat: number, from: string): Promise<Surprise> {
  const { model, hall, code, keys } = evening;
  const isExpected = model.asking.mayAsk(seat, from);
  const isInPlace = isExpected && model.asking.place(seat, from) !== undefined;
  const asked = await hall.askBack(code, seat, { name: `Thief ${++evening.asks}`, nonce: NONCES[3], from });
  if (asked.ok) {
    keys.push(asked.value.token);
    model.ask(seat, from, asked.value.token);
    if (isInPlace) note(evening, 'a request in the place of another');
  } else noteRefusal(evening, asked.refusal.why ?? '');
  return surprise(`asking for ${seat} from ${from}`, asked.ok, isExpected);
}

function noteRefusal(evening: SeatEvening, why: string): void {
  if (why.includes('said no')) note(evening, 'a request refused because of a no');
  if (why.includes('asked often')) note(evening, 'a request refused because its address asked often');
  if (why.includes('Others ask')) note(evening, 'a request refused because eight were there');
}

const ask: Act = (evening) => {
  const { model, draws } = evening;
  return askFor(evening, draws.below(model.seats.length), pick(draws, ADDRESSES));
};

/** Everybody at once for the same seat. */
const askAll: Act = async (evening) => {
  const seat = evening.draws.below(evening.model.seats.length);
  for (const from of ADDRESSES) {
    const differs = await askFor(evening, seat, from);
    if (differs !== null) return differs;
  }
  return null;
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
    if (model.seats[seat].isNewcomer) note(evening, 'a newcomer was not heard about a seat');
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
  if (motion.kind === 'speed' && motion.speed === model.speed) return null;
  const yes = draws.below(5) > 0;
  const before = model.outcomes.length;
  const code = await says(evening, by, { t: 'vote', motion, yes });
  if (code === 'too-fast') return null;
  const [isDone, isExpected] = [code === 'ack', model.vote(by, JSON.stringify(motion), yes)];
  if (model.outcomes.length > before) note(evening, 'a motion carried by a word');
  const isAlone = isDone && model.isPlaying && !model.isLive && herePeople(evening).length === 1;
  if (isAlone && model.outcomes.length === before)
    note(evening, 'a motion not carried by one who was here alone over days');
  return surprise(`${by} votes ${yes} for ${JSON.stringify(motion)}`, isDone, isExpected);
};

const letBotPlay: Act = async (evening) => {
  const { model, draws } = evening;
  const by = pickHere(evening);
  const seat = draws.below(model.seats.length);
  if (by === null || by === seat) return null;
  const motion = { kind: 'standIn', seat } as const;
  const isPossible = model.mayLetBotPlay(by, seat);
  const code = await says(evening, by, { t: 'vote', motion, yes: true });
  if (code === 'too-fast') return null;
  note(evening, code === 'not-now' ? 'a bot was not let play' : 'a bot was let play');
  if (code === 'ack' && !model.isLive) note(evening, 'a bot was wanted over days');
  return surprise(`a bot for ${seat}`, code === 'ack', isPossible && model.vote(by, JSON.stringify(motion), true));
};

/** Another match, if none is played, by the host. Nobody has a number; whoever has just come may be waited for, which is a deal. */
const begin: Act = async (evening) => {
  const { model, draws, seats } = evening;
  if (model.isPlaying || model.isDealing) return vote(evening);
  if (draws.below(2) === 0) await pass(evening, NUMBER_TIME);
  if (!model.seats[model.host].isHere) {
    const differs = await takeHost(evening);
    if (differs !== null || !model.seats[model.host].isHere) return differs;
  }
  for (let seat = model.seats.length; seat < seats; seat++)
    await says(evening, model.host, { t: 'seatBot', seat, level: 'random' });
  await says(evening, model.host, { t: 'rematch' });
  return null;
};

const ACTS: readonly Act[] = [
  ...[move, move, move, look, look, leaveOneHere, wait, wait, wait, wait, ask, ask, ask, askAll],
  ...[approve, approve, approve, approve, vote, vote, letBotPlay, pause, takeHost, sitDown, begin, begin, restart],
];

/** A match begins more often where a seat waits for it, or that would be rare. */
export function actAtRandom(evening: SeatEvening): Promise<Surprise> {
  const { model, draws } = evening;
  const isWaited = !model.isPlaying && model.requests.some(({ granted }) => granted !== null);
  return isWaited && draws.below(3) === 0 ? begin(evening) : pick(draws, ACTS)(evening);
}
