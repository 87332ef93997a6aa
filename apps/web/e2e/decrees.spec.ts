import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { workUntil } from './officials.ts';
import { deal, newGuest, openTable, sitDown } from './people.ts';
import { test } from './server.ts';

const code = (settings: object) => btoa(JSON.stringify(settings)).replaceAll('=', '');
/** No clock presses the people, and the deck runs out soon. */
const TABLE = `?game=decrees&set=${code({ speed: 'off', options: { edition: 'standard', sdDiscard: 15 } })}`;

interface Office {
  readonly ann: Page;
  readonly bob: Page;
  readonly code: string;
  readonly told: () => readonly { readonly type: string }[];
}

async function openOffice(browser: Parameters<typeof newGuest>[0], url: string, query = TABLE): Promise<Office> {
  const [host, friend] = [
    await newGuest(browser, url),
    await newGuest(browser, url, { viewport: { width: 390, height: 844 }, hasTouch: true }),
  ];
  const frames: string[] = [];
  host.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  const table = await openTable(host.page, 'Ann', query);
  await sitDown(friend.page, table, 'Bob');
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await deal(host.page);
  for (const page of [host.page, friend.page])
    await expect(page.getByRole('heading', { name: 'Auction of blame' })).toBeVisible();
  const told = () =>
    frames
      .map((frame) => JSON.parse(frame))
      .flatMap(({ t, e, past, missed }) => (t === 'told' ? e : t === 'welcome' ? [...(past ?? []), ...missed] : []));
  return { ann: host.page, bob: friend.page, code: table, told };
}

const isMap = async (page: Page) => (await page.locator('.post').count()) > 0;
const isMyTurn = async (page: Page) => (await page.getByRole('button', { name: 'End your turn' }).count()) > 0;

/** Answers whatever is open until it is this person's turn, with nothing begun. */
async function untilTurn(page: Page, others: readonly Page[]): Promise<void> {
  await workUntil([...others], async () =>
    isMyTurn(page).then((mine) => mine || page.evaluate(answerOnly).then(() => false)),
  );
}

/** Never acts in one's own turn. Runs in the page. */
function answerOnly(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.dock > .pair button')];
  const [left, right] = buttons.map((each) => (each.getAttribute('aria-disabled') === 'true' ? null : each));
  if (document.querySelector('.window')) left?.click();
  else if (document.querySelector('.composer')) {
    if (right) right.click();
    else {
      const open = [...document.querySelectorAll<HTMLElement>('.composer .option:not([aria-pressed="true"])')];
      const lifted = document.querySelector('.option[aria-pressed="true"]');
      if (lifted && document.querySelector('[data-slot="posts"]'))
        document.querySelector<HTMLElement>('.post.vacant:not(.refused) .press')?.click();
      else open.find((each) => each.getAttribute('aria-disabled') !== 'true')?.click();
    }
  }
}

async function offerGift(page: Page, to: string): Promise<void> {
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Who gets').selectOption({ label: to });
  await line.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Put it on the table' }).click();
}

test('two people and three bots come to a deal, decline another, and the report comes in', async ({
  browser,
  server,
}) => {
  const { ann, bob, told } = await openOffice(browser, server.url);
  // A sealed bid is there after a reload, and may be changed.
  await ann.getByRole('button', { name: '3 blame' }).click();
  await ann.getByRole('button', { name: 'Seal the bid' }).click();
  await expect(ann.locator('.prompt')).toContainText('Your bid lies sealed');
  await ann.reload();
  await expect(ann.locator('.prompt')).toContainText('Your bid lies sealed');
  await workUntil([ann, bob], async () => (await isMap(ann)) && (await isMap(bob)));
  await untilTurn(ann, [bob]);
  // A choice that was begun is gone after a reload, and the turn is not.
  await ann.getByRole('button', { name: 'Change desks' }).click();
  await ann.reload();
  await expect(ann.getByRole('button', { name: 'End your turn' })).toBeVisible();
  await offerGift(ann, 'Bob');
  await expect(bob.getByText('1', { exact: true }).first()).toBeVisible();
  await bob.getByRole('button', { name: /Deals$/ }).click();
  await bob.reload();
  await bob.getByRole('button', { name: /Deals$/ }).click();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => told().some(({ type }) => type === 'traded')).toBe(true);
  await offerGift(ann, 'Bob');
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(ann.getByText(/was declined: Bob/)).toBeVisible();
  await bob.keyboard.press('Escape');
  await ann.keyboard.press('Escape');
  await workUntil([ann, bob], async () => told().some(({ type }) => type === 'ended'));
  for (const page of [ann, bob]) await expect(page.getByRole('heading', { name: 'The report is in' })).toBeVisible();
  const types = told().map(({ type }) => type);
  expect(types).toContain('stagnated');
  expect(types).not.toContain('stacked');
  expect(types).not.toContain('buried');
});

test('a turn is played with the keyboard alone, by four', async ({ browser, server }) => {
  const query = `?game=decrees&set=${code({ speed: 'off', seats: 4, options: { edition: 'standard' } })}`;
  const { ann, bob } = await openOffice(browser, server.url, query);
  await workUntil([ann, bob], async () => (await isMap(ann)) && (await isMap(bob)));
  await expect(ann.locator('.post')).toHaveCount(5);
  await untilTurn(ann, [bob]);
  const actions = ann.locator('.pips small');
  const before = await actions.textContent();
  await ann.locator('main').click({ position: { x: 3, y: 3 } });
  await ann.keyboard.press('1');
  await expect(actions).not.toHaveText(before ?? '');
  // After any change the buttons rest for a moment.
  await expect(ann.getByRole('button', { name: 'End your turn' })).toHaveAttribute('aria-disabled', 'false');
  await ann.keyboard.press('Space');
  await expect(ann.getByRole('button', { name: 'End your turn' })).toHaveCount(0);
});

test('nothing at the table keeps anybody out', async ({ browser, server }) => {
  const { ann, bob } = await openOffice(browser, server.url);
  const check = async (page: Page, what: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  };
  await check(ann, 'auction');
  await workUntil([ann, bob], async () => (await isMap(ann)) && (await isMap(bob)));
  await untilTurn(ann, [bob]);
  await check(ann, 'own turn');
  await check(bob, 'somebody else’s turn');
  await ann.getByRole('button', { name: 'Change desks' }).click();
  await check(ann, 'a form');
  for (const panel of ['Deals', 'Minutes', 'Decrees', 'Cards', 'Sheet']) {
    await ann.getByRole('tab', { name: panel }).click();
    await check(ann, panel);
  }
  await ann.emulateMedia({ colorScheme: 'dark' });
  await check(ann, 'at night');
});
