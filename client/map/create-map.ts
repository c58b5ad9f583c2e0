import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  Map as MapLibreMap,
  prewarm,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { TILE_ZOOMS } from '../../core/tile-zooms.js';
import type { PageConfig } from '../api.js';
import { rereadColours } from './colours.js';
import { drawingLayers, drawingSources, parcelLayers, troubleLayers } from './drawing-layers.js';
import { paperLayers, TOWN } from './paper-layers.js';
import { addPatterns } from './patterns.js';
import { labelLayers, wetlandLayers } from './wetland-layers.js';

setWorkerUrl(workerUrl);
// The worker starts while the page still learns which municipality to show.
prewarm();

/** Whether the person asked their system for less movement. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function mapStyle(tiles: string): StyleSpecification {
  return {
    version: 8,
    // A change of theme is there at once, for the printed picture as well.
    transition: { duration: 0, delay: 0 },
    sources: {
      [TOWN]: { type: 'vector', tiles: [tiles], minzoom: TILE_ZOOMS.least, maxzoom: TILE_ZOOMS.most },
      ...drawingSources(),
    },
    layers: [
      ...paperLayers(),
      ...wetlandLayers(),
      ...parcelLayers(),
      ...drawingLayers(),
      ...labelLayers(),
      ...troubleLayers(),
    ],
  };
}

/** Puts the base map that was configured beneath parcels and wetlands, in place of the paper. */
function addBaseMap(map: MapLibreMap, baseMap: NonNullable<PageConfig['baseMap']>): void {
  map.addSource('base', {
    type: 'raster',
    tiles: [baseMap.url],
    tileSize: 256,
    attribution: baseMap.attribution,
  });
  map.addLayer(
    { id: 'base', type: 'raster', source: 'base', paint: { 'raster-saturation': -0.5 } },
    'parcel-lines',
  );
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
}

/**
 * Makes the map and waits until it can be drawn on.
 * @param tiles  address of the vector tiles, with {z}, {x} and {y}
 */
export async function createMap(
  container: HTMLElement,
  tiles: string,
  baseMap: PageConfig['baseMap'],
): Promise<MapLibreMap> {
  rereadColours();
  const map = new MapLibreMap({
    container,
    style: mapStyle(tiles),
    // The style is the page's own: a fault in it is found while the page is worked on.
    validateStyle: import.meta.env.DEV,
    center: [-73.73, 40.95],
    zoom: 13,
    minZoom: 8,
    maxZoom: 21,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: wantsLessMotion() ? 0 : 150,
    locale: {
      'Map.Title': 'Map of wetlands, adjacent areas and parcels. Arrow keys move it, plus and minus zoom.',
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await new Promise<void>((resolve) => void map.once('style.load', () => resolve()));
  addPatterns(map);
  if (baseMap !== null) addBaseMap(map, baseMap);
  return map;
}
