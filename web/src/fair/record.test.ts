// Records of tests/records/deals, in which cards move about in every way, and the same with one thing changed.
import { describe, expect, it } from 'vitest';
import { cutByKey } from '../lib/fair';
import { fromHex } from '../lib/sha256';
import { checkRecord, readProof, type CheckedRecord, type FaultCode } from './record';

const RECORDS = import.meta.glob<string>('../../../tests/records/deals/*.r500', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const nameOf = (path: string): string => path.replace(/^.*\/|\.r500$/g, '');
const record = (name: string): string => RECORDS[`../../../tests/records/deals/${name}.r500`] ?? '';

function checked(text: string): CheckedRecord {
  const found = checkRecord(text);
  if (found === null) throw new Error('no record');
  return found;
}
/** The faults of the first round. */
const faultsOf = (text: string): readonly FaultCode[] => checked(text).rounds[0]?.faults ?? [];

describe('a record of fair deals', () => {
  it.each(Object.keys(RECORDS).map(nameOf))('%s', (name) => {
    const { rounds, fair } = checked(record(name));
    expect(rounds.flatMap((round) => round.faults)).toEqual([]);
    expect(rounds.map((round) => round.cards)).toEqual(rounds.map(() => null));
    expect(rounds).toHaveLength(record(name).match(/^seed: /gm)?.length ?? 0);
    expect(fair).toBe(true);
  });
  it('is there for everything that moves cards about', () => {
    expect(Object.keys(RECORDS).map(nameOf).sort()).toEqual([
      'call_copy',
      'call_full',
      'call_last',
      'copies',
      'cut',
      'restock',
      'stand',
      'swap',
    ]);
  });
  it('shows names as people wrote them', () => {
    expect(checked(record('call_last')).names.slice(0, 3)).toEqual(['Ann', 'Bo, Bo', 'Cy #1']);
  });
  it('may have other line ends and further comments', () => {
    expect(checked(record('cut').replaceAll('\n', '\r\n')).fair).toBe(true);
    expect(checked(record('cut').replace(/^- .*$/gm, '$&  # well played')).fair).toBe(true);
  });
});

const CUT = record('cut');
const line = (key: string): string => new RegExp(`^${key}.*$`, 'm').exec(CUT)?.[0] ?? '';
const instead = (old: string, now: string): string => {
  if (!CUT.includes(old)) throw new Error(`not there: ${old}`);
  return CUT.replace(old, now);
};
/** The text with the first digit behind a word changed. */
const other = (word: string): string =>
  CUT.replace(
    new RegExp(`(${word}[ :]+)([0-9a-f])`),
    (_, before: string, digit: string) => before + (digit === '0' ? '1' : '0'),
  );
const firstShare = / shares [-,]*([0-9a-f]{32})/.exec(CUT)?.[1] ?? '?';
const shares = / shares (\S+)/.exec(CUT)?.[1] ?? '?';

describe('the cut', () => {
  it('is told apart: by hand, or by the key', () => {
    const [first] = checked(CUT).rounds;
    expect(first?.byKey).toBe(false);
    const depth = cutByKey(fromHex(first?.seed ?? ''), first?.deck.length ?? 0);
    expect(checked(instead(line('cut'), `cut: ${depth}`)).rounds[0]?.byKey).toBe(true);
    expect(checked(record('stand')).rounds[0]).toMatchObject({ cut: null, byKey: false });
  });
});

describe('what is noticed', () => {
  it.each<[string, string, FaultCode[]]>([
    ['another secret', other('secret'), ['commitment', 'key']],
    ['another commitment', other('commitment'), ['commitment']],
    ['another seed', other('seed'), ['key', 'cards']],
    ['another share', instead(firstShare, '0'.repeat(32)), ['key']],
    ['another order of the shares', instead(shares, shares.split(',').reverse().join()), ['key']],
    ['a share less', instead(shares, shares.split(',').slice(1).join()), ['key', 'size']],
    ['another cut', instead(line('cut'), 'cut: 3'), ['cards']],
    ['no cut', instead(`${line('cut')}\n`, ''), ['cards']],
    ['another round', instead(' round 1 ', ' round 9 '), ['round', 'commitment']],
    ['no proof', instead(`${line('# deal')}\n`, ''), ['no-proof']],
    ['no seed', instead(line('seed'), ''), ['no-seed']],
    ['a longer line', instead(line('# deal'), `${line('# deal')} and more`), ['no-proof']],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
    expect(checked(text).fair).toBe(false);
  });
  it('a round of another table', () => {
    const text = CUT.replace(/(round:\n# deal: table )\S+/, '$1elsewhere');
    expect(checked(text).rounds.map((round) => round.faults)).toEqual([[], ['table', 'commitment']]);
  });
  it('a card that was not drawn', () => {
    const [, card = ''] = / draw (\w+)/.exec(CUT) ?? [];
    const text = instead(` draw ${card}`, card === 'AS' ? ' draw 2S' : ' draw AS');
    expect(checked(text).rounds[0]?.cards).toMatchObject({ kind: 'draw', found: card });
  });
  it('a card that was never dealt', () => {
    const text = CUT.replace(/ discard \w+/, ' discard JK');
    expect(checked(text).rounds[0]?.cards).toMatchObject({ kind: 'hand', card: 'JK' });
  });
  it('a card that does not lie in the pile', () => {
    const text = CUT.replace(/^- ([^:]*): draw \w+/m, '- $1: take JK');
    expect(checked(text).rounds[0]?.cards).toMatchObject({ kind: 'pile', card: 'JK' });
  });
  it('another reshuffle', () => {
    const text = record('restock').replace(/^restock: (\w+) (\w+)/m, 'restock: $2 $1');
    expect(checked(text).rounds.map((round) => round.cards?.kind ?? null)).toContain('restock');
  });
});

describe('what is no record', () => {
  it.each(['', 'hello', '# deal: table x', '{"rounds": []}'])('%j', (text) => {
    expect(checkRecord(text)).toBeNull();
  });
  it('a proof line is a line of its own', () => {
    const whole = line('# deal');
    expect(readProof(whole)?.round).toBe(1);
    for (const bad of [` ${whole}`, `${whole} `, `seats: ${whole}`, `#${whole}`])
      expect(readProof(bad)).toBeNull();
  });
});
