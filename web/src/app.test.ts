// The colours of the room: what stands on a felt can be read on it, in both lights.
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FELTS } from './lib/prefs.svelte';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

/** The custom properties of one rule as [light, dark] colours. */
function colours(selector: string): Map<string, readonly [string, string]> {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) return new Map();
  const body = css.slice(from, css.indexOf('}', from));
  const pairs = body.matchAll(/(--[\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...pairs].map(([, name = '', light, dark, both]) => [name, [light ?? both ?? '', dark ?? both ?? '']]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const base = colours(':root');

test.each(FELTS)('the %s felt keeps words readable and marks visible', (felt) => {
  const own = colours(`:root[data-felt='${felt}']`);
  if (felt !== 'green') expect(own.size).toBeGreaterThanOrEqual(4);
  const of = (name: string, light: 0 | 1): string => (own.get(name) ?? base.get(name))?.[light] ?? '';
  for (const light of [0, 1] as const) {
    for (const ground of ['--felt', '--felt-light', '--felt-deep']) {
      for (const ink of ['--on-felt', '--on-felt-2']) {
        expect(contrast(of(ink, light), of(ground, light)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
      for (const mark of ['--can', '--turn']) {
        expect(contrast(of(mark, light), of(ground, light)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  }
});

test('words on panels and in the room are readable', () => {
  for (const light of [0, 1] as const) {
    for (const ground of ['--panel', '--panel-2', '--room']) {
      for (const ink of ['--ink', '--ink-2']) {
        expect(
          contrast(base.get(ink)?.[light] ?? '', base.get(ground)?.[light] ?? ''),
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
