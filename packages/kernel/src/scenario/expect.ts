// Checks that any game has; the game's own are in its kit.

import type { GameTypes, Seat } from '../contract.ts';
import { missing, offersTo, openAsks } from '../match.ts';
import { countChoices } from '../specs.ts';
import {
  asData,
  asList,
  type Data,
  difference,
  differenceOfSets,
  type Finding,
  fail,
  noMove,
  type ScenarioKit,
  type Scene,
  seatList,
  seatOf,
} from './kit.ts';

type Check = <G extends GameTypes>(scene: Scene<G>, expected: unknown, kit: ScenarioKit<G>) => Finding;

function perSeat(
  scene: { readonly names: readonly string[] },
  expected: unknown,
  what: string,
  check: (seat: Seat, value: unknown, name: string) => Finding,
): Finding {
  for (const [name, value] of Object.entries(asData(expected, what))) {
    const finding = check(seatOf(scene.names, name), value, name);
    if (finding) return finding;
  }
  return null;
}

function offeredTypes<G extends GameTypes>({ match }: Scene<G>, seat: Seat): ReadonlySet<string> {
  return new Set(
    offersTo(match, seat)
      .filter((spec) => !spec.early)
      .map((spec) => spec.type),
  );
}

/** A move that does not exist is never offered, whatever the file was meant to say. */
function moveTypes<G extends GameTypes>({ moveFields }: ScenarioKit<G>, value: unknown, what: string): string[] {
  const types = asList(value, what).map(String);
  const unknown = types.find((type) => !Object.hasOwn(moveFields, type));
  return unknown === undefined ? types : fail(noMove(unknown, moveFields));
}

const COMMON: Readonly<Record<string, Check>> = {
  waiting(scene, expected) {
    const seats = new Set(openAsks(scene.match).flatMap((ask) => missing(scene.match, ask)));
    return differenceOfSets(
      seatList(scene.names, expected, 'waiting'),
      [...seats].map((seat) => scene.names[seat]),
      'waiting',
    );
  },
  choices: (scene, expected) =>
    perSeat(scene, expected, 'choices', (seat, value, name) =>
      difference(value, countChoices({ game: scene.match.game, view: scene.match.views[seat] }), `choices of ${name}`),
    ),
  offered: (scene, expected, kit) =>
    perSeat(scene, expected, 'offered', (seat, value, name) => {
      const types = offeredTypes(scene, seat);
      const absent = moveTypes(kit, value, 'offered').find((type) => !types.has(type));
      return absent === undefined ? null : `${name} is not offered ${absent}, only [${[...types].join(', ')}]`;
    }),
  notOffered: (scene, expected, kit) =>
    perSeat(scene, expected, 'notOffered', (seat, value, name) => {
      const types = offeredTypes(scene, seat);
      const present = moveTypes(kit, value, 'notOffered').find((type) => types.has(type));
      return present === undefined ? null : `${name} is offered ${present}`;
    }),
};

/** The first thing that is not as expected. */
export function checkExpectations<G extends GameTypes>(kit: ScenarioKit<G>, scene: Scene<G>, expected: Data): void {
  for (const [key, value] of Object.entries(expected)) {
    // A game may know better.
    const check = Object.hasOwn(kit.expectations, key)
      ? kit.expectations[key]
      : Object.hasOwn(COMMON, key)
        ? COMMON[key]
        : null;
    if (!check)
      fail(
        `unknown key "${key}" in expect; known are ${[...Object.keys(COMMON), ...Object.keys(kit.expectations)].join(', ')}`,
      );
    const finding = check(scene, value, kit);
    if (finding) fail(finding);
  }
}
