// What a voice says. Two regions: what happens waits its turn, what was refused interrupts.

import { untrack } from 'svelte';

interface Line {
  readonly key: number;
  readonly text: string;
}
let lastKey = 0;

class Voice {
  polite = $state.raw<readonly Line[]>([]);
  urgent = $state.raw<Line | null>(null);

  /** Says a text once, after what is being said. */
  say(text: string): void {
    if (text === '') return;
    // Effects may speak: what was said before is no reason for them to run again.
    const before = untrack(() => this.polite);
    this.polite = [...before.slice(-7), { key: ++lastKey, text }];
  }

  /** Says a text at once. */
  warn(text: string): void {
    this.urgent = { key: ++lastKey, text };
  }
}

export const voice = new Voice();
