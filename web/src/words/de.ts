// Every word that the browser needs, in one language.
import advice from '../../../src/rummy500/locales/de/advice.ftl?raw';
import analysis from '../../../src/rummy500/locales/de/analysis.ftl?raw';
import cards from '../../../src/rummy500/locales/de/cards.ftl?raw';
import client from '../../../src/rummy500/locales/de/client.ftl?raw';
import common from '../../../src/rummy500/locales/de/common.ftl?raw';
import fair from '../../../src/rummy500/locales/de/fair.ftl?raw';
import levels from '../../../src/rummy500/locales/de/levels.ftl?raw';
import play from '../../../src/rummy500/locales/de/play.ftl?raw';
import lobby from '../../../src/rummy500/locales/de/lobby.ftl?raw';
import presets from '../../../src/rummy500/locales/de/presets.ftl?raw';
import refusals from '../../../src/rummy500/locales/de/refusals.ftl?raw';
// A table that cannot be opened is refused with the names of house rules.
import rulesErrors from '../../../src/rummy500/locales/de/rules-errors.ftl?raw';
import rulesFields from '../../../src/rummy500/locales/de/rules-fields.ftl?raw';
import replay from '../../../src/rummy500/locales/de/replay.ftl?raw';
import server from '../../../src/rummy500/locales/de/server.ftl?raw';
import tableErrors from '../../../src/rummy500/locales/de/table-errors.ftl?raw';

export default [
  advice,
  analysis,
  cards,
  common,
  levels,
  presets,
  rulesFields,
  refusals,
  rulesErrors,
  server,
  tableErrors,
  client,
  play,
  lobby,
  replay,
  fair,
].join('\n');
