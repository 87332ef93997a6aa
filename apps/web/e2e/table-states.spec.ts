import { expect, type Page } from '@playwright/test';
import { recordOf } from '@pretender/kernel';
import { LANGUAGES } from '../src/words/languages.ts';
import { playRandomly } from '../test/hoax/played.ts';
import { examine, type Reader } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { allScenes, type Scene } from './scenes.ts';
import { test } from './server.ts';
import { LONG_NAME, PLAYERS, Stage } from './stage.ts';
import { named, shareOf, walkPanels, walkScenes } from './walk.ts';
import { say } from './words.ts';

/** A round that is over, told once more from its beginning. */
async function walkRound(page: Page, stage: Stage, scenes: readonly Scene[], reader: Reader): Promise<void> {
  await stage.show(named(scenes, 'asked: recess'));
  const name = say(reader.language, 'hoaxPanels.replayRound');
  await page.getByRole('button', { name }).click();
  const round = page.getByRole('region', { name });
  const first = await round.getByRole('heading').innerText();
  await round.getByRole('button', { name: say(reader.language, 'hoaxPanels.turnAfter') }).click();
  await expect(round.getByRole('heading')).not.toHaveText(first);
  await examine(page, 'the round once more', reader);
}

async function walkTroubles(page: Page, stage: Stage, scenes: readonly Scene[], reader: Reader): Promise<void> {
  const beat = named(scenes, 'asked: reaction');
  await stage.show(beat, { isPaused: true });
  await expect(page.locator('.shade .state')).toBeVisible();
  await examine(page, 'paused', reader);
  await stage.show(beat, { phase: 'lastCall' });
  await examine(page, 'last call', reader);
  const exposed = named(scenes, 'told: exposed');
  await stage.show(exposed);
  await stage.fall();
  await expect(page.getByText(say(reader.language, 'frame.lineLost'))).toBeVisible();
  await examine(page, 'line lost', reader);
  stage.rise(exposed.next);
  await expect(page.getByText(say(reader.language, 'frame.missed'))).toBeVisible();
  await examine(page, 'missed something', reader);
  await page.getByRole('button', { name: say(reader.language, 'frame.missedShow') }).click();
  await examine(page, 'what was missed', reader);
}

/** A whole match on paper, from the middle to the end and through other eyes. */
async function walkReplay(page: Page, reader: Reader): Promise<void> {
  const played = playRandomly(7);
  if (!played) throw new Error('nothing to replay');
  const { options, seats, match } = played;
  const about = { options, names: [LONG_NAME, ...PLAYERS.slice(1, seats)], seed: { kind: 'fast', value: 7 } } as const;
  await page.route('**/api/tables/STAGE/matches/1', (route) => route.fulfill({ json: recordOf(match, about) }));
  await page.goto('/replay/STAGE/1#60');
  await expect(page.getByRole('slider')).toHaveValue('60');
  await examine(page, 'replay', reader);
  await page.getByRole('combobox').selectOption('truth');
  await page.keyboard.press('End');
  await examine(page, 'replay, all cards open', reader);
}

async function walkPractice(page: Page, reader: Reader): Promise<void> {
  // With what a newcomer is told.
  await page.evaluate(() => localStorage.setItem('hints', '{}'));
  await page.goto('/practice');
  await expect(page.locator('.dock')).toBeVisible();
  await examine(page, 'practice', reader);
}

for (const language of LANGUAGES)
  test(`the table in every state reads, fits a phone and is accessible (${language})`, async ({ browser, server }) => {
    const { reader, options } = READERS[language];
    const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
    const scenes = allScenes();
    const stage = await Stage.before(page);
    await walkScenes(page, stage, shareOf(scenes, language), reader);
    await stage.show(named(scenes, 'asked: declaration'));
    await page.locator('.heads .open').last().click();
    await expect(page.locator('.composer')).toBeVisible();
    await examine(page, 'putting a claim together', reader);
    await page.keyboard.press('Escape');
    await walkPanels(page, reader, 'hoaxTable.panels', 6);
    await walkRound(page, stage, scenes, reader);
    await walkTroubles(page, stage, scenes, reader);
    await walkReplay(page, reader);
    await walkPractice(page, reader);
  });
