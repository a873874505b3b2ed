import { describe, expect, it } from 'vitest';
import { inTongue, routeOf, tongueOf } from './route';

describe('routeOf', () => {
  it('knows the pages without more', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' });
    expect(routeOf('/history/', '')).toEqual({ page: 'history' });
    expect(routeOf('/replay', '')).toEqual({ page: 'replay' });
    expect(routeOf('/fair', '')).toEqual({ page: 'fair' });
  });
  it('reads a table, with the code of a seat link', () => {
    expect(routeOf('/t/kn44fjnz66rwnhps', '')).toEqual({ page: 'table', id: 'kn44fjnz66rwnhps', code: null });
    expect(routeOf('/t/kn44', '?seat=AB-CD')).toEqual({ page: 'table', id: 'kn44', code: 'AB-CD' });
  });
  it('reads the rules and seats of a link, and no number of seats that a table cannot have', () => {
    expect(routeOf('/new', '?r=1.pagat&seats=6')).toEqual({ page: 'new', share: '1.pagat', seats: 6 });
    expect(routeOf('/new', '?seats=9')).toEqual({ page: 'new', share: null, seats: null });
  });
  it('reads a replay and a device code', () => {
    expect(routeOf('/r/abc', '')).toEqual({ page: 'shown', id: 'abc' });
    expect(routeOf('/device', '?code=K7QM')).toEqual({ page: 'device', code: 'K7QM' });
  });
  it('reads a date of the daily deal, and none that the calendar does not have', () => {
    expect(routeOf('/daily', '')).toEqual({ page: 'daily', date: null });
    expect(routeOf('/de/daily', '')).toEqual({ page: 'daily', date: null });
    for (const date of ['2026-12-01', '2028-02-29', '2000-02-29'])
      expect(routeOf(`/daily/${date}`, '')).toEqual({ page: 'daily', date });
    expect(routeOf('/daily/boards', '')).toEqual({ page: 'boards' });
    expect(routeOf('/me/', '')).toEqual({ page: 'me' });
    expect(routeOf('/p/k7mp3xqa9ord2345', '')).toEqual({ page: 'profile', code: 'k7mp3xqa9ord2345' });
    for (const path of [
      '/daily/2026-02-30',
      '/daily/2100-02-29',
      '/daily/2026-13-01',
      '/daily/2026-1-1',
      '/daily/1',
      '/de/daily/2026-12-01',
      '/daily/2026-12-01/x',
    ])
      expect(routeOf(path, '').page).toBe('none');
  });
  it('knows when there is no such page', () => {
    for (const path of ['/t/', '/t/a/b', '/elsewhere', '/t/%20']) expect(routeOf(path, '').page).toBe('none');
  });
});

describe('languages in addresses', () => {
  it('are named by the pages that everybody may read', () => {
    expect(tongueOf('/de')).toEqual({ language: 'de', rest: '/' });
    expect(tongueOf('/de/learn/')).toEqual({ language: 'de', rest: '/learn' });
    expect(tongueOf('/')).toEqual({ language: null, rest: '/' });
    expect(routeOf('/de/', '').page).toBe('home');
    expect(routeOf('/de/learn', '').page).toBe('learn');
  });
  it('are not named by others: those are the server’s, or nobody’s', () => {
    for (const path of ['/de/rules', '/xx', '/de/t/kn44', '/deu']) {
      expect(tongueOf(path).language).toBeNull();
      expect(routeOf(path, '').page).toBe('none');
    }
  });
  it('are exchanged where they are named, and only there', () => {
    expect(inTongue('/de', 'en')).toBe('/en');
    expect(inTongue('/en/learn', 'de')).toBe('/de/learn');
    expect(inTongue('/', 'de')).toBeNull();
    expect(inTongue('/t/kn44', 'de')).toBeNull();
  });
});
