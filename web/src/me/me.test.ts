import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringWords, speak, t } from '../lib/words.svelte';
import type { OwnFigures, PlayerFigures } from '../lib/wire';
import Me from './Me.svelte';
import Shown from './Shown.svelte';

const FIGURES: PlayerFigures = {
  matches: 12,
  wins: 7,
  rounds: 40,
  points: -90,
  best: 195,
  reach: 14,
  presets: [
    { preset: 'standard', matches: 9 },
    { preset: 'joker_table', matches: 3 },
  ],
  ratings: [
    {
      seats: 2,
      rating: 1534,
      spread: 96,
      matches: 11,
      level: 'strong',
      curve: [1480, 1510, 1534].map((rating, at) => ({ at: at * 1000, rating })),
    },
    { seats: 4, rating: 1512, spread: 310, matches: 1, level: 'club', curve: [{ at: 5, rating: 1512 }] },
  ],
};
const OWN: OwnFigures = {
  known: true,
  name: null,
  code: null,
  figures: FIGURES,
  recent: [
    { at: 9, preset: 'standard', seats: 2, place: 1, won: true, left: false, change: 24 },
    { at: 8, preset: 'standard', seats: 4, place: 3, won: false, left: false, change: -11 },
    { at: 7, preset: 'standard', seats: 2, place: 1, won: false, left: true, change: null },
  ],
};

let page: ReturnType<typeof mount> | null = null;
let asked: { address: string; method: string; body: unknown }[];
let answers: Record<string, () => Response>;

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((go) => setTimeout(go));
    flushSync();
  }
}
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`not on the page: ${selector}`);
  return found;
};
function type(selector: string, text: string): void {
  const field = find(selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  await bringWords('me');
  await speak('en');
  asked = [];
  answers = { 'GET /api/me': () => json(OWN) };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push({ address, method, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const answer = answers[`${method} ${address}`];
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error(`${method} ${address}`));
  });
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  await speak('en');
});
async function open(): Promise<void> {
  page = mount(Me, { target: document.body });
  await settle();
}

