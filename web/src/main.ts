import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './first.css';
import { watchBuild } from './lib/build.svelte';
import { dress, prefs, remember } from './lib/prefs.svelte';
import { preferred, speak } from './lib/words.svelte';

dress();
if (prefs.language !== null) remember(prefs.language);
await speak(preferred());
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
// What the server wrote for the first moment makes room.
target.replaceChildren();
mount(App, { target });
watchBuild();
