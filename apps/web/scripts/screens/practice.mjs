// A practice table with loaded dice and a clock that does what it is told: the same pictures every time, and at once.
import { newPage, shoot, shootLarge } from './camera.mjs';
import { playUntil } from './player.mjs';

const SEED = 11;
const KNOWN = 'goal claim bluff bluffStood caught points immunity believe trio inform law'.split(' ');

/** Runs in the page before anything else. */
function load({ seed, known, choice }) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  Math.random = next;
  crypto.getRandomValues = (array) => array.map(() => Math.floor(next() * 2 ** 32));
  localStorage.setItem('name', 'Ada');
  if (choice === null) return;
  localStorage.setItem('practice', JSON.stringify(choice));
  localStorage.setItem('preferences', '{"practicePass":"off"}');
  localStorage.setItem('hints', JSON.stringify(Object.fromEntries(known.map((hint) => [hint, 9]))));
}

const tick = (page) => page.clock.runFor(600);

async function sit(browser, url, choice, scale) {
  const page = await newPage(browser, url, scale);
  await page.clock.install();
  await page.addInitScript(load, { seed: SEED, known: KNOWN, choice });
  await page.goto('/practice');
  await page.locator('main.table').waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

export async function firstTable(browser, url) {
  const page = await sit(browser, url, null);
  await page.clock.runFor(3000);
  await shoot(page, 'first-card');
  await page.locator('.moment button').click();
  await page.clock.runFor(1000);
  await shoot(page, 'first-claims');
  await page.context().close();
}

/** The same moment as in the picture of the table. */
export async function largeTable(browser, url) {
  const page = await sit(browser, url, { options: {}, seats: 6, level: 'random' }, 1);
  await playUntil(page, '.ribbon + ol', tick);
  await shootLarge(page, 'table');
  await page.context().close();
}

/** A claim, one's own turn, a doubt and what comes of it. */
export async function someTurns(browser, url) {
  const page = await sit(browser, url, { options: {}, seats: 6, level: 'random' });
  await playUntil(page, '.ribbon + ol', tick);
  await shoot(page, 'table');
  await playUntil(page, '.heads .open:nth-child(6)', tick);
  // After a change the buttons rest for a moment.
  await tick(page);
  await page.locator('.heads .open').nth(-2).click();
  await page.clock.runFor(600);
  await shoot(page, 'own-turn');
  await playUntil(page, '.meter i.up:nth-child(2)', tick);
  await shoot(page, 'doubt');
  await playUntil(page, '.theatre:is(.points, .court)', tick);
  await shoot(page, 'reveal');
  await page.context().close();
}

export async function endOfRound(browser, url) {
  const page = await sit(browser, url, { options: {}, seats: 4, level: 'random' });
  await playUntil(page, '.end', tick);
  // What decided it is read first, and put away.
  while ((await page.locator('button.moment').count()) > 0) {
    await page.keyboard.press('Escape');
    await tick(page);
  }
  await shoot(page, 'round-end');
  await page.context().close();
}

/** With five points from the start a match is over soon. */
export async function endOfMatch(browser, url) {
  const page = await sit(browser, url, { options: { startPoints: 5 }, seats: 4, level: 'random' });
  await playUntil(page, '.coronation', tick);
  const crown = page.locator('.coronation').getByRole('button', { name: 'Hold to crown' });
  for (let step = 0; step < 20 && (await page.locator('.stage.on').count()) === 0; step++) {
    if ((await crown.count()) > 0) await crown.evaluate((button) => button.click());
    else if ((await page.locator('.composer').count()) > 0) await playUntil(page, '.stage.held', tick);
    await tick(page);
  }
  await shoot(page, 'coronation');
  await shoot(page, 'who-was-who', '.stories article');
  await page.context().close();
}

export async function crowd(browser, url) {
  const page = await sit(browser, url, { options: {}, seats: 14, level: 'random' });
  await playUntil(page, '.ribbon', tick);
  await shoot(page, 'fourteen');
  await page.context().close();
}
