import type { FilledFigure, FilledRequirement } from '../../contracts/application.js';
import { formatArea } from '../../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../units.js';

/** What the product filled in for an item, by itself. */
export interface Filled {
  figures: FilledFigure[];
  /** of an item that can be tested; null where it cannot, or not yet */
  met: boolean | null;
  /** what the figures leave out, each a sentence */
  notes: string[];
  links: FilledRequirement['links'];
}

/** @returns an item's filling with what the changes name, and nothing else */
export function filled(changes: Partial<Filled>): Filled {
  return { figures: [], met: null, notes: [], links: [], ...changes };
}

/** @returns a figure in words */
export function textFigure(label: string, value: string): FilledFigure {
  return { label, value, sqFt: null };
}

/** @returns a figure of square feet on the ground, shown in both units */
export function areaFigure(label: string, sqFt: number): FilledFigure {
  return { label, value: formatArea(sqFt, 0, DRAWN_AREA_NOISE_SQFT), sqFt };
}
