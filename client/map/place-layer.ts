import { effect } from '@preact/signals';
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { middleOf, placeAt } from '../keyboard/cursor-place.js';
import { keyCursor } from '../keyboard/key-target.js';
// What asks about a place is loaded with what shows it: it is there when the connection is not.
import '../place-api.js';
import { askHere, meantPlace } from '../state/place.js';
import { address } from '../state/route.js';
import { shownWetland } from '../state/shown-wetland.js';
import { COLOURS } from './colours.js';
import { wantsLessMotion } from './create-map.js';
import { onLongPress } from './long-press.js';
import { hiddenRoom } from './room.js';

const PLACE = 'asked-place';

const layers = (): LayerSpecification[] => [
  {
    id: 'shown-wetland',
    type: 'line',
    source: PLACE,
    filter: ['==', ['get', 'kind'], 'wetland'],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': COLOURS.ink, 'line-width': 6 },
  },
  {
    id: 'shown-wetland-core',
    type: 'line',
    source: PLACE,
    filter: ['==', ['get', 'kind'], 'wetland'],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': COLOURS.halo, 'line-width': 2.5 },
  },
  {
    id: 'asked-place',
    type: 'circle',
    source: PLACE,
    filter: ['==', ['get', 'kind'], 'place'],
    paint: {
      'circle-radius': 11,
      'circle-color': COLOURS.halo,
      'circle-opacity': 0.45,
      'circle-stroke-color': COLOURS.ink,
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'asked-place-middle',
    type: 'circle',
    source: PLACE,
    filter: ['==', ['get', 'kind'], 'place'],
    paint: { 'circle-radius': 3, 'circle-color': COLOURS.ink },
  },
];

function features(): GeoJSON.Feature[] {
  const { here } = address.value;
  const wetland = shownWetland.value;
  return [
    ...(wetland === null
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: { kind: 'wetland' },
            geometry: wetland.geometry as GeoJSON.Geometry,
          },
        ]),
    ...(here === null
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: { kind: 'place' },
            geometry: { type: 'Point' as const, coordinates: [...here] },
          },
        ]),
  ];
}

/** Below this zoom the land around a place cannot be told apart. */
const NEAR_ZOOM = 15;

/** Moves the map where the place that is asked about is not in sight, or too small to be looked at. */
function bringIntoSight(map: MapLibreMap, [lon, lat]: readonly [number, number]): void {
  const { x, y } = map.project([lon, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  const { top, right, bottom, left } = hiddenRoom(map, 16);
  const inSight = x >= left && x <= clientWidth - right && y >= top && y <= clientHeight - bottom;
  if (inSight && map.getZoom() >= NEAR_ZOOM) return;
  map.easeTo({
    center: [lon, lat],
    zoom: Math.max(map.getZoom(), 16),
    offset: [(left - right) / 2, (top - bottom) / 2],
    animate: !wantsLessMotion(),
  });
}

/** Marks the place that is asked about and the wetland that is shown, and takes a right click or a long press as the question what is here. @returns what stops it */
export function followPlaceOnMap(map: MapLibreMap): () => void {
  map.addSource(PLACE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const added = layers();
  for (const layer of added) map.addLayer(layer);
  const ask = (event: MapMouseEvent): void => {
    event.originalEvent.preventDefault();
    askHere([event.lngLat.lng, event.lngLat.lat]);
  };
  map.on('contextmenu', ask);
  const stops = [
    onLongPress(map.getCanvas(), (pixel) => askHere(placeAt(map, pixel))),
    effect(() => {
      void map.getSource<GeoJSONSource>(PLACE)?.setData({ type: 'FeatureCollection', features: features() });
    }),
    effect(() => {
      const { here } = address.value;
      if (here !== null) bringIntoSight(map, here);
    }),
  ];
  meantPlace.value = () => placeAt(map, keyCursor.peek() ?? middleOf(map));
  return () => {
    meantPlace.value = null;
    shownWetland.value = null;
    map.off('contextmenu', ask);
    for (const stop of stops) stop();
    for (const { id } of added) map.removeLayer(id);
    map.removeSource(PLACE);
  };
}
