import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../lib/words.svelte';
import type { TableDoor } from '../lib/wire';
import TablePage from './TablePage.svelte';

/** A socket that the server closes at once. */
class Turned extends EventTarget {
  static readonly OPEN = 1;
  static code = 4410;
  static opened = 0;
  readonly readyState = 0;
  constructor() {
    super();
    Turned.opened++;
    setTimeout(() => this.dispatchEvent(Object.assign(new Event('close'), { code: Turned.code })));
  }
  close(): void {
    // It is closed.
  }
}

function door(you: number | null): TableDoor {
  return {
    id: 'abcdefghjkmnpqrs',
    phase: 'play',
    names: ['Ann', 'Bob'],
    people: [true, true],
    computers: [null, null],
    you,
    host: 0,
    rules: {},
    preset: 'standard',
    manners: {},
    changed: [],
    open_seats: [],
    may_watch: you === null,
    removed: false,
  };
}

describe('the page of a table that turns one away', () => {
  let page: ReturnType<typeof mount> | null = null;
  let asked: string[];
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((go) => setTimeout(go));
      flushSync();
    }
  };
  const open = async (you: number | null): Promise<void> => {
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const said = address.startsWith('/api/tables/') ? door(you) : {};
      return Promise.resolve(new Response(JSON.stringify(said)));
    });
    page = mount(TablePage, {
      target: document.body,
      props: { id: 'abcdefghjkmnpqrs', code: null, go: () => undefined },
    });
    await settle();
  };

  beforeEach(() => {
    asked = [];
    Turned.opened = 0;
    vi.stubGlobal('WebSocket', Turned);
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = null;
    vi.unstubAllGlobals();
  });

  it('says once that the table is too old, and leaves the server alone', async () => {
    Turned.code = 4410;
    await open(0);
    await vi.waitFor(() => expect(document.body.textContent).toContain(t('link-expired')));
    await settle();
    expect(Turned.opened).toBe(1);
    expect(asked.filter((address) => address.startsWith('/api/tables/'))).toHaveLength(1);
  });
});
