// Every picture at every size it is used at, by day and by night. `npm run dev -w @pretender/web`, then /art-preview/.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { needWords } from '../src/words/words.svelte.ts';
import Preview from './Preview.svelte';

await needWords('hoax');
const target = document.getElementById('sheet');
if (target) mount(Preview, { target });
