// How two worlds may part: by an event with which a rule tells something that was hidden, and by nothing else.

import type { ServerMessage, Told } from '@pretender/protocol';

type Events = readonly [Told | undefined, Told | undefined];

/** For each kind of event, the one field that may say something new. */
const TELLING: Readonly<Record<string, string>> = {
  judged: 'right',
  accused: 'right',
  roundEnded: 'cards',
  // Somebody has run out of time: any of his cards. And what came of a deal.
  shed: 'card',
  traded: 'transfers',
};

/** These say something new only to the seat they are told to. */
const TELLING_A_SEAT: Readonly<Record<string, string>> = {
  showed: 'identities',
  named: 'right',
  looked: 'cards',
  taken: 'card',
  handed: 'cards',
};

function differOnlyIn([one, other]: Events, field: string): boolean {
  return JSON.stringify({ ...one, [field]: null }) === JSON.stringify({ ...other, [field]: null });
}

/** Not the one, or indeed the one. */
function answersDoubt([one, other]: Events): boolean {
  const types = [one?.type, other?.type];
  const isAnswer = types.includes('revealed') && (types.includes('exposed') || types.includes('covered'));
  return isAnswer && (one as { seat?: number }).seat === (other as { seat?: number }).seat;
}

/** What was shown to the opponent, or told for information, lies covered then for all to see. */
function covers([one, other]: Events): boolean {
  const whys = [one, other].map((event) => (event?.type === 'covered' ? event.why : null));
  return whys.includes('finale') || (whys.includes('information') && differOnlyIn([one, other], 'identities'));
}

function isByRule(events: Events, isSeat: boolean): boolean {
  const type = events[0]?.type ?? '';
  const field = TELLING[type] ?? (isSeat ? TELLING_A_SEAT[type] : undefined);
  return answersDoubt(events) || covers(events) || (field !== undefined && differOnlyIn(events, field));
}

const SHOWN = { seen: null, guesses: null, known: null, cards: null };

interface Letter {
  readonly view: { readonly hands: readonly (object | null)[] };
}

/** A bot was shown cards, took one, or has answered a whispered accusation: it may know then, and nobody else. */
function withoutShown(letter: Letter): string {
  const hands = letter.view.hands.map((hand) => hand && { ...hand, ...SHOWN });
  return JSON.stringify({ ...letter, view: { ...letter.view, hands } });
}

/** When it was sent, to whom, and what. */
function partsOf(line: string): readonly [head: string, to: string, body: unknown] {
  const [, head, to, body] = line.match(/^(\d+ (\w+)) (.*)$/s) ?? ['', '', '', 'null'];
  return [head, to, JSON.parse(body)];
}

/** Do these two, the first that differ, tell the same up to something that a rule reveals? */
export function partByRule(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [[head, to, a], [otherHead, , b]] = [partsOf(one), partsOf(other)];
  if (head !== otherHead) return false;
  if (to === 'bot') return withoutShown(a as Letter) === withoutShown(b as Letter);
  const [said, otherwise] = [a, b] as ServerMessage[];
  if (said.t !== 'told' || otherwise.t !== 'told') return false;
  const at = said.e.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(otherwise.e[index]));
  return at >= 0 && isByRule([said.e[at], otherwise.e[at]], to === 'seat');
}
