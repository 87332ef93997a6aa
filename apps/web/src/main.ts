import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { keepForOffline } from './offline.ts';
import { followLinks, here } from './route.svelte.ts';
import App from './shell/App.svelte';
import { fetchPage } from './shell/pages.ts';
import { needWords } from './words/words.svelte.ts';

// No `await` at the top: the words wait for this module, and it would wait for them.
async function start() {
  const shell = needWords('shell');
  const page = fetchPage(here.route);
  await shell;
  followLinks();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  // What is kept for later is everything there is: not while somebody waits for something.
  await page;
  keepForOffline();
}

void start();
