import { afterAll, expect, it } from 'vitest';
import { timeText } from '../src/words/time-words.ts';
import { speak } from '../src/words/words.svelte.ts';

afterAll(() => speak('en'));

it.each([
  [1, '1 second', '1 Sekunde'],
  [45, '45 seconds', '45 Sekunden'],
  [119, '119 seconds', '119 Sekunden'],
  [180, '3 minutes', '3 Minuten'],
  [86_400, '24 hours', '24 Stunden'],
  [14 * 86_400, '14 days', '14 Tage'],
])('says %d seconds as somebody would', async (seconds, english, german) => {
  await speak('en');
  expect(timeText(seconds)).toBe(english);
  await speak('de');
  expect(timeText(seconds)).toBe(german);
});
