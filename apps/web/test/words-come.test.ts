import { expect, it, vi } from 'vitest';

/** As if the page had just been opened. */
async function opened() {
  vi.resetModules();
  localStorage.clear();
  return import('../src/words/words.svelte.ts');
}

it('words that are asked for at once, before anything is shown, all come in the language that was kept', async () => {
  const { needWords, words } = await opened();
  localStorage.setItem('language', 'fr');
  await Promise.all([needWords('shell'), needWords('practice', 'hoax')]);
  expect([words.language, words.shell.home(), words.practice.title()]).toEqual(['fr', 'Accueil', 'Entraînement']);
});

it('words that come in while the language changes are there in the new one', async () => {
  const { needWords, speak, words } = await opened();
  await needWords('shell');
  await Promise.all([speak('de'), needWords('practice')]);
  expect([words.language, words.practice.title()]).toEqual(['de', 'Übungstisch']);
  await Promise.all([needWords('replay'), speak('it')]);
  expect([words.language, words.replay.title()]).toEqual(['it', 'Una partita finita']);
  expect(localStorage.getItem('language')).toBe('it');
});

it('what is read together comes together', async () => {
  const { needWords, words } = await opened();
  await needWords('hoax');
  expect(words.hoaxLog).toBeDefined();
  expect(() => words.hoaxRules).toThrow('not loaded');
});
