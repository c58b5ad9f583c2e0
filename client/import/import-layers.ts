import type { FilterSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import { addPattern, type Draw } from '../map/patterns.js';

/** The sources of what would come in, and of places where features are rejected. */
export const IMPORTED = 'imported';
export const REJECTED = 'imported-rejected';

/** Of a tile of the pattern, in pixels. */
const TILE = 10;

/** Rows of short dashes: told from the hatching of adjacent areas also without colour. */
const dashes: Draw = (context, size) => {
  context.strokeStyle = COLOURS.new;
  context.lineWidth = 1.4;
  for (const [x, y] of [
    [0, size / 4],
    [size / 2, (size * 3) / 4],
  ] as const) {
    context.beginPath();
    context.moveTo(x + 1, y);
    context.lineTo(x + size / 2 - 1, y);
    context.stroke();
  }
};

function layers(): readonly LayerSpecification[] {
  const { new: coming, halo, disturbance: rejected } = COLOURS;
  const areas: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];
  const join = { 'line-join': 'round' } as const;
  return [
    {
      id: 'imported-fill',
      type: 'fill',
      source: IMPORTED,
      filter: areas,
      paint: { 'fill-color': coming, 'fill-opacity': 0.14 },
    },
    {
      id: 'imported-dashes',
      type: 'fill',
      source: IMPORTED,
      filter: areas,
      minzoom: 13,
      paint: { 'fill-pattern': 'imported-dashes' },
    },
    {
      id: 'imported-halo',
      type: 'line',
      source: IMPORTED,
      layout: join,
      minzoom: 14,
      paint: { 'line-color': halo, 'line-width': 4, 'line-opacity': 0.7 },
    },
    {
      id: 'imported-line',
      type: 'line',
      source: IMPORTED,
      layout: join,
      paint: { 'line-color': coming, 'line-width': ['interpolate', ['linear'], ['zoom'], 12, 0.5, 16, 2.2] },
    },
    {
      id: 'imported-rejected',
      type: 'circle',
      source: REJECTED,
      paint: {
        'circle-radius': ['case', ['get', 'pointedOut'], 11, 6],
        'circle-color': halo,
        'circle-opacity': 0.6,
        'circle-stroke-color': rejected,
        'circle-stroke-width': ['case', ['get', 'pointedOut'], 4, 2.5],
      },
    },
  ];
}

/** Names stay above it. */
const BENEATH = 'parcel-names';

/** Adds the layers of what would come in beneath the names. @returns what takes them away */
export function addImportLayers(map: MapLibreMap): () => void {
  addPattern(map, 'imported-dashes', TILE, dashes);
  for (const source of [IMPORTED, REJECTED])
    map.addSource(source, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const added = layers();
  for (const layer of added) map.addLayer(layer, BENEATH);
  return () => {
    for (const { id } of added) map.removeLayer(id);
    for (const source of [IMPORTED, REJECTED]) map.removeSource(source);
  };
}
