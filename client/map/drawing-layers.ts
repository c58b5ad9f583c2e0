import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Role } from '../draw/shape.js';
import { COLOURS } from './colours.js';
import { TOWN } from './paper-layers.js';

/** Sources whose data the page itself sets. */
export const DRAWING = 'drawing';
export const TROUBLE = 'trouble';

const empty: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

/** The drawing, and the places where it is wrong. */
export function drawingSources(): Record<string, SourceSpecification> {
  return { [DRAWING]: empty, [TROUBLE]: empty };
}

function filled(role: Role): ExpressionSpecification {
  return ['all', ['==', ['get', 'role'], role], ['get', 'filled']];
}

/** An outline a role, so that a change of theme is a change of paint alone. */
function edge(role: Role): LayerSpecification {
  return {
    id: `${role}-edge`,
    type: 'line',
    source: DRAWING,
    filter: ['==', ['get', 'role'], role],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': COLOURS[role], 'line-width': 2.5 },
  };
}

const NO_PARCEL: ExpressionSpecification = ['==', ['get', 'id'], ''];

/** The parcel asked about. Its filter is set when there is one. */
export function parcelLayers(): LayerSpecification[] {
  return [
    {
      id: 'chosen-parcel-fill',
      type: 'fill',
      source: TOWN,
      'source-layer': 'parcels',
      filter: NO_PARCEL,
      paint: { 'fill-color': COLOURS.accent, 'fill-opacity': 0.1 },
    },
    {
      id: 'chosen-parcel',
      type: 'line',
      source: TOWN,
      'source-layer': 'parcels',
      filter: NO_PARCEL,
      paint: { 'line-color': COLOURS.ink, 'line-width': 2.5 },
    },
  ];
}

/** Disturbance and mitigation as drawn. Names lie above them. */
export function drawingLayers(): LayerSpecification[] {
  return [
    {
      id: 'mitigation',
      type: 'fill',
      source: DRAWING,
      filter: filled('mitigation'),
      paint: { 'fill-color': COLOURS.mitigation, 'fill-opacity': 0.16 },
    },
    {
      id: 'mitigation-hatch',
      type: 'fill',
      source: DRAWING,
      filter: filled('mitigation'),
      paint: { 'fill-pattern': 'cross-hatch' },
    },
    {
      id: 'disturbance',
      type: 'fill',
      source: DRAWING,
      filter: filled('disturbance'),
      paint: { 'fill-color': COLOURS.disturbance, 'fill-opacity': 0.24 },
    },
    edge('mitigation'),
    edge('disturbance'),
  ];
}

/** Marks where a shape crosses itself. */
export function troubleLayers(): LayerSpecification[] {
  return [
    {
      id: 'trouble',
      type: 'circle',
      source: TROUBLE,
      paint: {
        'circle-radius': 11,
        'circle-color': COLOURS.halo,
        'circle-opacity': 0.35,
        'circle-stroke-color': COLOURS.ink,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'trouble-text',
      type: 'symbol',
      source: TROUBLE,
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
