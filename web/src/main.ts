import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { dress } from './lib/prefs.svelte';
import { preferred, speak } from './lib/words.svelte';

dress();
await speak(preferred());
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
