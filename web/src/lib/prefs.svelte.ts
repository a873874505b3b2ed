// What this reader chose, kept in this browser.
import type { Sorting } from './arrange';
import type { Pace } from './wire';

export type Theme = 'system' | 'light' | 'dark';
export const FELTS = ['green', 'blue', 'wine', 'slate'] as const;
export const CARD_SIZES = ['normal', 'large', 'extra'] as const;
export type Felt = (typeof FELTS)[number];
export type CardSize = (typeof CARD_SIZES)[number];
export interface Prefs {
  language: string | null;
  theme: Theme;
  fourColour: boolean;
  /** Faces with one large index instead of pips. */
  largeIndex: boolean;
  cardSize: CardSize;
  felt: Felt;
  /** The table mirrored, for who plays with the left hand. */
  leftHanded: boolean;
  /** Whether cards can be heard, and how loud all sounds are, 0 to 100. */
  sound: boolean;
  volume: number;
  pace: Pace;
  brackets: boolean;
  /** Whether the coach asks before a costly move, where the host allows it. */
  coach: boolean;
  shortcuts: boolean;
  sorting: Sorting;
  panel: boolean;
  /** From three on nobody is guided at the table any more; before that, `guided` are the tips that have been heeded. */
  lessons: number;
  guided: readonly string[];
  name: string;
  /** How one's own turn makes itself known. */
  noticeTitle: boolean;
  noticeSound: boolean;
  noticeDevice: boolean;
  noticeShake: boolean;
  /** Names of players whose phrases this reader does not want to hear, or nobody's. */
  muted: readonly string[];
  mutedAll: boolean;
}

const KEY = 'rummy500.prefs';
const FIRST: Prefs = {
  language: null,
  theme: 'system',
  fourColour: false,
  largeIndex: false,
  cardSize: 'normal',
  felt: 'green',
  leftHanded: false,
  sound: true,
  volume: 50,
  pace: 'brisk',
  brackets: true,
  coach: false,
  shortcuts: true,
  sorting: 'suit',
  panel: true,
  lessons: 0,
  guided: [],
  name: '',
  noticeTitle: true,
  noticeSound: true,
  noticeDevice: false,
  noticeShake: true,
  muted: [],
  mutedAll: false,
};

function load(): Prefs {
  try {
    const text = localStorage.getItem(KEY);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (kept === null || typeof kept !== 'object') return { ...FIRST };
    const known = Object.entries(kept).filter(
      ([name, value]) =>
        name in FIRST && (typeof value === typeof FIRST[name as keyof Prefs] || name === 'language'),
    );
    return { ...FIRST, ...Object.fromEntries(known) };
  } catch {
    // A browser that keeps nothing still plays.
    return { ...FIRST };
  }
}

export const prefs: Prefs = $state(load());

/** Changes preferences and keeps them. */
export function choose(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    // Another page of this reader may have kept something since this one was opened.
    localStorage.setItem(KEY, JSON.stringify({ ...load(), ...change }));
  } catch {
    // Not kept, still in force for this visit.
  }
}

/** The server writes its pages in this language too. The cookie says no more than that. */
export function remember(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Puts the looks in force on the document. */
export function dress(): void {
  const root = document.documentElement;
  if (prefs.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = prefs.theme;
  root.dataset['deck'] = prefs.fourColour ? 'four' : 'two';
  root.dataset['felt'] = prefs.felt;
  root.dataset['side'] = prefs.leftHanded ? 'left' : 'right';
}
