import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { COLOURS } from '../map/colours.js';
import { addPattern, type Draw } from '../map/patterns.js';

/** The source whose shapes are those of the past. */
export const HISTORY = 'history';

/** Of a tile of marks, in pixels. */
const SIZE = 14;

/** A plus or a minus, in the colour of what it stands for. */
function mark(colour: 'past' | 'new', upright: boolean): Draw {
  return (context, size) => {
    context.strokeStyle = COLOURS[colour];
    context.lineWidth = 1.6;
    const [middle, arm] = [size / 2, 3.2];
    context.beginPath();
    context.moveTo(middle - arm, middle);
    context.lineTo(middle + arm, middle);
    if (upright) {
      context.moveTo(middle, middle - arm);
      context.lineTo(middle, middle + arm);
    }
    context.stroke();
  };
}

function of(role: string): ['==', ['get', 'role'], string] {
  return ['==', ['get', 'role'], role];
}

type LinePaint = NonNullable<Extract<LayerSpecification, { type: 'line' }>['paint']>;

function line(id: string, role: string, paint: LinePaint): LayerSpecification {
  const layout = { 'line-join': 'round' } as const;
  return { id: `history-${id}`, type: 'line', source: HISTORY, filter: of(role), layout, paint };
}

function fill(id: string, role: string, paint: Record<string, string | number>): LayerSpecification {
  return { id: `history-${id}`, type: 'fill', source: HISTORY, filter: of(role), paint };
}

/** Told apart by lightness and by dashes as well as by hue, so that nobody has to see colours. */
function layers(): readonly LayerSpecification[] {
  const { past: before, new: after, halo } = COLOURS;
  return [
    fill('lost', 'lost', { 'fill-color': before, 'fill-opacity': 0.16 }),
    fill('lost-marks', 'lost', { 'fill-pattern': 'history-minus' }),
    fill('gained', 'gained', { 'fill-color': after, 'fill-opacity': 0.16 }),
    fill('gained-marks', 'gained', { 'fill-pattern': 'history-plus' }),
    line('earlier', 'earlier', { 'line-color': before, 'line-width': 1.2, 'line-dasharray': [1, 2.5] }),
    line('after-halo', 'after', { 'line-color': halo, 'line-width': 5.5 }),
    line('after', 'after', { 'line-color': after, 'line-width': 3 }),
    line('before-halo', 'before', { 'line-color': halo, 'line-width': 4.5, 'line-opacity': 0.8 }),
    line('before', 'before', { 'line-color': before, 'line-width': 2, 'line-dasharray': [3, 2] }),
    line('pointed-out', 'pointed-out', { 'line-color': after, 'line-width': 9, 'line-opacity': 0.3 }),
  ];
}

/** Names stay above it. */
const BENEATH = 'parcel-names';

/** Adds the layers of the past beneath the names. @returns what takes them away */
export function addHistoryLayers(map: MapLibreMap): () => void {
  addPattern(map, 'history-plus', SIZE, mark('new', true));
  addPattern(map, 'history-minus', SIZE, mark('past', false));
  map.addSource(HISTORY, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const added = layers();
  for (const layer of added) map.addLayer(layer, BENEATH);
  return () => {
    for (const { id } of added) map.removeLayer(id);
    map.removeSource(HISTORY);
  };
}
