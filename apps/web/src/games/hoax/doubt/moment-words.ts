import type { Seat } from '@pretender/kernel';
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
/** Nobody reads about themselves in the third person: `a` does it, `b` has it done to them. */
const partOf = (names: Names, a: Seat, b?: Seat) =>
  names.isMe(a) ? 'a' : b !== undefined && names.isMe(b) ? 'b' : 'other';
const both = (title: string, line = ''): MomentText => ({ title, line });

const TELLERS: { readonly [K in Moment['kind']]: Teller<K> } = {
  exposed({ seat, who, isRemembered }, names) {
    const about = { name: names.of(seat), identity: identityName(who) };
    const title = names.isMe(seat) ? say().momentYouExposed(about) : say().momentExposed(about);
    return both(title, isRemembered ? say().momentRemember() : say().momentCovered());
  },
  proved({ seat, who, points }, names) {
    const about = { name: names.of(seat), identity: identityName(who) };
    const title = names.isMe(seat) ? say().momentYouProved(about) : say().momentProved(about);
    const you = partOf(names, seat);
    return both(title, points > 0 ? say().momentPoints({ name: names.of(seat), points, you }) : '');
  },
  collapsed: ({ seat }, names) =>
    both(say().momentCollapsed(), say().momentStands({ name: names.of(seat), you: partOf(names, seat) })),
  verdict({ accuser, target, right, who }, names) {
    const about = { accuser: names.of(accuser), target: names.of(target), you: partOf(names, accuser, target) };
    const title = right ? say().momentRight(about) : say().momentWrong(about);
    return both(title, who === null ? '' : say().momentNamed({ identity: identityName(who) }));
  },
  shown: ({ seat, who }, names) =>
    both(say().momentShown({ name: names.of(seat) }), say().momentIsNot({ list: neitherText(who) })),
  dealt: ({ who }) => both(say().youReallyAre({ identity: identityName(who) })),
  finale: () => both(say().momentFinale(), say().momentFinaleRule()),
};

export function momentText(moment: Moment, names: Names): MomentText {
  const tell: (moment: never, names: Names) => MomentText = TELLERS[moment.kind];
  return tell(moment as never, names);
}
