import { NAME_LENGTH } from '@pretender/protocol/constants';
import { beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../src/games/ids.ts';
import { INVENTED, TITLES } from '../../src/games/titles.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

beforeAll(() => needWords('names'));

it.each(GAMES)('has names for whoever plays %s, all different and short enough', async (game) => {
  for (const language of LANGUAGES) {
    await speak(language);
    const names = Array.from({ length: INVENTED }, (_, number) => TITLES[game].name(number));
    expect(new Set(names).size).toBe(INVENTED);
    for (const name of names) expect([...name].length).toBeLessThanOrEqual(NAME_LENGTH);
  }
});
