import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './first.css';
import { watchBuild } from './lib/build.svelte';
import { dress, prefs, remember } from './lib/prefs.svelte';
import { firstWords } from './lib/words.svelte';
import { bringPage } from './pages';
import { routeOf } from './route';

dress();
if (prefs.language !== null) remember(prefs.language);
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
// The picture that came with the page is shown before the same one takes its place, or the eye starts twice.
const picture = target
  .querySelector('img')
  ?.decode()
  .catch(() => undefined);
await Promise.all([firstWords(), Promise.race([picture, new Promise((done) => setTimeout(done, 1000))])]);
// What the server wrote stays until there is something to take its place.
await bringPage(routeOf(location.pathname, location.search));
// A moment of its own for the page itself: what came before took as long as a slow phone should be busy at a time.
await new Promise((done) => setTimeout(done));
target.replaceChildren();
mount(App, { target });
watchBuild();
