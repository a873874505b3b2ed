// Every word that the browser needs, in one language.
import cards from '../../../src/rummy500/locales/de/cards.ftl?raw';
import client from '../../../src/rummy500/locales/de/client.ftl?raw';
import common from '../../../src/rummy500/locales/de/common.ftl?raw';
import levels from '../../../src/rummy500/locales/de/levels.ftl?raw';
import presets from '../../../src/rummy500/locales/de/presets.ftl?raw';

export default [cards, common, levels, presets, client].join('\n');
