import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voice } from '../lib/announce.svelte';
import type { WireEvents } from '../lib/link';
import { Table } from '../lib/table.svelte';
import type { DealState, TableIntro, View } from '../lib/wire';
import Deal from './Deal.svelte';

const INTRO: TableIntro = {
  id: 'abcdefghjkmnpqrs',
  phase: 'play',
  names: ['Ann', 'Bob'],
  people: [true, true],
  computers: [null, null],
  instead_of: [null, null],
  styles: [null, null],
  you: 0,
  host: 0,
  rules: {},
  preset: 'standard',
  manners: {},
  target: 500,
  call_seconds: 5,
  after: null,
  changed: [],
  barred: [],
  version: '1',
};

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
  const state: View['state'] = {
    round: 0,
    window: null,
    ready: null,
    over: false,
    winners: [],
    again: null,
    here,
    played_for: [false, false],
    clock: null,
    deal,
    undo: 0,
  };
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
