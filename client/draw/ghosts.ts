import { effect } from '@preact/signals';
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import type { Point } from '../preview/planar.js';
import { ghostShapes } from '../state/alternatives.js';
import { shiftGhost } from '../state/shift.js';
import { closed } from './shape.js';

const SOURCE = 'ghosts';

function outline(kind: 'alternative' | 'shift', rings: readonly (readonly Point[])[]): GeoJSON.Feature {
  const coordinates = rings.map((ring) => closed(ring).map(([lon, lat]) => [lon, lat]));
  return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiLineString', coordinates } };
}

function features(): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [
      ...ghostShapes.value.map(({ rings }) => outline('alternative', rings)),
      ...shiftGhost.value.map((rings) => outline('shift', rings)),
    ],
  };
}

function layers(): LayerSpecification[] {
  return [
    {
      id: 'ghost-alternative',
      type: 'line',
      source: SOURCE,
      filter: ['==', ['get', 'kind'], 'alternative'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': COLOURS.secondary, 'line-width': 1.5, 'line-dasharray': [1, 2] },
    },
    {
      id: 'ghost-shift',
      type: 'line',
      source: SOURCE,
      filter: ['==', ['get', 'kind'], 'shift'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': COLOURS.new, 'line-width': 3, 'line-dasharray': [3, 1.5] },
    },
  ];
}

/** Outlines of what is not drawn but could be: the other alternatives, and the drawing moved. @returns what stops it */
export function showGhosts(map: MapLibreMap): () => void {
  map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const added = layers();
  for (const layer of added) map.addLayer(layer);
  const stop = effect(() => void map.getSource<GeoJSONSource>(SOURCE)?.setData(features()));
  return () => {
    stop();
    for (const { id } of added) map.removeLayer(id);
    map.removeSource(SOURCE);
  };
}
