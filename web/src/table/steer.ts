// The table by keyboard: what each key does.
import { voice } from '../lib/announce.svelte';
import { keyAct, type KeyAct } from '../lib/keys';
import type { Offer } from '../lib/offers';
import { prefs } from '../lib/prefs.svelte';
import type { Table } from '../lib/table.svelte';
import { standing, tell } from '../lib/tell';
import { t } from '../lib/words.svelte';

export interface Elsewhere {
  help(): void;
  sort(): void;
}

/** Handles a key press on the table. */
export function onKey(event: KeyboardEvent, table: Table, elsewhere: Elsewhere): void {
  if (document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, select, textarea')) return;
  const act = keyAct(event, prefs.shortcuts);
  if (act === null) return;
  event.preventDefault();
  steer(act, table, elsewhere);
}

const first = (table: Table, kinds: readonly Offer['kind'][]): readonly Offer[] =>
  table.groups.find((group) => group[0] !== undefined && kinds.includes(group[0].kind)) ?? [];

function take(table: Table, kinds: readonly Offer['kind'][]): void {
  const groups = table.groups.filter((group) => group[0] !== undefined && kinds.includes(group[0].kind));
  // Where a card fits several melds, they are asked together.
  if (groups.length > 0) table.takeOrAsk(groups.flat(), 'bar');
  else voice.say(t('say-not-now'));
}

function steer(act: KeyAct, table: Table, elsewhere: Elsewhere): void {
  switch (act) {
    case 'draw':
    case 'pass':
    case 'stand':
    case 'call':
      take(table, [act]);
      return;
    case 'take':
      if (first(table, ['take']).length > 0) take(table, ['take']);
      else focusZone('pile');
      return;
    case 'meld':
      table.meldChosen('bar');
      return;
    case 'lay':
      take(table, ['lay']);
      return;
    case 'swap':
      take(table, ['swap']);
      return;
    case 'discard':
      table.discardChosen();
      return;
    case 'undo':
      table.undo();
      return;
    case 'hint':
      if (table.card?.daily?.ranked) table.tellOff(t('error-daily-no-advice'));
      else table.adviser.press();
      return;
    case 'decline':
      table.decline();
      return;
    case 'hand':
    case 'pile':
    case 'board':
      focusZone(act);
      return;
    case 'sort':
      elsewhere.sort();
      return;
    case 'status':
      if (table.view) voice.say(standing(table.told, table.view));
      return;
    case 'repeat':
      voice.say(
        table.log
          .slice(-4)
          .map((line) => tell(line.event, table.told, 'say'))
          .join(' '),
      );
      return;
    case 'clear':
      table.clear();
      return;
    case 'help':
      elsewhere.help();
      return;
    case 'left':
    case 'right':
      arrange(table, act === 'left' ? -1 : 1);
  }
}

function focusZone(zone: 'hand' | 'pile' | 'board'): void {
  const group = document.querySelector(`[data-zone="${zone}"]`);
  const item = group?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? null;
  if (item) item.focus();
  else voice.say(t(`say-no-${zone}`));
}

function arrange(table: Table, by: -1 | 1): void {
  const id = Number((document.activeElement as HTMLElement | null)?.dataset['hand'] ?? NaN);
  const at = table.hand.findIndex((token) => token.id === id);
  if (at < 0) return;
  table.put(id, at + by);
  voice.say(
    t('say-moved', {
      place: Math.max(1, Math.min(table.hand.length, at + by + 1)),
      count: table.hand.length,
    }),
  );
}
