import { effect } from '@preact/signals';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import { heldCorner, keyCorners, keyTarget } from './key-target.js';

const SOURCE = 'key-sketch';
const LAYERS = ['key-sketch-line', 'key-sketch-corners'] as const;

function features(): GeoJSON.FeatureCollection {
  const corners = keyCorners.value;
  const held = heldCorner.value;
  const ring = held === null ? null : (keyTarget.value?.ring() ?? null);
  const at = ring === null || held === null ? undefined : ring.corners[held];
  const points = [...corners, ...(at === undefined ? [] : [at])];
  return {
    type: 'FeatureCollection',
    features: [
      ...(corners.length < 2
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: {},
              geometry: { type: 'LineString' as const, coordinates: corners.map(([lon, lat]) => [lon, lat]) },
            },
          ]),
      ...points.map((point) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Point' as const, coordinates: [...point] },
      })),
    ],
  };
}

/** Shows the corners put down with the keys, and the one they carry. @returns what takes them off the map */
export function showKeySketch(map: MapLibreMap): () => void {
  map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: LAYERS[0],
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': COLOURS.ink, 'line-width': 2, 'line-dasharray': [2, 1] },
  });
  map.addLayer({
    id: LAYERS[1],
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 6,
      'circle-color': '#ffffff',
      'circle-stroke-color': COLOURS.ink,
      'circle-stroke-width': 2.5,
    },
  });
  const stop = effect(() => void map.getSource<GeoJSONSource>(SOURCE)?.setData(features()));
  return () => {
    stop();
    for (const layer of LAYERS) if (map.getLayer(layer) !== undefined) map.removeLayer(layer);
    if (map.getSource(SOURCE) !== undefined) map.removeSource(SOURCE);
  };
}