describe('the page of the own figures', () => {
  it('shows figures with true minus signs, ratings and the latest matches', async () => {
    await open();
    expect(find('[data-figure=matches] dd').textContent).toBe('12');
    expect(find('[data-figure=wins] dd').textContent).toBe('7 (58%)');
    expect(find('[data-figure=mean] dd').textContent).toMatch(/^−2\.[23]$/);
    expect(find('[data-figure=reach] dd').textContent).toBe('14 cards');
    expect(find('[data-pool="2"] b').textContent).toBe('1534');
    expect(find('[data-pool="2"] .note').textContent).toContain(t('level-strong'));
    expect(find('[data-pool="4"] .note').textContent.trim()).toBe(t('me-early'));
    expect(document.querySelector('[data-pool="4"] [data-curve]')).toBeNull();
    expect(find('[data-curve="2"]').getAttribute('aria-label')).toBe(
      'Rating over 11 matches: 1480 at first, now 1534; highest 1534, lowest 1480.',
    );
    const recent = [...document.querySelectorAll('[data-recent]')].map((one) => one.textContent);
    expect(recent.map((text) => /Won|Place 3|Left early/.exec(text)?.[0])).toEqual([
      'Won',
      'Place 3',
      'Left early',
    ]);
    expect(recent[0]).toContain('+24');
    expect(recent[1]).toContain('−11');
    expect(recent[2]).toContain(t('me-unrated'));
  });

  it('says so where nothing has been played, and where nobody is known', async () => {
    const none = { ...FIGURES, matches: 0, wins: 0, rounds: 0, presets: [], ratings: [] };
    answers['GET /api/me'] = () => json({ ...OWN, figures: none, recent: [] });
    await open();
    expect(document.body.textContent).toContain(t('me-none'));
    expect(find('[data-act=export]')).toBeTruthy();
    if (page) await unmount(page);
    answers['GET /api/me'] = () => json({ ...OWN, known: false });
    await open();
    expect(find('[data-unknown]').textContent).toContain(t('me-unknown'));
    expect(document.querySelector('[data-act=export]')).toBeNull();
  });

  it('offers to ask again after a failure', async () => {
    answers['GET /api/me'] = () => new Response('', { status: 500 });
    await open();
    answers['GET /api/me'] = () => json(OWN);
    find('[data-act=again]').click();
    await settle();
    expect(find('[data-figure=matches] dd').textContent).toBe('12');
  });

  it('makes a page for others under a name, and takes it down', async () => {
    const code = 'k7mp3xqa9ord2345';
    answers['POST /api/me/profile'] = () => json({ ...OWN, name: 'Änn', code });
    answers['DELETE /api/me/profile'] = () => new Response(null, { status: 204 });
    await open();
    expect(find('[data-public]').dataset['public']).toBe('no');
    type('[data-public] input', ' Änn ');
    find('[data-act=publish]').click();
    await settle();
    expect(asked.at(-1)).toEqual({ address: '/api/me/profile', method: 'POST', body: { name: ' Änn ' } });
    // What shows the link is loaded when there is one.
    await vi.waitFor(() => expect(find('[data-link]').dataset['link']).toBe(`${location.origin}/p/${code}`));
    expect((find('[data-act=rename]') as HTMLButtonElement).disabled).toBe(true);
    find('[data-act=hide]').click();
    await settle();
    expect(asked.at(-1)?.method).toBe('DELETE');
    expect(find('[data-public]').dataset['public']).toBe('no');
  });

  it('tells why a name is refused', async () => {
    answers['POST /api/me/profile'] = () => json({ code: 'bad_name', args: { name: '' } }, 400);
    await open();
    type('[data-public] input', '\u200b');
    find('[data-act=publish]').click();
    await settle();
    expect(find('[role=alert]').textContent).toBe(t('join-bad-name'));
  });

  it.each(['en', 'de', 'nl', 'da'])('deletes only after the word was typed (%s)', async (language) => {
    await speak(language);
    answers['POST /api/me/forget'] = () => new Response(null, { status: 204 });
    await open();
    find('[data-act=delete]').click();
    await settle();
    expect(document.activeElement?.id).toBe('me-delete-title');
    const now = (): HTMLButtonElement => find('[data-act=delete-now]') as HTMLButtonElement;
    expect(now().disabled).toBe(true);
    type('input[name=sure]', `${t('me-delete-word')}x`);
    expect(now().disabled).toBe(true);
    now().form?.dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect(asked.map((one) => one.method)).toEqual(['GET']);
    type('input[name=sure]', ` ${t('me-delete-word').toUpperCase()} `);
    expect(now().disabled).toBe(false);
    now().click();
    await settle();
    expect(asked.at(-1)).toEqual({
      address: '/api/me/forget',
      method: 'POST',
      body: { sure: 'delete everything' },
    });
    expect(find('[data-deleted]').textContent).toContain(t('me-deleted'));
  });

  it('keeps everything where the reader thinks better of it', async () => {
    await open();
    find('[data-act=delete]').click();
    await settle();
    find('[data-act=keep]').click();
    await settle();
    expect(document.activeElement).toBe(find('[data-act=delete]'));
    expect(asked.map((one) => one.method)).toEqual(['GET']);
  });
});

describe('the page of somebody', () => {
  const show = async (code: string): Promise<void> => {
    page = mount(Shown, { target: document.body, props: { code } });
    await settle();
  };
  it('B91 shows a name apart, figures and ratings, and nothing else', async () => {
    answers['GET /api/profiles/abcd'] = () => json({ name: 'Änn', figures: FIGURES });
    await show('abcd');
    expect(find('h1').textContent).toBe('Stats of \u2068Änn\u2069');
    expect(find('[data-pool="2"] b').textContent).toBe('1534');
    expect(document.querySelector('[data-recent], [data-public], [data-act=export]')).toBeNull();
  });

  it('says where there is none', async () => {
    answers['GET /api/profiles/abcd'] = () => json({ code: 'unknown_profile', args: {} }, 404);
    await show('abcd');
    expect(find('[data-none]').textContent).toContain(t('profile-none'));
  });
});
