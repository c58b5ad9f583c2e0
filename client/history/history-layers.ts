import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/** The source whose shapes are those of the past. */
export const HISTORY = 'history';

/** Told apart by lightness and by dashes as well as by hue, so that nobody has to see colours. */
export const HISTORY_COLOURS = { before: '#17242b', after: '#1746b8', halo: '#ffffff' } as const;

/** Device pixels in one pixel of a mark. */
const RATIO = 2;
const SIZE = 14;

function marks(colour: string, upright: boolean): ImageData | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE * RATIO;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(RATIO, RATIO);
  context.strokeStyle = colour;
  context.lineWidth = 1.6;
  const [middle, arm] = [SIZE / 2, 3.2];
  context.beginPath();
  context.moveTo(middle - arm, middle);
  context.lineTo(middle + arm, middle);
  if (upright) {
    context.moveTo(middle, middle - arm);
    context.lineTo(middle, middle + arm);
  }
  context.stroke();
  return context.getImageData(0, 0, SIZE * RATIO, SIZE * RATIO);
}

const { before, after, halo } = HISTORY_COLOURS;

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

const LAYERS: readonly LayerSpecification[] = [
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

/** Names stay above it. */
const BENEATH = 'parcel-names';

/** Adds the layers of the past beneath the names. @returns what takes them away */
export function addHistoryLayers(map: MapLibreMap): () => void {
  const pictures = [
    ['history-plus', marks(after, true)],
    ['history-minus', marks(before, false)],
  ] as const;
  for (const [name, picture] of pictures)
    if (picture !== null && !map.hasImage(name)) map.addImage(name, picture, { pixelRatio: RATIO });
  map.addSource(HISTORY, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  for (const layer of LAYERS) map.addLayer(layer, BENEATH);
  return () => {
    for (const { id } of LAYERS) map.removeLayer(id);
    map.removeSource(HISTORY);
  };
}
