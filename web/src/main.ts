import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { bringDeck } from './cards/deck';
import { dress } from './lib/prefs.svelte';
import { preferred, speak } from './lib/words.svelte';

dress();
const language = preferred();
await Promise.all([speak(language), bringDeck(language)]);
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
