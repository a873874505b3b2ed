import { describe, expect, it } from 'vitest';
import { wayOf } from './join';

describe('wayOf', () => {
  it('follows links of ours, with words around them, from any address of this site', () => {
    expect(wayOf('https://cards.example/t/kn44fjnz66rwnhps')).toBe('/t/kn44fjnz66rwnhps');
    expect(wayOf('Come and play: http://10.0.0.7:8500/t/kn44fjnz66rwnhps!')).toBe('/t/kn44fjnz66rwnhps');
    expect(wayOf('/t/kn44fjnz66rwnhps?seat=k7mp-3xqa-9trx')).toBe('/t/kn44fjnz66rwnhps?seat=k7mp-3xqa-9trx');
    expect(wayOf('HTTPS://CARDS.EXAMPLE/T/KN44FJNZ66RWNHPS')).toBe('/t/kn44fjnz66rwnhps');
    expect(wayOf('https://cards.example/r/2345-6789-abcd-efgh')).toBe('/r/2345-6789-abcd-efgh');
    expect(wayOf('https://cards.example/new?r=1.pagat&seats=4')).toBe('/new?r=1.pagat&seats=4');
  });
  it('reads a code as people write it', () => {
    for (const text of ['kn44fjnz66rwnhps', ' KN44 FJNZ 66RW NHPS ', 'kn44-fjnz-66rw-nhps']) {
      expect(wayOf(text)).toBe('/t/kn44fjnz66rwnhps');
    }
  });
  it('says when it is neither', () => {
    for (const text of [
      '',
      'hello',
      'kn44',
      'kn44fjnz66rwnhps1',
      'https://cards.example/',
      '/t/',
      'https://x.example/t',
    ]) {
      expect(wayOf(text)).toBeNull();
    }
  });
});
