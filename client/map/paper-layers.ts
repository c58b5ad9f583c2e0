import type { LayerSpecification } from 'maplibre-gl';
import { COLOURS } from './colours.js';

/** The one vector source, whose tiles hold every layer of a municipality. */
export const TOWN = 'town';

/** A width in pixels that grows with the zoom so that it stays about as wide on the ground. */
function widening(
  at14: number,
  at18: number,
): ['interpolate', ['exponential', number], ['zoom'], number, number, number, number] {
  return ['interpolate', ['exponential', 2], ['zoom'], 14, at14, 18, at18];
}

/** Land, water, roads, buildings and parcel lines: quiet, for orientation only. */
export function paperLayers(): LayerSpecification[] {
  return [
    { id: 'around', type: 'background', paint: { 'background-color': COLOURS.around } },
    {
      id: 'land',
      type: 'fill',
      source: TOWN,
      'source-layer': 'municipality',
      filter: ['==', ['get', 'role'], 'own'],
      paint: { 'fill-color': COLOURS.land, 'fill-antialias': false },
    },
    {
      id: 'water',
      type: 'fill',
      source: TOWN,
      'source-layer': 'water',
      paint: { 'fill-color': COLOURS.water },
    },
    {
      id: 'roads',
      type: 'line',
      source: TOWN,
      'source-layer': 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': COLOURS.road, 'line-width': widening(4.2, 68) },
    },
    {
      id: 'buildings',
      type: 'fill',
      source: TOWN,
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': COLOURS.building },
    },
    {
      id: 'parcel-lines',
      type: 'line',
      source: TOWN,
      'source-layer': 'parcels',
      minzoom: 14,
      paint: {
        'line-color': COLOURS.parcelLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 14, 0.4, 17, 1],
      },
    },
    {
      id: 'municipal-line',
      type: 'line',
      source: TOWN,
      'source-layer': 'municipality',
      paint: { 'line-color': COLOURS.secondary, 'line-width': 1.4, 'line-dasharray': [6, 2, 1, 2] },
    },
  ];
}
