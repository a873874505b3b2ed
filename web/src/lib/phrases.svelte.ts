// What people say to each other: bubbles at the seats, and whom this reader does not want to hear.
import { voice } from './announce.svelte';
import type { IconName } from './icons';
import { choose, prefs } from './prefs.svelte';
import { nameOf, who, type Table as Told } from './tell';
import { t } from './words.svelte';
import type { Phrase, Said } from './wire';

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'one_moment',
  'your_turn',
  'so_close',
  'good_game',
  'bye',
];
/** Reactions with their signs; each has its word too. */
export const REACTIONS: Readonly<Partial<Record<Phrase, IconName>>> = {
  clap: 'clap',
  laugh: 'laugh',
  wow: 'wow',
  oops: 'oops',
  heart: 'heart',
  think: 'think',
};
export interface Bubble {
  readonly key: number;
  readonly phrase: Phrase;
}
const STAYS = 6000;

export function phraseText(phrase: Phrase): string {
  return t(`phrase-${phrase.replaceAll('_', '-')}`);
}

export class Phrases {
  bubbles = $state.raw<ReadonlyMap<number, Bubble>>(new Map());
  private lastKey = 0;

  /** Shows what somebody said, unless this reader has muted them. */
  hear(said: Said, told: Told): void {
    if (said.seat !== told.you && this.isMuted(nameOf(told, said.seat))) return;
    const bubble = { key: ++this.lastKey, phrase: said.phrase };
    this.bubbles = new Map(this.bubbles).set(said.seat, bubble);
    voice.say(t('say-phrase', { ...who(told, said.seat), phrase: phraseText(said.phrase) }));
    setTimeout(() => {
      if (this.bubbles.get(said.seat) !== bubble) return;
      const left = new Map(this.bubbles);
      left.delete(said.seat);
      this.bubbles = left;
    }, STAYS);
  }

  isMuted(name: string): boolean {
    return prefs.mutedAll || prefs.muted.includes(name);
  }

  /** Stops or starts hearing one player; by name, so that it holds at the next table too. */
  mute(name: string, muted: boolean): void {
    const others = prefs.muted.filter((one) => one !== name);
    choose({ muted: muted ? [...others.slice(-49), name] : others });
  }
}
