import type { FilledFigure } from '../../contracts/application.js';
import { formatFt, formatWidth } from '../../format.js';
import { DISTANCE_NOISE_FT } from '../../units.js';
import { inWords } from '../wording.js';
import { filled, textFigure, type Filled } from './filled.js';
import { NEAR_LAYERS, type ApplicationInput, type NearFeature, type NearLayer } from './input.js';

/** More names than these make no list that anybody reads. */
const MOST_NAMES = 8;

const LABELS: Readonly<Record<NearLayer, string>> = {
  roads: 'Roads',
  buildings: 'Buildings',
  watercourses: 'Watercourses',
  'property-lines': 'Property lines',
};

function namesOf(features: readonly NearFeature[]): string {
  const names = [...new Set(features.map(({ name }) => name).filter((name) => name !== null))];
  const more = names.length - MOST_NAMES;
  if (names.length === 0) return '';
  return ` (${inWords(more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names)})`;
}

function nearFigure(layer: NearLayer, features: readonly NearFeature[], ft: number): FilledFigure {
  const label = `${LABELS[layer]} within ${formatWidth(ft)}`;
  const [nearest] = features;
  if (nearest === undefined) return textFigure(label, 'none shown');
  const count = features.length.toLocaleString('en-US');
  const shown =
    layer === 'property-lines' ? `of ${count} ${features.length === 1 ? 'parcel' : 'parcels'}` : count;
  const where =
    nearest.distanceFt > 0 ? `the nearest ${formatFt(nearest.distanceFt, ft)} away` : 'crossed or touched';
  return textFigure(label, `${shown}${namesOf(features)}, ${where}`);
}

/**
 * @param input  what stands around the disturbance, distances on the ground
 * @param ft  within which it counts, that distance included
 * @returns roads, buildings, watercourses and property lines: how many, which, and how near
 * @source North Castle § 340-6A(12)(b)
 */
export function featuresWithin({ measures }: ApplicationInput, ft: number): Filled {
  const isLoaded = (layer: NearLayer): boolean =>
    layer === 'property-lines' ? measures.layers.parcels : measures.layers[layer];
  const missing = NEAR_LAYERS.filter((layer) => !isLoaded(layer));
  return filled({
    figures: NEAR_LAYERS.filter(isLoaded).map((layer) =>
      nearFigure(
        layer,
        measures.features.filter(
          (feature) => feature.layer === layer && feature.distanceFt <= ft + DISTANCE_NOISE_FT,
        ),
        ft,
      ),
    ),
    notes:
      missing.length > 0
        ? [`Not loaded, so not known: ${inWords(missing.map((layer) => LABELS[layer].toLowerCase()))}.`]
        : [],
  });
}
