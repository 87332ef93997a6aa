import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { keepForOffline } from './offline.ts';
import { followLinks } from './route.svelte.ts';
import App from './shell/App.svelte';
import { needWords } from './words/words.svelte.ts';

keepForOffline();
await needWords('shell');
followLinks();
const target = document.getElementById('app');
if (target) mount(App, { target });
