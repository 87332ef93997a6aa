// How two worlds may part: by an event with which a rule tells something that was hidden, and by nothing else.

import type { ServerMessage, Told } from '@pretender/protocol';

type Events = readonly [Told | undefined, Told | undefined];

/** For each kind of event, the one field that may say something new. */
const TELLING: Readonly<Record<string, string>> = {
  judged: 'right',
  accused: 'right',
  roundEnded: 'cards',
};

/** These say something new only to the seat they are told to. */
const TELLING_A_SEAT: Readonly<Record<string, string>> = { showed: 'identities', named: 'right' };

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

function toldIn(line: string): { readonly head: string; readonly e: readonly Told[] } | null {
  const [, head, frame] = line.match(/^(\d+ \w+) (.*)$/s) ?? [];
  if (head === undefined) return null;
  const message = JSON.parse(frame) as ServerMessage;
  return message.t === 'told' ? { head, e: message.e } : null;
}

interface Letter {
  readonly view: { readonly viewer: number; readonly hands: readonly (object | null)[] };
}

/** A bot was shown cards, or has answered a whispered accusation: it may know then, and nobody else. */
function botsPartByRule(one: string, other: string): boolean {
  const withoutShown = (line: string): string => {
    const at = line.indexOf(' ');
    const letter = JSON.parse(line.slice(at)) as Letter;
    const hands = letter.view.hands.map((hand) => hand && { ...hand, seen: null, guesses: null });
    return line.slice(0, at) + JSON.stringify({ ...letter, view: { ...letter.view, hands } });
  };
  return withoutShown(one) === withoutShown(other);
}

/** Do these two, the first that differ in their channel, tell the same up to something that a rule reveals? */
export function partByRule(channel: string, one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (channel === 'letters') return botsPartByRule(one, other);
  return channel === 'frames' && framesPartByRule(one, other);
}

function framesPartByRule(one: string, other: string): boolean {
  const [a, b] = [toldIn(one), toldIn(other)];
  if (a === null || b === null || a.head !== b.head) return false;
  const at = a.e.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(b.e[index]));
  return isByRule([a.e[Math.max(0, at)], b.e[Math.max(0, at)]], a.head.endsWith('seat'));
}
