// The person at the keyboard: sees the table, chooses a kind of answer, then its details.

import { type Ask, type AskId, type GameTypes, type MoveSpec, offersTo, type RawMove } from '@pretender/kernel';
import type { Io } from '../io.ts';
import { brushFor } from '../paint.ts';
import type { Prompts } from '../prompts.ts';
import { BACK, choose, type Desk, EXPLAIN, type Item, isWay, sceneAt, type Way } from './desk.ts';
import { fillMove } from './fill-fields.ts';

type Family = readonly MoveSpec[];
type Pick = { readonly kind: 'family'; readonly specs: Family } | { readonly kind: 'quiet' };

/** An answer, and what it answers. */
export interface Said {
  readonly ask: AskId;
  readonly move: RawMove;
}

export interface Memory {
  /** The stretch of play for which this person has said "pass on everything". */
  quietFor: string | null;
  /** The table as it was last shown. */
  picture: string;
}

/** Specs of one type belong together; the neutral answer comes first. */
function familiesOf(specs: readonly MoveSpec[]): Family[] {
  const families = new Map<string, MoveSpec[]>();
  for (const spec of specs.toSorted((a, b) => Number(b.neutral) - Number(a.neutral))) {
    const key = `${spec.type} ${spec.early}`;
    families.set(key, [...(families.get(key) ?? []), spec]);
  }
  return [...families.values()];
}

async function pickFamily<G extends GameTypes>(
  desk: Desk<G>,
  ask: Ask,
  families: readonly Family[],
): Promise<Pick | Way> {
  const { text } = desk.pack;
  const scene = sceneAt(desk);
  const items: Item<Pick>[] = families.map((specs) => ({
    ...text.family(specs[0], scene),
    value: { kind: 'family', specs },
  }));
  const canWait = families.length > 1 && families[0][0].neutral && text.stretch(scene) !== null;
  if (canWait)
    items.push({ label: 'Pass on everything for the rest of this turn', hint: null, value: { kind: 'quiet' } });
  return choose(desk.io, text.question(ask, scene), items, EXPLAIN);
}

/** A question about the forms of one type. */
interface FormMenu {
  readonly message: string;
  readonly exit: Item<Way>;
}

async function pickForm<G extends GameTypes>(
  desk: Desk<G>,
  specs: Family,
  { message, exit }: FormMenu,
): Promise<MoveSpec | Way> {
  if (specs.length === 1) return specs[0];
  const scene = sceneAt(desk);
  const items = specs.map((spec) => ({ ...desk.pack.text.form(spec, scene), value: spec }));
  return choose(desk.io, message, items, exit);
}

function explain<G extends GameTypes>(desk: Desk<G>): void {
  for (const line of desk.pack.text.rules(sceneAt(desk))) desk.io.out(line);
}

/** Only when something on it has changed. */
function showTable<G extends GameTypes>(desk: Desk<G>, memory: Memory): void {
  const brush = brushFor(desk.io);
  const [heading, ...rows] = desk.pack.text.picture(sceneAt(desk));
  const picture = [`\n${brush('bold', heading)}`, ...rows].join('\n');
  if (picture !== memory.picture) desk.io.out(picture);
  memory.picture = picture;
}

/** Where there is only one kind of answer, its details are the first menu. */
async function onlyForm<G extends GameTypes>(desk: Desk<G>, ask: Ask, specs: Family): Promise<Said | Way> {
  const message = desk.pack.text.question(ask, sceneAt(desk));
  const spec = await pickForm(desk, specs, { message, exit: EXPLAIN });
  return isWay(spec) ? spec : filled(desk, spec, EXPLAIN);
}

async function filled<G extends GameTypes>(desk: Desk<G>, spec: MoveSpec, exit: Item<Way>): Promise<Said | Way> {
  const move = await fillMove(desk, spec, exit);
  return isWay(move) ? move : { ask: spec.ask, move };
}

/** From the first menu to a move; `back` begins again. */
async function menus<G extends GameTypes>(
  desk: Desk<G>,
  ask: Ask,
  families: readonly Family[],
  memory: Memory,
): Promise<Said | Way> {
  if (families.length === 1 && !families[0][0].neutral) return onlyForm(desk, ask, families[0]);
  const picked = await pickFamily(desk, ask, families);
  if (isWay(picked)) return picked;
  if (picked.kind === 'quiet') {
    memory.quietFor = desk.pack.text.stretch(sceneAt(desk));
    return { ask: ask.id, move: { type: families[0][0].type } };
  }
  const message = desk.pack.text.family(picked.specs[0], sceneAt(desk)).label;
  const spec = await pickForm(desk, picked.specs, { message, exit: BACK });
  return isWay(spec) ? spec : filled(desk, spec, BACK);
}

/** The same desk, and how many questions were put at it. */
function counting<G extends GameTypes>(desk: Desk<G>): { readonly desk: Desk<G>; asked(): number } {
  let asked = 0;
  const one: Prompts['one'] = (message, choices) => {
    asked++;
    return desk.io.prompts.one(message, choices);
  };
  return { desk: { ...desk, io: { ...desk.io, prompts: { one } } }, asked: () => asked };
}

const LEAVING = [
  { label: 'No, play on', hint: null, value: false },
  { label: 'Yes, leave', hint: null, value: true },
] as const;

async function wantsToLeave(io: Io): Promise<boolean> {
  const answer = await choose(io, 'Do you leave the match? It ends here.', LEAVING, null);
  return answer === true || answer === 'leave';
}

/** The move this person makes, or `null` to leave the match. */
export async function humanMove<G extends GameTypes>(desk: Desk<G>, ask: Ask, memory: Memory): Promise<Said | null> {
  const invites: readonly string[] = ask.mode === 'one' ? (desk.pack.bargaining?.invites ?? []) : [];
  const specs = offersTo(desk.match, desk.seat).filter((spec) => spec.ask === ask.id || invites.includes(spec.type));
  const families = familiesOf(specs);
  const [first] = families[0];
  if (first.neutral && memory.quietFor !== null && memory.quietFor === desk.pack.text.stretch(sceneAt(desk)))
    return { ask: ask.id, move: { type: first.type } };
  showTable(desk, memory);
  for (;;) {
    const counted = counting(desk);
    const move = await menus(counted.desk, ask, families, memory);
    if (!isWay(move)) return move;
    if (move === 'explain') explain(desk);
    // Back from the very first question leads out of the match.
    else if (move === 'leave' || (counted.asked() < 2 && (await wantsToLeave(desk.io)))) return null;
  }
}
