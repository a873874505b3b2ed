// The sharing of the sheet that a page shows: how it stands, and what can be done about it.
import { voice } from '../lib/announce.svelte';
import { t } from '../lib/words.svelte';
import { linkTo, takeLink } from './codes';
import { Live, NotShared, type Standing } from './live';
import { ownStorage } from './newest';
import type { SharedSheet } from './operations';
import { browser, type Outside } from './outside';

/** Codes that have a sentence of their own where a sheet is shared. */
const SENTENCES: Readonly<Record<string, string>> = {
  sheet_taken: 'sheet-share-taken',
  too_many: 'sheet-share-too-many',
};

/**
 * Takes the code out of the address of a link, so that it stands neither there nor in the browser's history; says
 * whether this browser has, or has just been given, a code of the sheet.
 */
export function arriveBy(sheet: string): boolean {
  const codes = takeLink(ownStorage(), sheet, location.hash);
  if (/^#[rw]=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  return codes !== null;
}

export class Sharing {
  standing = $state.raw<Standing>({ way: 'private', writes: true, waiting: 0, problem: null });
  /** What is being asked of the server. */
  busy = $state(false);
  /** Why the last wish was not done, as a message. */
  failed = $state<string | null>(null);
  private readonly live: Live;

  constructor(
    readonly sheet: SharedSheet,
    outside: Outside = browser(ownStorage()),
  ) {
    this.live = new Live(sheet, outside, (standing) => {
      const before = this.standing.way;
      this.standing = standing;
      // What changes under the reader's hands is said too.
      const { way } = standing;
      const lost = before === 'open' && way === 'lost';
      const found = before === 'lost' && way === 'open';
      if (lost || found || (way === 'ended' && before !== 'private')) voice.say(this.line ?? '');
    });
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }
  /** A phone that is taken up again, or has a network again, does not wait for the next attempt. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.live.wake();
  };

  readonly shared = $derived(this.standing.way !== 'private' && this.standing.way !== 'ended');
  /** The line that says how it stands; null for a sheet that is not shared. */
  get line(): string | null {
    const { way, writes, waiting, problem } = this.standing;
    /** Somebody who has just come by a link has nothing of the sheet yet. */
    const here = this.sheet.operations.length > 0;
    switch (way) {
      case 'private':
        return null;
      case 'ended':
        return t(here ? 'sheet-live-ended' : 'sheet-live-ended-empty');
      case 'outdated':
        return t('sheet-live-outdated');
      case 'opening':
        return t(here ? 'sheet-live-opening' : 'sheet-live-coming');
      case 'lost':
        if (!here) return t('sheet-live-coming-offline');
        return writes ? t('sheet-live-offline', { count: waiting }) : t('sheet-live-reader-offline');
      case 'open':
        if (!writes) return t('sheet-live-reader');
        if (problem === 'sheet_full' && waiting > 0) return t('sheet-live-refused', { count: waiting });
        // The server does not know what this page writes, or this page not what there is.
        if (problem !== null && waiting > 0) return t('sheet-live-outdated');
        return waiting > 0 ? t('sheet-live-sending', { count: waiting }) : t('sheet-live-current');
    }
  }

  /** The links there are to give away; null where this browser has none. */
  get links(): { readonly look: string; readonly write: string | null } | null {
    const codes = this.shared ? this.live.links : null;
    if (!codes) return null;
    const { id } = this.sheet;
    return { look: linkTo(id, codes, 'look'), write: codes.write && linkTo(id, codes, 'write') };
  }

  share(): Promise<void> {
    return this.wish(() => this.live.share(), 'sheet-share-done');
  }
  renew(): Promise<void> {
    return this.wish(() => this.live.renew(), 'sheet-share-renewed');
  }
  end(): Promise<void> {
    return this.wish(() => this.live.end(), 'sheet-share-ended');
  }
  /** Goes on with a copy of one's own. */
  part(): void {
    this.failed = null;
    this.live.unshare();
  }
  /** Tries at once. */
  nudge(): void {
    this.live.nudge();
  }
  stop(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.live.stop();
  }

  private async wish(what: () => Promise<void>, done: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      await what();
      voice.say(t(done));
    } catch (error) {
      const why = error instanceof NotShared ? SENTENCES[error.code] : undefined;
      // A request that finds no network throws a TypeError in every browser.
      this.failed = why ?? (error instanceof TypeError ? 'sheet-share-offline' : 'sheet-share-failed');
      voice.warn(t(this.failed));
    } finally {
      this.busy = false;
    }
  }
}
