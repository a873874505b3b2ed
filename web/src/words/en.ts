// Every word that the browser needs, in one language.
import advice from '../../../src/rummy500/locales/en/advice.ftl?raw';
import analysis from '../../../src/rummy500/locales/en/analysis.ftl?raw';
import cards from '../../../src/rummy500/locales/en/cards.ftl?raw';
import client from '../../../src/rummy500/locales/en/client.ftl?raw';
import common from '../../../src/rummy500/locales/en/common.ftl?raw';
import fair from '../../../src/rummy500/locales/en/fair.ftl?raw';
import levels from '../../../src/rummy500/locales/en/levels.ftl?raw';
import play from '../../../src/rummy500/locales/en/play.ftl?raw';
import lobby from '../../../src/rummy500/locales/en/lobby.ftl?raw';
import presets from '../../../src/rummy500/locales/en/presets.ftl?raw';
import refusals from '../../../src/rummy500/locales/en/refusals.ftl?raw';
// A table that cannot be opened is refused with the names of house rules.
import rulesErrors from '../../../src/rummy500/locales/en/rules-errors.ftl?raw';
import rulesFields from '../../../src/rummy500/locales/en/rules-fields.ftl?raw';
import replay from '../../../src/rummy500/locales/en/replay.ftl?raw';
import server from '../../../src/rummy500/locales/en/server.ftl?raw';
import tableErrors from '../../../src/rummy500/locales/en/table-errors.ftl?raw';

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
