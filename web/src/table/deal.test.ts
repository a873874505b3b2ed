import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voice } from '../lib/announce.svelte';
import type { WireEvents } from '../lib/link';
import { Table } from '../lib/table.svelte';
import type { DealState, TableIntro, View } from '../lib/wire';
import Deal from './Deal.svelte';
import { introOf, stateOf } from '../../fixtures/frames';

const INTRO: TableIntro = introOf();

/** A view of the cut, before the first round. */
function cutBy(cutter: number, here: boolean[]): View {
  const deal: DealState = {
    round: 1,
    step: 'cut',
    commitment: '0'.repeat(64),
    commits: [null, null],
    cutter,
    cards: 52,
    ms: 20_000,
  };
  const state: View['state'] = stateOf({ round: 0, here, deal });
  return { type: 'view', seq: 3, events: [], public: null, own: null, state };
}

describe('the cut', () => {
  let events: WireEvents | null;
  let table: Table;
  let shown: ReturnType<typeof mount>;
  const hear = (message: unknown): void => {
    events?.text(JSON.stringify(message));
    flushSync();
  };

  beforeEach(() => {
    table = new Table(INTRO.id, (given) => {
      events = given;
      return { send: () => undefined, close: () => undefined };
    });
    shown = mount(Deal, { target: document.body, props: { table } });
    events?.open();
    hear({ type: 'welcome', protocol: 1, rounds: [], table: INTRO });
  });
  afterEach(async () => {
    table.stop();
    await unmount(shown);
  });

  it('leaves the slider where it was moved to when somebody comes or goes', () => {
    hear(cutBy(0, [true, true]));
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    expect(slider?.value).toBe('21');
    if (!slider) return;
    slider.value = '33';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    hear(cutBy(0, [true, false]));
    expect(slider.value).toBe('33');
  });

  it('is announced once', () => {
    const said = (): number => voice.polite.at(-1)?.key ?? 0;
    hear(cutBy(1, [true, true]));
    const once = said();
    hear(cutBy(1, [false, true]));
    expect(said()).toBe(once);
  });
});
