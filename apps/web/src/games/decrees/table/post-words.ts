// A desk in one sentence, for whoever does not see it.

import type { Ministry } from '@pretender/decrees';
import { words } from '../../../words/words.svelte.ts';
import { decreeName, listText, ministryName, nameOrYou } from '../speech.ts';
import type { Office } from './office.svelte.ts';
import { directorShown } from './posts.ts';

export function postSentence(office: Office, id: Ministry): string {
  const { table, names } = office;
  const director = directorShown(office, id);
  const decrees = Object.keys(table.decrees).filter((each) => table.decrees[each].at === id);
  const under = table.arrows.filter(([from]) => from === id).map(([, to]) => ministryName(to));
  return words.decreesTable.postSentence({
    ministry: ministryName(id),
    director:
      director === null
        ? words.decrees.vacant()
        : words.decreesTable.directorWith({
            director: nameOrYou(director, names),
            personal: table.players[director].personal,
          }),
    blame: table.posts[id].blame,
    decrees: decrees.length === 0 ? words.decrees.nothing() : listText(decrees.map(decreeName)),
    under: under.length === 0 ? words.decrees.nothing() : listText(under),
  });
}
