// The keys of the page: arrows, Home and End go through the round, Space plays, Page keys change the round.

export type KeyAct = 'back' | 'on' | 'first' | 'last' | 'toggle' | 'round-back' | 'round-on';

const KEYS: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  PageUp: 'round-back',
  PageDown: 'round-on',
};

/** What a key press asks for; null where it belongs to the element that has the focus, or asks for nothing. */
export function keyAct(event: KeyboardEvent): KeyAct | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const act = KEYS[event.key] ?? null;
  const at = event.target instanceof Element ? event.target : null;
  if (act === null || at?.closest('textarea, select, input:not([type="range"]), dialog')) return null;
  // A button is pressed with Space; a slider moves by itself with the other keys.
  if (act === 'toggle' && at?.closest('button, a, summary')) return null;
  if (act !== 'toggle' && at?.closest('input[type="range"]')) return null;
  return act;
}
