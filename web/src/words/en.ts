// Every word that the browser needs, in one language.
import cards from '../../../src/rummy500/locales/en/cards.ftl?raw';
import client from '../../../src/rummy500/locales/en/client.ftl?raw';
import common from '../../../src/rummy500/locales/en/common.ftl?raw';
import levels from '../../../src/rummy500/locales/en/levels.ftl?raw';
import presets from '../../../src/rummy500/locales/en/presets.ftl?raw';

export default [cards, common, levels, presets, client].join('\n');
