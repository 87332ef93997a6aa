// What is said aloud at the table: claims, as quoted speech.

import type { Action, Claim } from '@pretender/hoax';
import type { Deep } from '@pretender/kernel';
import { allOf } from '../complaint.ts';
import { type Scene, titled, whom } from './words.ts';

type ActionOf<D extends Action['do']> = Deep<Extract<Action, { do: D }>>;

/** The rest of "I, the Baron, …". */
const ACTIONS: { readonly [D in Action['do']]: (action: ActionOf<D>, scene: Scene) => string } = {
  treasury: () => 'take 2 gold from the treasury',
  tax: ({ ware }) => `tax ${ware}: everybody with a loose one gives me 1`,
  press: () => 'take 2 wine from the press',
  collect: () => 'collect: everybody with loose wares gives me 1',
  cellar: () => 'take 1 wine from the cellar',
  rent: () => 'take 1 grain as rent',
  earn: () => 'earn 1 gold',
  swap: ({ deals }, scene) =>
    `swap ${allOf(deals.map(({ with: partner, give, take, count }) => `${count} ${give} for ${count} ${take} with ${whom(scene, partner)}`))}`,
  bewitch: ({ target }, scene) => `bewitch ${whom(scene, target)} and take all loose wares`,
  steal: ({ target, ware, count }, scene) => `steal ${count} ${ware} from ${whom(scene, target)}`,
  harvest: () => 'harvest 2 grain',
};

export function actionWords(action: Deep<Action>, scene: Scene): string {
  return ACTIONS[action.do](action as never, scene);
}

type ClaimOf<K extends Claim['kind']> = Deep<Extract<Claim, { kind: K }>>;

const CLAIMS: { readonly [K in Claim['kind']]: (claim: ClaimOf<K>, scene: Scene) => string } = {
  action: ({ action }, scene) => actionWords(action, scene),
  immunise: (_claim, { table }) =>
    table.turn.sentences.length > 0 ? 'am immune to every sentence' : 'am immune and give nothing',
  outlaw: () => 'declare this illegal',
  sentence: ({ ware, count, share }, scene) =>
    `demand ${count} ${ware}${share === null || count < 2 ? '' : `, one of them for ${whom(scene, share)}`}`,
  absolve: ({ ware }) => `offer an indulgence for 1 ${ware}`,
};

/** I, the Baron, tax gold … */
export function claimWords(claim: Deep<Claim>, scene: Scene): string {
  return `I, the ${titled(claim.as)}, ${CLAIMS[claim.kind](claim as never, scene)}`;
}
