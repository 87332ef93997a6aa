// Finds a Chromium for the tests in the browser, and brings one where there is none: Debian's package where we may install it, else
// the browser that comes as an npm package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SPARTICUZ = '@sparticuz/chromium@147.0.0';

function installed() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

/** As root, or as somebody who may become root without being asked. */
function byApt() {
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...as, 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return null;
  console.log('no Chromium here: installing Debian’s');
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', 'chromium').status === 0 ? installed() : null;
}

/** Kept beside the other modules, but not among what the project depends on. */
async function byNpm() {
  console.log('no Chromium here, and none may be installed: taking the one from npm');
  const dir = join(root, 'node_modules', '.chromium');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', SPARTICUZ], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const entry = createRequire(join(dir, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** Where it is. */
export async function findChromium() {
  return installed() ?? byApt() ?? (await byNpm());
}
