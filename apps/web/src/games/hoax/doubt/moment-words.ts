import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { identityName, neitherText } from '../speech.ts';
import type { Moment } from './moments.ts';

export interface MomentText {
  readonly title: string;
  /** What follows from it. */
  readonly line: string;
}

type Teller<K extends Moment['kind']> = (moment: Extract<Moment, { kind: K }>, names: Names) => MomentText;

const say = () => words.hoaxTable;
const both = (title: string, line = ''): MomentText => ({ title, line });

const TELLERS: { readonly [K in Moment['kind']]: Teller<K> } = {
  shown: ({ seat, who }, names) =>
    both(say().momentShown({ name: names.of(seat) }), say().momentIsNot({ list: neitherText(who) })),
  dealt: ({ who }) => both(say().youReallyAre({ identity: identityName(who) })),
  finale: () => both(say().momentFinale(), say().momentFinaleRule()),
};

export function momentText(moment: Moment, names: Names): MomentText {
  const tell: (moment: never, names: Names) => MomentText = TELLERS[moment.kind];
  return tell(moment as never, names);
}
