// Phrases: shown for a while, said once, and not for who has muted the speaker.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voice } from './announce.svelte';
import { Phrases } from './phrases.svelte';
import { choose } from './prefs.svelte';
import { speak } from './words.svelte';

const TOLD = { names: ['Kim', 'Ada'], you: 0, meld: () => undefined, pile: () => 0 };

describe('Phrases', () => {
  beforeEach(async () => {
    await speak('en');
    vi.useFakeTimers();
    choose({ muted: [], mutedAll: false });
  });
  afterEach(() => vi.useRealTimers());

  it('stand at the seat for some seconds and are said', () => {
    const phrases = new Phrases();
    phrases.hear({ type: 'said', seat: 1, phrase: 'thanks' }, TOLD);
    expect(phrases.bubbles.get(1)?.phrase).toBe('thanks');
    expect(voice.polite.at(-1)?.text).toBe('Ada says: Thank you!');
    vi.advanceTimersByTime(3000);
    phrases.hear({ type: 'said', seat: 1, phrase: 'clap' }, TOLD);
    vi.advanceTimersByTime(4000);
    // The later phrase has its own time.
    expect(phrases.bubbles.get(1)?.phrase).toBe('clap');
    vi.advanceTimersByTime(4000);
    expect(phrases.bubbles.size).toBe(0);
  });
  it('of a muted player are neither shown nor said, at the next table too', () => {
    const phrases = new Phrases();
    phrases.mute('Ada', true);
    const before = voice.polite;
    new Phrases().hear({ type: 'said', seat: 1, phrase: 'wow' }, TOLD);
    expect(voice.polite).toBe(before);
    expect(JSON.parse(localStorage.getItem('rummy500.prefs') ?? '{}')).toMatchObject({ muted: ['Ada'] });
    phrases.mute('Ada', false);
    phrases.hear({ type: 'said', seat: 1, phrase: 'wow' }, TOLD);
    expect(phrases.bubbles.size).toBe(1);
  });
  it('of oneself are shown even where everybody is muted', () => {
    choose({ mutedAll: true });
    const phrases = new Phrases();
    phrases.hear({ type: 'said', seat: 1, phrase: 'wow' }, TOLD);
    phrases.hear({ type: 'said', seat: 0, phrase: 'wow' }, TOLD);
    expect([...phrases.bubbles.keys()]).toEqual([0]);
  });
});
