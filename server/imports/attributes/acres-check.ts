import { knownNames } from '../../../core/import-columns.js';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { SQFT_PER_ACRE } from '../../../core/units.js';
import { ringsArea } from './rings-area.js';
import type { Shape } from '../shape.js';
import type { FeatureFields } from './feature-fields.js';
import { numberOf } from './values.js';

/** Share by which acres of a file and measured ones may differ: a file's are rounded, and often from a deed. */
const TOLERANCE = 0.05;
/** Below this, rounding to a hundredth alone can make such a difference. */
const LEAST_ACRES = 0.2;
/** Features that can speak for a file. */
const LEAST_FEATURES = 3;

/** What a column of acres may hold instead, by how many times larger its numbers are than the acres measured. */
const LIKELY: readonly { ratio: number; words: string }[] = [
  { ratio: 43_560, words: 'square feet' },
  { ratio: 4046.873, words: 'square meters' },
  { ratio: 0.4046873, words: 'hectares' },
  { ratio: 1 / 640, words: 'square miles' },
];

/** Looked up once, so that what is found under them is remembered from feature to feature. */
const ACRES = new Map<ImportLayerId, readonly string[]>();

function acresNames(layer: ImportLayerId): readonly string[] {
  const names = ACRES.get(layer) ?? knownNames(layer, 'acres');
  ACRES.set(layer, names);
  return names;
}

/** Whether the acres that a file gives are those of its shapes: a sign of the wrong unit or coordinate system. */
export class AcresCheck {
  /** given over measured, by attribute */
  private readonly ratios = new Map<string, number[]>();

  /** holds the acres of a feature, where it gives any, against its shape in EPSG:2260 */
  hold(layer: ImportLayerId, fields: FeatureFields, shape: Shape): void {
    let attribute = '';
    const given = fields.first('acres', acresNames(layer), (text, _value, name) => {
      const number = numberOf(text);
      attribute = name;
      return number !== null && number > 0 ? number : null;
    });
    if (given === null || shape.kind !== 'areas') return;
    const measured = ringsArea(shape.polygons) / SQFT_PER_ACRE;
    if (!(measured >= LEAST_ACRES)) return;
    const ratios = this.ratios.get(attribute) ?? [];
    ratios.push(given / measured);
    this.ratios.set(attribute, ratios);
  }

  /** @returns a sentence where most features differ by more than a twentieth */
  notices(): string[] {
    return [...this.ratios].flatMap(([attribute, ratios]) => {
      const off = ratios.filter((ratio) => Math.abs(ratio - 1) > TOLERANCE).length;
      if (ratios.length < LEAST_FEATURES || off * 2 <= ratios.length) return [];
      const middle = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 1;
      return [
        `${attribute} differs from the measured area by more than 5 percent in ${off.toLocaleString('en-US')} of ${ratios.length.toLocaleString('en-US')} features; it is ${times(middle)} what was measured. ${meaning(middle)}`,
      ];
    });
  }
}

function times(ratio: number): string {
  return `mostly ${ratio >= 100 ? Math.round(ratio).toLocaleString('en-US') : Number(ratio.toPrecision(3))} times`;
}

function meaning(ratio: number): string {
  const likely = LIKELY.find((unit) => Math.abs(ratio / unit.ratio - 1) <= TOLERANCE);
  if (likely !== undefined)
    return `Its numbers look like ${likely.words} and not acres. What is measured here does not rest on it.`;
  return 'Check the coordinate system of the file and the unit of this attribute. What is measured here does not rest on it.';
}
