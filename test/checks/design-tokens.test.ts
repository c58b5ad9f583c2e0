import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, SIGHTS } from './colour-vision.js';

const FOLDER = new URL('../../client/style/', import.meta.url);
const sheet = readFileSync(new URL('tokens.css', FOLDER), 'utf8');

type Tokens = ReadonlyMap<string, string>;

function tokensOf(selector: string): Tokens {
  const start = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const light = tokensOf(':root');
const dark = tokensOf(":root[data-theme='dark']");
const THEMES = [
  ['light', light],
  ['dark', dark],
] as const;

function hexOf(tokens: Tokens, name: string): string {
  const hex = tokens.get(name);
  if (hex === undefined) throw new Error(`there is no --${name}`);
  return hex;
}

/** Text on what it stands on: 4.5 to 1 (WCAG 1.4.3). */
const TEXT = [
  ['ink', 'surface'],
  ['ink', 'surface-quiet'],
  ['ink', 'notice'],
  ['ink', 'error-pale'],
  ['ink', 'floating'],
  ['secondary', 'surface'],
  ['secondary', 'surface-quiet'],
  ['secondary', 'floating'],
  ['secondary', 'around'],
  ['secondary', 'notice'],
  ['accent', 'surface'],
  ['accent', 'surface-quiet'],
  ['accent', 'accent-quiet'],
  ['accent', 'notice'],
  ['error', 'surface'],
  ['error', 'error-pale'],
  ['in-order', 'surface'],
  ['notice-ink', 'notice'],
  ['on-strong', 'accent'],
  ['on-strong', 'disturbance'],
  ['on-strong', 'mitigation'],
  ['on-note', 'note'],
  ['wetland-dark', 'halo'],
  ['secondary', 'halo'],
  ['ink', 'halo'],
] as const;

/** Marks and edges that carry meaning: 3 to 1 (WCAG 1.4.11). */
const MARKS = [
  ['control-edge', 'surface'],
  ['notice-edge', 'notice'],
  ['error', 'error-pale'],
  ['accent', 'around'],
  ['disturbance', 'surface'],
  ['mitigation', 'surface'],
  ['adjacent', 'surface'],
  ['ink', 'land'],
  ['before', 'land'],
  ['past', 'land'],
  ['new', 'land'],
] as const;

/** What the map tells apart; --wetland-dark is a wetland's outline and its marks. */
const KINDS = ['wetland-dark', 'adjacent', 'disturbance', 'mitigation'] as const;

describe.each(THEMES)('the colours of the %s theme', (_name, tokens) => {
  it.each(TEXT)('let --%s be read on --%s', (text, ground) => {
    expect(contrast(hexOf(tokens, text), hexOf(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('let --%s be seen on --%s', (mark, ground) => {
    expect(contrast(hexOf(tokens, mark), hexOf(tokens, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(KINDS)('set --%s off from the land', (kind) => {
    expect(contrast(hexOf(tokens, kind), hexOf(tokens, 'land'))).toBeGreaterThanOrEqual(3);
  });

  // About 2.3 can just be noticed; in grey all of it is lightness, and the patterns differ besides.
  it.each(SIGHTS)('tell wetland, adjacent area, disturbance and mitigation apart in %s sight', (sight) => {
    const least = sight === 'grey' ? 9 : 14;
    for (const [at, one] of KINDS.entries())
      for (const other of KINDS.slice(at + 1))
        expect(
          difference(hexOf(tokens, one), hexOf(tokens, other), sight),
          `${one} and ${other}`,
        ).toBeGreaterThanOrEqual(least);
  });
});

describe('the sheets', () => {
  it('give every colour a value for the dark', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });

  it('name no colour and no size of text but in tokens.css', () => {
    for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.css') && file !== 'tokens.css')) {
      const rules = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(/url\("[^"]*"\)/g, '');
      expect(rules.match(/#[\da-f]{3,8}\b|rgba?\([^v]|hsla?\(|font-size: [\d.]+px/gi), name).toBeNull();
    }
  });

  it('hold every custom property that is used', () => {
    const own = new Set([...sheet.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.css'))) {
      const rules = readFileSync(new URL(name, FOLDER), 'utf8');
      const here = new Set([...rules.matchAll(/--([\w-]+):/g)].map(([, property]) => property));
      const used = [...rules.matchAll(/var\(--([\w-]+)\)/g)].map(([, property]) => property);
      expect(
        used.filter((property) => !own.has(property) && !here.has(property)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the colours that the map reads', () => {
  const source = readFileSync(new URL('../map/colours.ts', FOLDER), 'utf8');
  const table = source.slice(source.indexOf('PROPERTIES = {'), source.indexOf('} as const'));
  const properties = [...table.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

  it('are all there', () => {
    expect(properties.length).toBeGreaterThan(15);
    expect(properties.filter((name) => !light.has(name))).toEqual([]);
  });

  // A change of theme puts one colour in another's place: two that were the same could not be told apart again.
  it.each(THEMES)('are each only once in the %s theme', (_name, tokens) => {
    const values = properties.map((name) => hexOf(tokens, name));
    expect(values.filter((hex, at) => values.indexOf(hex) !== at)).toEqual([]);
  });
});
