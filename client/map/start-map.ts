import { effect } from '@preact/signals';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { keysOnFocus } from '../keyboard/keys-on-focus.js';
import { jurisdiction, pageConfig } from '../state/jurisdictions.js';
import { mapCommands, mapState, metersPerPixel } from '../state/map-view.js';
import { chooseParcelAt } from '../state/parcel.js';
import { viewBox } from '../state/preview.js';
import type { Task } from '../state/address.js';
import { address } from '../state/route.js';
import { createMap, wantsLessMotion } from './create-map.js';
import { currentTiles, followState } from './follow-state.js';
import { followTheme } from './follow-theme.js';
import { followPrinting } from './print-map.js';
import { hiddenRoom } from './room.js';

const EQUATOR_METERS = 40_075_016.686;
const TILE_PIXELS = 512;
/** Pixels left around what the map is asked to show. */
const SHOWN_GAP = 36;

function readView(map: MapLibreMap): void {
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  metersPerPixel.value = (EQUATOR_METERS * Math.cos(latitude)) / (TILE_PIXELS * 2 ** map.getZoom());
}

/** The view also stands on the element itself, so that whoever drives the page from outside can find a place on it. */
function readBox(map: MapLibreMap): void {
  const { lng, lat } = map.getCenter();
  map.getContainer().dataset['view'] = [lng, lat, map.getZoom()].join(',');
  const bounds = map.getBounds();
  viewBox.value = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

function offerCommands(map: MapLibreMap): void {
  const options = { animate: !wantsLessMotion() };
  mapCommands.value = {
    zoomIn: () => void map.zoomIn(options),
    zoomOut: () => void map.zoomOut(options),
    show: ([west, south, east, north]) =>
      void map.fitBounds([west, south, east, north], {
        ...options,
        padding: hiddenRoom(map, SHOWN_GAP),
        maxZoom: 18,
      }),
  };
}

/** What a task does on the map. Its code is fetched the first time it is wanted; it takes the map and gives what stops it. */
const ON_THE_MAP: Partial<Record<Task, () => Promise<(map: MapLibreMap) => () => void>>> = {
  parcel: () => import('./place-layer.js').then((module) => module.followPlaceOnMap),
  proposal: () => import('../draw/follow-editor.js').then((module) => module.followEditor),
  amend: () => import('../amend/follow-amend.js').then((module) => module.followAmend),
  history: () => import('../history/follow-history.js').then((module) => module.followHistory),
  import: () => import('../import/follow-import.js').then((module) => module.followImport),
};

/** Has each task do on the map what is its own, and only while it is on screen. @returns what stops it */
function followTask(map: MapLibreMap): () => void {
  let running: Task | null = null;
  let stop: (() => void) | null = null;
  const stopFollowing = effect(() => {
    const wanted = jurisdiction.value === null ? null : address.value.task;
    if (wanted === running) return;
    stop?.();
    stop = null;
    running = wanted;
    const fetched = wanted === null ? undefined : ON_THE_MAP[wanted]?.();
    fetched
      ?.then((start) => {
        if (running === wanted) stop ??= start(map);
      })
      // Without it the panel still says in words what the map would show.
      .catch(() => undefined);
  });
  return () => {
    stopFollowing();
    running = null;
    stop?.();
  };
}

/**
 * Marks the moment of the first picture, the first one with every tile of the view drawn, among the browser's own
 * measurements (`map-drawn`): whoever measures the page, or works on it, finds it there.
 */
function markFirstPicture(map: MapLibreMap): void {
  const look = (): void => {
    if (!map.areTilesLoaded()) return;
    map.off('render', look);
    performance.mark('map-drawn');
  };
  map.on('render', look);
}

/** Makes the map in its place on the page and ties it to the page's state. @returns what takes it away */
export async function startMap(container: HTMLElement): Promise<() => void> {
  const tiles = currentTiles();
  if (tiles === null) throw new Error('the map needs a municipality');
  const map = await createMap(container, tiles, pageConfig.value.baseMap);
  map.on('move', () => readView(map));
  map.on('moveend', () => readBox(map));
  map.on('click', (event) => {
    if (address.peek().task === 'parcel') void chooseParcelAt(event.lngLat.lng, event.lngLat.lat);
  });
  const stopState = followState(map, tiles);
  markFirstPicture(map);
  const stopTheme = followTheme(map);
  const stopPrinting = followPrinting(map);
  const stopTask = followTask(map);
  const stopKeys = keysOnFocus(map);
  readView(map);
  readBox(map);
  offerCommands(map);
  mapState.value = 'ready';
  container.dataset['ready'] = 'true';
  return () => {
    stopState();
    stopTheme();
    stopPrinting();
    stopTask();
    stopKeys();
    mapCommands.value = null;
    mapState.value = 'loading';
    map.remove();
  };
}
