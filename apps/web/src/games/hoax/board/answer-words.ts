// What this seat has already said to the open question, and what it keeps for later.

import { words } from '../../../words/words.svelte.ts';
import type { Desk } from '../table/desk.svelte.ts';
import type { ReactionType } from './heads.ts';

const REACTIONS: readonly string[] = ['immunise', 'outlaw', 'sentence', 'absolve'] satisfies ReactionType[];

export function ownAnswer({ me, ask, view, isAnswered }: Desk): string | null {
  if (me === null || ask === null || !isAnswered) return null;
  const answer = view.hands[me]?.answers.find((each) => each.ask === ask.id)?.move;
  if (!answer) return null;
  if (REACTIONS.includes(answer.type)) return words.hoaxTable.keptForLater();
  return answer.type === 'cover' || answer.type === 'take'
    ? words.hoaxTable.chosenChange()
    : words.hoaxTable.answered();
}
