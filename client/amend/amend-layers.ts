import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import { TOWN } from '../map/paper-layers.js';
import { addPattern, type Draw } from '../map/patterns.js';
import type { OverlayKind } from './overlay-features.js';

/** Sources whose data this task sets. */
export const OVERLAY = 'amendment';
export const MARKS = 'amendment-marks';

/** Layers of wetlands of the map in force; those that the amendment changes are left out of them. */
const WETLAND_LAYERS = [
  'wetlands',
  'wetlands-marsh',
  'wetlands-edge',
  'unregulated',
  'unregulated-edge',
  'wetland-names',
] as const;

/** Wetland layers in which a click finds a wetland. */
export const CLICKED_LAYERS = ['wetlands', 'unregulated', 'amendment-chosen', 'amendment-hit'];

/** Size of a tile of either pattern, in pixels. */
const TILE = 8;

/** Land gained: rising teal lines. */
const gainedPattern: Draw = (context, size) => {
  context.strokeStyle = COLOURS.wetlandDark;
  context.lineWidth = 1.6;
  context.beginPath();
  for (const offset of [-size, 0, size]) {
    context.moveTo(offset, size);
    context.lineTo(offset + size, 0);
  }
  context.stroke();
};

/** Land lost: brown dots in rows. */
const lostPattern: Draw = (context) => {
  context.fillStyle = COLOURS.before;
  for (const [x, y] of [
    [2, 2],
    [6, 6],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 1.4, 0, 2 * Math.PI);
    context.fill();
  }
};

function of(...kinds: OverlayKind[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', kinds]];
}

const NO_PARCELS: ExpressionSpecification = ['in', ['to-string', ['get', 'id']], ['literal', []]];

/** Parcels by what becomes of them, each with a line of its own. */
export const PARCEL_LAYERS = {
  enters: 'amendment-parcels-enter',
  leaves: 'amendment-parcels-leave',
  changes: 'amendment-parcels-change',
} as const;

function parcelLayer(id: string, dash: number[] | null): LayerSpecification {
  return {
    id,
    type: 'line',
    source: TOWN,
    'source-layer': 'parcels',
    filter: NO_PARCELS,
    paint: {
      'line-color': COLOURS.ink,
      'line-width': 2,
      ...(dash === null ? {} : { 'line-dasharray': dash }),
    },
  };
}

function layers(): LayerSpecification[] {
  const source = OVERLAY;
  const line = (id: string, kinds: OverlayKind[], paint: object): LayerSpecification => ({
    id,
    type: 'line',
    source,
    filter: of(...kinds),
    layout: { 'line-join': 'round' },
    paint,
  });
  return [
    parcelLayer(PARCEL_LAYERS.changes, [1, 1.5]),
    parcelLayer(PARCEL_LAYERS.leaves, [4, 2]),
    parcelLayer(PARCEL_LAYERS.enters, null),
    {
      id: 'amendment-hit',
      type: 'fill',
      source,
      filter: of('after'),
      paint: { 'fill-color': COLOURS.wetland, 'fill-opacity': 0.25 },
    },
    {
      id: 'amendment-chosen',
      type: 'fill',
      source,
      filter: of('chosen'),
      paint: { 'fill-color': COLOURS.accent, 'fill-opacity': 0.12 },
    },
    {
      id: 'amendment-gained',
      type: 'fill',
      source,
      filter: of('gained'),
      paint: { 'fill-pattern': 'gained' },
    },
    { id: 'amendment-lost', type: 'fill', source, filter: of('lost'), paint: { 'fill-pattern': 'lost' } },
    line('amendment-after', ['after'], { 'line-color': COLOURS.wetlandDark, 'line-width': 2.5 }),
    line('amendment-theirs', ['theirs'], {
      'line-color': COLOURS.disturbance,
      'line-width': 2.5,
      'line-dasharray': [0.6, 1.2],
    }),
    line('amendment-before', ['before'], {
      'line-color': COLOURS.before,
      'line-width': 2,
      'line-dasharray': [3.5, 2],
    }),
    line('amendment-chosen-edge', ['chosen'], { 'line-color': COLOURS.accent, 'line-width': 4 }),
    {
      id: 'amendment-sketch',
      type: 'fill',
      source,
      filter: ['all', of('sketch', 'cut'), ['==', ['geometry-type'], 'Polygon']],
      paint: {
        'fill-color': ['case', of('cut'), COLOURS.disturbance, COLOURS.wetland],
        'fill-opacity': 0.3,
      },
    },
    line('amendment-sketch-edge', ['sketch'], { 'line-color': COLOURS.wetlandDark, 'line-width': 2.5 }),
    line('amendment-cut-edge', ['cut'], {
      'line-color': COLOURS.disturbance,
      'line-width': 2.5,
      'line-dasharray': [2.5, 1],
    }),
    {
      id: 'amendment-names',
      type: 'symbol',
      source,
      filter: of('after'),
      minzoom: 15,
      layout: { 'text-field': ['get', 'wetland'], 'text-font': ['Arial Bold'], 'text-size': 12 },
      paint: { 'text-color': COLOURS.wetlandDark, 'text-halo-color': COLOURS.halo, 'text-halo-width': 1.6 },
    },
    {
      id: 'amendment-marks',
      type: 'circle',
      source: MARKS,
      paint: {
        'circle-radius': ['case', ['==', ['get', 'kind'], 'snap'], 8, 12],
        'circle-color': COLOURS.halo,
        'circle-opacity': 0.35,
        'circle-stroke-color': ['case', ['==', ['get', 'kind'], 'snap'], COLOURS.accent, COLOURS.ink],
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'amendment-mark-text',
      type: 'symbol',
      source: MARKS,
      layout: {
        'text-field': ['get', 'text'],
        'text-font': ['Arial Bold'],
        'text-size': 13,
        'text-anchor': 'top',
        'text-offset': [0, 1.2],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': COLOURS.ink, 'text-halo-color': COLOURS.halo, 'text-halo-width': 2 },
    },
  ];
}

/** Adds what an amendment shows over the map. @returns what takes it away again */
export function addAmendLayers(map: MapLibreMap): () => void {
  const empty = { type: 'FeatureCollection' as const, features: [] };
  addPattern(map, 'gained', TILE, gainedPattern);
  addPattern(map, 'lost', TILE, lostPattern);
  for (const source of [OVERLAY, MARKS]) map.addSource(source, { type: 'geojson', data: empty });
  // Names, and the handles of what is drawn, stay above.
  for (const layer of layers()) map.addLayer(layer, layer.type === 'symbol' ? undefined : 'parcel-names');
  return () => {
    for (const { id } of layers()) map.removeLayer(id);
    for (const source of [OVERLAY, MARKS]) map.removeSource(source);
  };
}

/**
 * Leaves wetlands out of the map in force, since the amendment shows them as it would have them.
 * @returns what shows them again, to be called before other wetlands are left out
 */
export function hideWetlands(map: MapLibreMap, ids: readonly string[]): () => void {
  const shown = WETLAND_LAYERS.map((layer) => [layer, map.getFilter(layer)] as const);
  const others: ExpressionSpecification = ['!', ['in', ['to-string', ['get', 'id']], ['literal', [...ids]]]];
  for (const [layer, filter] of shown)
    map.setFilter(
      layer,
      Array.isArray(filter) ? (['all', filter, others] as ExpressionSpecification) : others,
    );
  return () => {
    for (const [layer, filter] of shown) map.setFilter(layer, filter ?? null);
  };
}
