import { TooComplex } from '../../../core/errors.js';
import { MOST_VERTICES } from '../normalise-shape.js';
import type { SourceFeature } from '../source-feature.js';

/** Numbers of one position that are counted: x, y, height and measure. */
const NUMBERS_A_POSITION = 4;
/** Lists within lists that a geometry may have; the deepest that there is, a collection of collections, has fewer. */
const DEEPEST = 40;
/** Values among the attributes of one feature. */
const MOST_ATTRIBUTES = 2000;
/** Characters of the attributes of one feature. */
const MOST_TEXT = 1_000_000;
/** Names of attributes in a file. */
const MOST_NAMES = 5000;

/** What a value is made of. */
interface Weight {
  /** numbers, texts and other values that hold no further ones */
  values: number;
  characters: number;
  /** lists that begin with a number */
  positions: number;
  depth: number;
}

/** @returns the weight of a value, however deep it is; counting ends once it has more than `most` values */
function weightOf(value: unknown, most: number): Weight {
  const weight: Weight = { values: 0, characters: 0, positions: 0, depth: 0 };
  let level: unknown[] = [value];
  while (level.length > 0 && weight.values <= most && weight.depth <= DEEPEST) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'object' && each !== null) {
        if (Array.isArray(each) && typeof each[0] === 'number') weight.positions += 1;
        const held: unknown[] = Array.isArray(each) ? (each as unknown[]) : Object.values(each);
        for (const inner of held) {
          if (typeof inner === 'object' && inner !== null) next.push(inner);
          else weight.values += 1;
          if (typeof inner === 'string') weight.characters += inner.length;
        }
        if (next.length + weight.values > most) return { ...weight, values: most + 1 };
      }
    }
    weight.depth += 1;
    level = next;
  }
  return weight;
}

/** A feature that may be sent on, and how much it is. */
export interface WeighedFeature {
  feature: SourceFeature;
  /** positions of its geometry */
  vertices: number;
  characters: number;
}

/**
 * Weighs the features of a file, so that no single one can fill the memory of whoever reads them.
 * @returns a function that gives each feature as it is, or with a fault in the place of what is too much of it
 */
export function featureScale(): (feature: SourceFeature) => WeighedFeature {
  const names = new Set<string>();
  return (feature) => {
    const shape = weightOf(feature.geometry, NUMBERS_A_POSITION * MOST_VERTICES);
    const attributes = weightOf([feature.id, feature.properties], MOST_ATTRIBUTES);
    const fault = faultOf(shape, attributes);
    if (fault !== null) {
      const { feature: number, deleted } = feature;
      const bare: SourceFeature = { feature: number, id: undefined, geometry: null, properties: {}, fault };
      return { feature: deleted === undefined ? bare : { ...bare, deleted }, vertices: 0, characters: 0 };
    }
    for (const name of Object.keys(feature.properties)) names.add(name);
    if (names.size > MOST_NAMES) {
      const most = MOST_NAMES.toLocaleString('en-US');
      throw new TooComplex(
        `The file has more than ${most} attributes, counted by their names. Leave out those that are not needed.`,
      );
    }
    return { feature, vertices: shape.positions, characters: attributes.characters };
  };
}

function faultOf(shape: Weight, attributes: Weight): string | null {
  if (shape.depth > DEEPEST) return `its geometry has lists within lists, more than ${DEEPEST} deep`;
  if (shape.values > NUMBERS_A_POSITION * MOST_VERTICES)
    return `it has more than ${MOST_VERTICES.toLocaleString('en-US')} vertices`;
  if (attributes.depth > DEEPEST)
    return `its attributes hold values within values, more than ${DEEPEST} deep`;
  if (attributes.values > MOST_ATTRIBUTES)
    return `it has more than ${MOST_ATTRIBUTES.toLocaleString('en-US')} attributes`;
  if (attributes.characters > MOST_TEXT)
    return `the text of its attributes has more than ${MOST_TEXT.toLocaleString('en-US')} characters`;
  return null;
}
