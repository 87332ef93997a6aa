// An heir of the court: keeps count of the cards, believes by the odds, pretends where it pays, raises a hand with the others, and does
// not wait for ever.

import { heirWith } from '../answers.ts';
import { declare as declareHonestly } from '../declare.ts';
import { inform } from '../shrewd/prying.ts';
import { accuse, accuseAside } from './accusing.ts';
import { claim } from './claiming.ts';
import { isDoubtful, vote } from './doubting.ts';
import type { CourtHabits } from './habits.ts';
import { react } from './reacting.ts';

export const courtHeir = heirWith<CourtHabits>({
  declare: (thought) => accuse(thought) ?? inform(thought) ?? claim(thought) ?? declareHonestly(thought),
  accuse: accuseAside,
  react,
  isDoubtful,
  vote,
});
