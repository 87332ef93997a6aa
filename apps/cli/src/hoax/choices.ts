// The menus: what may be answered, and what it means.

import { type WrongDoubt, wrongDoubtOf } from '@pretender/bots/hints';
import type { Action, Hoax, Identity, Move } from '@pretender/hoax';
import type { Ask, MoveSpec, RawMove, Seat, Value } from '@pretender/kernel';
import type { Choice } from '../prompts.ts';
import { actionWords, claimWords } from './speech.ts';
import { countIn, plural, type Scene, titled, wareList, whom, whose } from './words.ts';

type AskKind = Hoax['Table']['asks'][number]['kind'];
type Words = (scene: Scene) => string;

function claimOnTable(scene: Scene): string {
  const { claim } = scene.table;
  return claim === null ? '' : `${scene.names[claim.seat]} says: “${claimWords(claim, scene)}.”`;
}

function actionOnTable(scene: Scene): string {
  const { deed, seat } = scene.table.turn;
  return deed?.do === 'claim'
    ? `${scene.names[seat]}: “I, the ${titled(deed.action.as)}, ${actionWords(deed.action, scene)}.”`
    : '';
}

const turnOf: Words = (scene) => `${whose(scene, scene.table.turn.seat)} action`;

const QUESTIONS: { readonly [K in AskKind]: Words } = {
  cover: () => 'Which identity do you give up?',
  take: () => 'Which ware do you take to begin with?',
  declaration: () => 'It is your turn. What do you do?',
  reaction: (scene) => `${claimOnTable(scene)} Do you believe it?`,
  vote: (scene) =>
    `${claimOnTable(scene)} Do you support the doubt (${scene.table.vote?.hands.length} of ${scene.table.vote?.need} hands)?`,
  defence: (scene) => `${actionOnTable(scene)} It hits you. Do you pay?`,
  illegality: (scene) => `Do you, as a Baron, declare ${turnOf(scene)} illegal?`,
  sentencing: (scene) => `The action was illegal. Do you, as a Judge, fine ${whom(scene, scene.table.turn.seat)}?`,
  indulgence: (scene) =>
    `There is a fine. Do you, as a Monk, offer ${whom(scene, scene.table.turn.seat)} an indulgence instead?`,
  penalty: () => 'You have been sentenced. Whom do you pay?',
  showing: (scene) => `${scene.names[scene.table.turn.seat]} has bought information. What do you show, to nobody else?`,
  extra: () => 'Do you buy information as well?',
  recover: () => 'You have a new card. Which identities do you give up now?',
  accusing: () => 'Do you accuse somebody?',
  recess: () => 'The round is over.',
  coronation: () => 'You have won! Who may crown you?',
};

export function question(ask: Ask, scene: Scene): string {
  return QUESTIONS[ask.kind as AskKind](scene);
}

const WRONG: { readonly [R in WrongDoubt['risk']]: (name: string, wrong: WrongDoubt) => string } = {
  crown: (name) => `${name} is crowned`,
  finale: (name) => `${name} wins the finale`,
  points: (name, { points, stays }) =>
    `${name} gets ${points === 0 ? 'no point' : plural(points, 'point')}${stays ? ', draws a second identity and stays' : ' and leaves the round'}`,
};

/** What a doubt is worth, for whoever thinks about one. */
function stakes({ table, names }: Scene): string {
  const { claim } = table;
  if (claim === null) return '';
  const wrong = wrongDoubtOf(table, claim.seat);
  return `if it is a lie it fails; if it is true, ${WRONG[wrong.risk](names[claim.seat], wrong)}`;
}

const accusationStakes: Words = ({ table }) => {
  if (table.finale) return 'right: you win the finale; wrong: you lose it';
  const point = table.config.wrongAccusationPoint > 0 ? ' and a point' : '';
  return `right: they are out, you get 1 point and their wares; wrong: you are out, they get your wares${point}`;
};

const isRecess: (scene: Scene) => boolean = ({ table }) => table.asks.at(-1)?.kind === 'recess';

type Menu = { readonly [T in Move['type']]: { readonly label: Words; readonly hint: Words } };

const words = (label: string | Words, hint: string | Words = ''): Menu['pass'] => ({
  label: typeof label === 'string' ? () => label : label,
  hint: typeof hint === 'string' ? () => hint : hint,
});

const handsNeeded: Words = (scene) => (countIn(scene) > 2 ? `needs enough hands; ${stakes(scene)}` : stakes(scene));

