// Runs a scenario: sets the table up, plays the entries, looks at the result; with a twin, in two worlds at once.

import type { GameTypes } from '../contract.ts';
import { fastDice, seededDraws } from '../draws/fast.ts';
import { copy } from '../tree.ts';
import { checkExpectations } from './expect.ts';
import { allowKeys, asData, type Data, fail, type ScenarioKit, type Scene } from './kit.ts';
import { type Player, passNow, passOn, playMove, playRefused } from './play.ts';
import { readScenario, type Scenario, titleOf } from './read.ts';
import { lapseBoth, openWorlds } from './worlds.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly ok: boolean;
  /** The entry of `play` that failed, counted from 1; null where it was the file itself or the final `expect`. */
  readonly entry: number | null;
  readonly message: string | null;
}

export function runScenario<G extends GameTypes>(kit: ScenarioKit<G>, data: unknown): ScenarioResult {
  const title = titleOf(data);
  let entry: number | null = null;
  try {
    const scenario = readScenario(kit, asData(data, 'a scenario'));
    const player = openPlayer(kit, scenario);
    for (const [index, step] of scenario.play.entries()) {
      entry = index + 1;
      playEntry(player, step);
    }
    entry = null;
    if (!scenario.stay) passOn(player);
    checkExpectations(kit, player.worlds.first, scenario.expect);
    if (scenario.twin && !player.worlds.hasDiffered)
      fail('the two worlds do not differ for anybody, so the twin shows nothing');
    return { title, ok: true, entry: null, message: null };
  } catch (error) {
    return { title, ok: false, entry, message: error instanceof Error ? error.message : String(error) };
  }
}

function openPlayer<G extends GameTypes>(kit: ScenarioKit<G>, scenario: Scenario<G>): Player<G> {
  const { position, twin, seed, blind } = scenario;
  const first = openScene(kit, scenario, position);
  const second = twin ? openSecond(kit, scenario, kit.twinPosition(position, twin, first)) : null;
  return { kit, worlds: openWorlds(first, second, blind), draws: seededDraws(seed, 'scenario setup') };
}

function openScene<G extends GameTypes>(
  kit: ScenarioKit<G>,
  { names, config, seed, play, twin }: Scenario<G>,
  position: Data,
): Scene<G> {
  const match = kit.start({ names, config, position, play, twin, dice: fastDice(seed) });
  return { match, names, before: copy(match.state), since: { entries: 0 } };
}

/** What does not fit there is not wrong in the position that the file shows. */
function openSecond<G extends GameTypes>(kit: ScenarioKit<G>, scenario: Scenario<G>, position: Data): Scene<G> {
  try {
    return openScene(kit, scenario, position);
  } catch (error) {
    return fail(`in the second world: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const SPECIAL_KEYS = ['pass', 'lapse', 'expect'] as const;

function playEntry<G extends GameTypes>(player: Player<G>, entry: Data): void {
  const special = SPECIAL_KEYS.find((key) => key in entry);
  if (special) allowKeys(entry, [special], 'an entry');
  const { match, since } = player.worlds.first;
  if (special !== 'expect') since.entries = match.entries.length;
  if (special === 'expect') checkExpectations(player.kit, player.worlds.first, asData(entry.expect, 'expect'));
  else if (special === 'lapse') entry.lapse === true ? lapseBoth(player.worlds) : fail('lapse is true, or left out');
  else if (special === 'pass' && entry.pass === 'on') passOn(player);
  else if (special === 'pass') passNow(player, entry.pass);
  else if (entry.refused !== undefined && entry.refused !== false) playRefused(player, entry);
  else playMove(player, entry);
}

export type { Data, Finding, ScenarioKit, Scene, StartOptions } from './kit.ts';
export { allowKeys, asData, asList, difference, differenceOfSets, fail, seatList, seatOf } from './kit.ts';
