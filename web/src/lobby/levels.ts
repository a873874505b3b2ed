/** What is said about computers: how strong they play, and what each leans to. */
import { known, t } from '../lib/words.svelte';

/** What is shown until the server has said what it offers. */
export const AT_FIRST: readonly string[] = ['beginner', 'casual', 'club'];
export const USUAL = 'beginner';

export function levelName(level: string): string {
  return known(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How a level plays, in a phrase; null for a level of which this page does not know. */
export function levelNote(level: string): string | null {
  return known(`level-${level}-note`) ? t(`level-${level}-note`) : null;
}

/** What a computer leans to; null for people and computers without a style. */
export function styleNote(style: string | null | undefined): string | null {
  return style && known(`style-${style}`) ? t(`style-${style}`) : null;
}

/** Why a server offers no stronger computers; null where it offers all. */
export function fewerNote(why: string | null): string | null {
  return why !== null && known(`levels-fewer-${why}`) ? t(`levels-fewer-${why}`) : null;
}
