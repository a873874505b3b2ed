import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireEvents } from './link';
import { Table } from './table.svelte';
import type { ClientMessage, DealState, ServerMessage, View } from './wire';
import { introOf, stateOf } from '../../fixtures/frames';

describe('a table as it is told', () => {
  let events: WireEvents | null;
  let sent: ClientMessage[];
  let table: Table;
  const hear = (message: ServerMessage): void => events?.text(JSON.stringify(message));
  const deal: DealState = {
    round: 1,
    step: 'commit',
    commitment: '0'.repeat(64),
    commits: null,
    cutter: null,
    cards: 52,
    ms: 3000,
  };
  const view: View = {
    type: 'view',
    seq: 3,
    events: [],
    public: null,
    own: null,
    state: stateOf({ round: 0, deal }),
  };

  beforeEach(() => {
    sessionStorage.clear();
    sent = [];
    table = new Table('abcdefghjkmnpqrs', (given) => {
      events = given;
      return { send: (text) => sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
    });
    events?.open();
    hear({
      type: 'welcome',
      protocol: 1,
      rounds: [],
      table: introOf(),
    });
  });
  afterEach(() => table.stop());

  it('keeps to itself that its own part in a deal came too late', () => {
    hear(view);
    const mine = sent.find((message) => message.type === 'commit');
    expect(mine).toBeDefined();
    if (mine?.type !== 'commit') return;
    hear({ type: 'refused', id: mine.id, code: 'bad_share', args: {}, seq: 3 });
    expect(table.refusal).toBeNull();
  });

  it('says why something was refused that the player asked for', () => {
    hear(view);
    table.next();
    const asked = sent.find((message) => message.type === 'next');
    expect(asked).toBeDefined();
    if (asked?.type !== 'next') return;
    hear({ type: 'refused', id: asked.id, code: 'match_over', args: {}, seq: 3 });
    expect(table.refusal?.code).toBe('match_over');
  });
});
