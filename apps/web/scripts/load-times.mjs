// How long the page takes to come on a cheap phone: a processor four times as slow, a network like fast 3G, nothing kept. From a server
// that is already running; prints the table of docs/load-times.md.
//   npm start &   then   node apps/web/scripts/load-times.mjs http://127.0.0.1:3000
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const RUNS = 3;
/** What the developer tools of Chromium call fast 3G. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER = 4;

/** Somebody has set a table, and sends the link. */
async function invitation() {
  const body = JSON.stringify({
    settings: { game: 'hoax', options: {}, seats: 5 },
    name: 'Ada',
    nonce: '0'.repeat(32),
  });
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { code } = await answer.json();
  return `/t/${code}`;
}

/** Where one goes, and what is there when one can begin. */
const SCREENS = {
  'home, nothing kept': { path: '/', ready: 'h1' },
  'a new table, nothing kept': { path: '/new', ready: 'button[type="submit"]' },
  'a practice table, nothing kept': { path: '/practice', ready: 'main.table .ring' },
  'an invitation, nothing kept': { path: await invitation(), ready: 'form input' },
  'home, the second time': { path: '/', ready: 'h1', isKept: true },
};

/** A phone of its own each time. */
async function onAPhone(browser, act) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  try {
    return await act(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function load(browser, { path, ready, isKept = false }) {
  return onAPhone(browser, async (page, tools) => {
    if (isKept) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ready: performance.now(),
    }));
    return { ...times, bytes };
  });
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
console.log('| | first paint | ready | came over the network |\n|---|---|---|---|');
for (const [name, screen] of Object.entries(SCREENS)) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await load(browser, screen));
  // Whatever else the machine does only adds to it.
  const of = (key) => Math.min(...runs.map((run) => run[key]));
  console.log(
    `| ${name} | ${seconds(of('painted'))} | ${seconds(of('ready'))} | ${Math.round(of('bytes') / 1024)} KB |`,
  );
}
await browser.close();
