import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import type { Point } from '../preview/planar.js';
import type { Role } from './shape.js';

const SKETCH = 'sketch';
const HANDLES = 'handles';

/** What is shown of a thing that is being drawn or changed, in degrees. */
export type Mark =
  | { kind: 'line'; points: readonly Point[] }
  /** a corner put down, or one that can be moved; `chosen`: the one that was touched last; `small`: others lie near */
  | { kind: 'corner'; at: Point; role: Role; chosen?: boolean; small?: boolean }
  /** between two corners: drawn out, it becomes one */
  | { kind: 'middle'; at: Point; role: Role }
  /** what the pointer snaps to */
  | { kind: 'snap'; at: Point };

function feature(mark: Mark): GeoJSON.Feature {
  if (mark.kind === 'line')
    return {
      type: 'Feature',
      properties: { kind: 'line' },
      geometry: { type: 'LineString', coordinates: mark.points.map(([lon, lat]) => [lon, lat]) },
    };
  const { at, ...properties } = mark;
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [at[0], at[1]] } };
}

function collection(marks: readonly Mark[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features: marks.map(feature) };
}

function corners(source: string): LayerSpecification[] {
  const isMitigation: ExpressionSpecification = ['==', ['get', 'role'], 'mitigation'];
  const role: ExpressionSpecification = ['case', isMitigation, COLOURS.mitigation, COLOURS.disturbance];
  const isChosen: ExpressionSpecification = ['to-boolean', ['get', 'chosen']];
  const isSmall: ExpressionSpecification = ['to-boolean', ['get', 'small']];
  return [
    {
      id: `${source}-middles`,
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'middle'],
      paint: {
        'circle-radius': 3.5,
        'circle-color': role,
        'circle-stroke-color': COLOURS.halo,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: `${source}-corners`,
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'corner'],
      paint: {
        'circle-radius': ['case', isChosen, 8, isSmall, 3.5, 6],
        'circle-color': ['case', isChosen, COLOURS.ink, COLOURS.halo],
        'circle-stroke-color': ['case', isChosen, COLOURS.halo, role],
        'circle-stroke-width': ['case', isSmall, 1.5, 2.5],
      },
    },
  ];
}

function layers(): LayerSpecification[] {
  return [
    {
      id: 'sketch-line',
      type: 'line',
      source: SKETCH,
      filter: ['==', ['get', 'kind'], 'line'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': COLOURS.ink, 'line-width': 2, 'line-dasharray': [2, 1.2] },
    },
    ...corners(HANDLES),
    {
      id: 'sketch-snap',
      type: 'circle',
      source: SKETCH,
      filter: ['==', ['get', 'kind'], 'snap'],
      paint: {
        'circle-radius': 9,
        'circle-color': COLOURS.halo,
        'circle-opacity': 0.3,
        'circle-stroke-color': COLOURS.accent,
        'circle-stroke-width': 3,
      },
    },
    ...corners(SKETCH),
  ];
}

/** Marks over the map for what is drawn and changed. */
export interface SketchLayers {
  /** what changes with every movement of the pointer */
  showSketch: (marks: readonly Mark[]) => void;
  /** the corners of the selected shape */
  showHandles: (marks: readonly Mark[]) => void;
  remove: () => void;
}

/** Adds the layers, above all others. */
export function addSketchLayers(map: MapLibreMap): SketchLayers {
  for (const source of [SKETCH, HANDLES]) map.addSource(source, { type: 'geojson', data: collection([]) });
  const added = layers();
  for (const layer of added) map.addLayer(layer);
  const show =
    (source: string) =>
    (marks: readonly Mark[]): void =>
      void map.getSource<GeoJSONSource>(source)?.setData(collection(marks));
  return {
    showSketch: show(SKETCH),
    showHandles: show(HANDLES),
    remove: () => {
      for (const { id } of added) map.removeLayer(id);
      for (const source of [SKETCH, HANDLES]) map.removeSource(source);
    },
  };
}