const FAMILIES: Menu = {
  pass: words(
    (scene) => (isRecess(scene) ? 'Go on' : 'Pass'),
    (scene) => (isRecess(scene) ? 'new cards for everybody' : 'nobody learns that you passed'),
  ),
  decline: words('Keep your hand down'),
  doubt: words('Hoax! I doubt it', handsNeeded),
  support: words('Raise your hand', stakes),
  cover: words('Cover an identity'),
  take: words('Take a ware'),
  claim: words('Say who you are and act', 'true or not: the personal actions of the seven identities'),
  inform: words('Buy information', ({ table }) =>
    table.finale
      ? 'pay trios; the other finalist covers an identity for each'
      : 'pay trios; somebody shows you in secret who they are not',
  ),
  accuse: words('Accuse somebody', accusationStakes),
  challenge: words('Challenge the other finalist', '“you are not the …”; if they are, you lose the finale'),
  show: words('Show'),
  pay: words('Pay', 'give what is asked'),
  immunise: words('I, the Magician, am immune', 'give nothing; a claim that can be doubted'),
  outlaw: words(
    'I, the Baron, declare this illegal',
    'opens the way for a fine, of which you may get a part; can be doubted',
  ),
  sentence: words('I, the Judge, demand a fine', 'a claim that can be doubted'),
  absolve: words('I, the Monk, offer an indulgence', 'take 1 ware instead of the fine; a claim that can be doubted'),
  settle: words('Pay', 'one fine or indulgence; all others lapse'),
  crown: words('Be crowned'),
};

export function family({ type, early }: MoveSpec, scene: Scene): Choice {
  const { label, hint } = FAMILIES[type as Move['type']];
  const later = early ? 'kept secret until its step comes; you pass for now' : hint(scene);
  return { label: early ? `${label(scene)} (later)` : label(scene), hint: later === '' ? null : later };
}

const DEEDS: { readonly [D in Action['do']]: string } = {
  treasury: 'take 2 gold',
  tax: 'tax a ware: everybody with a loose one gives you 1',
  press: 'take 2 wine',
  collect: 'collect: everybody with loose wares gives you 1 of their choice',
  cellar: 'take 1 wine',
  rent: 'take 1 grain',
  earn: 'take 1 gold',
  swap: 'swap loose wares one for one',
  bewitch: 'take all loose wares of one player',
  steal: 'take 1 or 2 wares of one kind from a player, even from trios',
  harvest: 'take 2 grain',
};

function single(spec: MoveSpec, field: string): Value | undefined {
  const values = spec.fields[field];
  return values?.kind === 'one' && values.of.length === 1 ? values.of[0] : undefined;
}

function claimForm(spec: MoveSpec, { hand }: Scene): Choice {
  const as = single(spec, 'as') as Identity;
  const deed = DEEDS[single(spec, 'do') as Action['do']];
  const several = 'deals' in spec.fields ? ', several deals at once' : '';
  const truth = hand?.identity === as ? 'the truth' : 'a bluff';
  // Not a hint: those are shown for the selected row alone.
  return { label: `${titled(as)}: ${deed}${several} (${truth})`, hint: null };
}

function settleForm(spec: MoveSpec, scene: Scene): Choice {
  const to = single(spec, 'to') as Seat;
  const { sentences, offers } = scene.table.turn;
  const fine = sentences.find(({ seat }) => seat === to);
  const offer = offers.find(({ seat }) => seat === to);
  const name = scene.names[to];
  if (single(spec, 'as') === 'monk' && offer) return { label: `1 ${offer.ware} to ${name}, the Monk`, hint: null };
  if (!fine) return { label: name, hint: null };
  const share = fine.share === null || fine.count < 2 ? '' : ` (one of them for ${whom(scene, fine.share)})`;
  return { label: `${fine.count} ${fine.ware} to ${name}, the Judge${share}`, hint: null };
}

/** Types that come in several specs. */
const FORMS: { readonly [T in Move['type']]?: (spec: MoveSpec, scene: Scene) => Choice } = {
  claim: claimForm,
  settle: settleForm,
  sentence: (spec) => ({ label: `A fine of ${single(spec, 'count')}`, hint: null }),
};

export function form(spec: MoveSpec, scene: Scene): Choice {
  return FORMS[spec.type as Move['type']]?.(spec, scene) ?? family(spec, scene);
}

const FIELDS: Readonly<Record<string, string>> = {
  'accuse.identity': 'Who are they really? Only they will hear it.',
  'challenge.identity': 'Who are they not?',
  'inform.trios': 'How many trios do you pay? One identity for each.',
  'claim.with': 'With whom?',
  'claim.give': 'What do you give?',
  'claim.take': 'What do you take?',
  'claim.count': 'How many?',
  'claim.ware': 'Which ware?',
  'claim.target': 'Whom does it hit?',
  'sentence.share': 'Which Baron gets the second ware?',
  'cover.identities':
    'Which identity do you give up? It lies covered for all to see, and you cannot claim it in this round.',
  'take.wares': 'Which ware do you take?',
  'show.identities': 'What do you show? It must not be covered, and it must not be you.',
  'crown.crowner': 'Who may crown you?',
};

export function field(name: string, { type }: RawMove): string {
  return FIELDS[`${type}.${name}`] ?? (name === 'target' ? 'Whom?' : `Which ${name}?`);
}

const SEAT_FIELDS: ReadonlySet<string> = new Set(['target', 'with', 'to', 'share', 'crowner']);

/** A value of a field: seats by their names, with what they own; identities with a capital letter. */
export function value(name: string, given: Value, scene: Scene): string {
  if (SEAT_FIELDS.has(name) && typeof given === 'number') {
    const seat = given as Seat;
    return `${scene.names[seat]} (${wareList(scene.table.heirs[seat].wares)})`;
  }
  if (name === 'identity' || name === 'identities') return titled(given as Identity);
  return given === 'bank' ? 'the bank' : String(given);
}
