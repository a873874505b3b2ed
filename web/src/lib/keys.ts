// The keys of the table: what works and what the help shows come from this one list.

export type KeyAct =
  | 'draw'
  | 'take'
  | 'meld'
  | 'lay'
  | 'swap'
  | 'discard'
  | 'call'
  | 'undo'
  | 'hint'
  | 'decline'
  | 'pass'
  | 'stand'
  | 'hand'
  | 'pile'
  | 'board'
  | 'sort'
  | 'status'
  | 'repeat'
  | 'clear'
  | 'help'
  | 'left'
  | 'right';

export interface KeyLine {
  readonly act: KeyAct;
  readonly key: string;
  readonly alt?: boolean;
  /** How the key is written in the help, where it is not the letter itself. */
  readonly shown?: string;
  /** A letter alone, which the reader can switch off; the others always work. */
  readonly single: boolean;
}

export const KEYS: readonly KeyLine[] = [
  { act: 'draw', key: 'd', single: true },
  { act: 'take', key: 't', single: true },
  { act: 'meld', key: 'm', single: true },
  { act: 'lay', key: 'l', single: true },
  { act: 'swap', key: 'w', single: true },
  { act: 'discard', key: 'x', single: true },
  { act: 'undo', key: 'u', single: true },
  { act: 'hint', key: 'a', single: true },
  { act: 'call', key: 'c', single: true },
  { act: 'decline', key: 'n', single: true },
  { act: 'pass', key: 'p', single: true },
  { act: 'stand', key: 's', single: true },
  { act: 'hand', key: 'h', single: true },
  { act: 'pile', key: 'f', single: true },
  { act: 'board', key: 'b', single: true },
  { act: 'sort', key: 'o', single: true },
  { act: 'status', key: 'i', single: true },
  { act: 'repeat', key: 'r', single: true },
  { act: 'left', key: 'ArrowLeft', alt: true, shown: 'Alt ←', single: false },
  { act: 'right', key: 'ArrowRight', alt: true, shown: 'Alt →', single: false },
  { act: 'clear', key: 'Escape', shown: 'Esc', single: false },
  { act: 'help', key: '?', single: true },
];

/** What a key press asks for, null for nothing. */
export function keyAct(event: KeyboardEvent, singles: boolean): KeyAct | null {
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z') return 'undo';
  if (withControl) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const line = KEYS.find((one) => one.key === key && (one.alt ?? false) === event.altKey);
  if (!line || (line.single && !singles)) return null;
  return line.act;
}
