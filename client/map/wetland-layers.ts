import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { COLOURS } from './colours.js';
import { TOWN } from './paper-layers.js';

const isPolygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const regulated: ExpressionSpecification = ['==', ['get', 'regulated'], true];

/** Below this zoom a pattern would be noise. */
const PATTERN_FROM = 14.5;

/** A line of `width` pixels near by, and a third of it where the whole municipality is in view. */
function thinFarOut(width: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 12, width / 3, 15, width];
}

function fill(
  id: string,
  layer: string,
  colour: string,
  opacity: number,
  filter: FilterSpecification,
): LayerSpecification {
  // Each has an edge of its own: smoothing the fill beneath it too would draw every outline twice.
  const paint = { 'fill-color': colour, 'fill-opacity': opacity, 'fill-antialias': false };
  return { id, type: 'fill', source: TOWN, 'source-layer': layer, filter, paint };
}

function pattern(id: string, layer: string, image: string, filter: FilterSpecification): LayerSpecification {
  const paint = { 'fill-pattern': image };
  return { id, type: 'fill', source: TOWN, 'source-layer': layer, filter, minzoom: PATTERN_FROM, paint };
}

/** Adjacent area, wetlands and watercourses: what the ordinance speaks of. */
export function wetlandLayers(): LayerSpecification[] {
  return [
    fill('adjacent', 'adjacent', COLOURS.adjacent, 0.13, true),
    pattern('adjacent-hatch', 'adjacent', 'hatch', true),
    {
      id: 'adjacent-edge',
      type: 'line',
      source: TOWN,
      'source-layer': 'adjacent',
      paint: { 'line-color': COLOURS.adjacent, 'line-width': thinFarOut(1.5), 'line-dasharray': [4, 2.5] },
    },
    fill('watercourse-areas', 'watercourses', COLOURS.water, 1, isPolygon),
    {
      id: 'watercourses',
      type: 'line',
      source: TOWN,
      'source-layer': 'watercourses',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': COLOURS.waterDark,
        'line-width': ['interpolate', ['linear'], ['zoom'], 13, 1.2, 18, ['case', isPolygon, 2, 5]],
      },
    },
    fill('wetlands', 'wetlands', COLOURS.wetland, 0.42, regulated),
    pattern('wetlands-marsh', 'wetlands', 'marsh', regulated),
    {
      id: 'wetlands-edge',
      type: 'line',
      source: TOWN,
      'source-layer': 'wetlands',
      filter: regulated,
      paint: { 'line-color': COLOURS.wetlandDark, 'line-width': thinFarOut(2) },
    },
    fill('unregulated', 'wetlands', COLOURS.wetland, 0.1, ['!', regulated]),
    {
      id: 'unregulated-edge',
      type: 'line',
      source: TOWN,
      'source-layer': 'wetlands',
      filter: ['!', regulated],
      paint: { 'line-color': COLOURS.wetland, 'line-width': 1.5, 'line-dasharray': [1.5, 1.5] },
    },
  ];
}

function label(
  id: string,
  layer: string,
  text: ExpressionSpecification,
  colour: string,
  minzoom: number,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: TOWN,
    'source-layer': layer,
    minzoom,
    layout: {
      'text-field': text,
      'text-size': 12,
      'text-font': ['Arial Bold'],
      'text-padding': 12,
      'text-max-width': 9,
    },
    paint: { 'text-color': colour, 'text-halo-color': COLOURS.halo, 'text-halo-width': 1.6 },
  };
}

/** Names, above everything else that is drawn. The browser's own fonts draw them: the style names no glyphs. */
export function labelLayers(): LayerSpecification[] {
  return [
    label('parcel-names', 'parcels', ['get', 'taxMapNumber'], COLOURS.secondary, 17.5),
    label(
      'wetland-names',
      'wetlandLabels',
      ['coalesce', ['get', 'name'], ['get', 'id']],
      COLOURS.wetlandDark,
      15,
    ),
  ];
}
