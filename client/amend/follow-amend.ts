import { effect } from '@preact/signals';
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import {
  addAmendLayers,
  CLICKED_LAYERS,
  hideWetlands,
  MARKS,
  OVERLAY,
  PARCEL_LAYERS,
} from './amend-layers.js';
import { amendment, mayEdit } from './amendment-state.js';
import { wetlandAt } from './choose-at.js';
import { comparedMeanwhile } from './meanwhile.js';
import { drawOnMap } from './draw-on-map.js';
import { clickChooses } from './editor-tool.js';
import {
  boxOfStates,
  changeFeatures,
  chosenFeature,
  collection,
  conflictFeatures,
  sketchFeatures,
} from './overlay-features.js';
import { geometryOf } from './parts.js';
import { showBox, shownParcels, shownProblems, snapMark } from './shown.js';
import { chosen, drawn, drawnFrom, liveDrawn, tool } from './sketch.js';
import { followSnapLines } from './snap-lines.js';
import { chooseWetland, inView, stateOf, type ListedWetland } from './wetlands.js';

/** Wetlands that the list beside the map names at most. */
const MOST_LISTED = 80;

/** Time in which what lies over the map takes its place. */
const SETTLE_MS = 60;

/** Pixels around a click in which a wetland is looked for. */
const REACH = 4;

function overlay(): GeoJSON.FeatureCollection {
  const shown = amendment.value;
  if (shown === null) return collection([]);
  const meanwhile = [...shown.conflicts, ...comparedMeanwhile.value];
  const settled = new Set(meanwhile.map(({ wetland }) => wetland));
  const { parts, line } = liveDrawn.value ?? drawn.value;
  const reshaped = tool.value === 'reshape' ? (chosen.value[0] ?? null) : null;
  const features = [
    ...changeFeatures(shown.changes.filter(({ wetland }) => !settled.has(wetland) && wetland !== reshaped)),
    ...conflictFeatures(meanwhile),
    ...chosen.value.flatMap((wetland) => {
      const state = stateOf(wetland);
      // Where others changed it too, their outline and one's own are to be seen, and not a third over both.
      const bare = wetland === reshaped || settled.has(wetland);
      return state === null || bare ? [] : [chosenFeature(wetland, state)];
    }),
    ...sketchFeatures(tool.value === 'cut-hole' ? 'cut' : 'sketch', parts, line),
  ];
  const from = drawnFrom.value;
  if (from !== null)
    features.push({
      type: 'Feature',
      properties: { kind: 'before', wetland: '' },
      geometry: geometryOf(from),
    });
  return collection(features);
}

function marks(): GeoJSON.FeatureCollection {
  const mark = snapMark.value;
  const points = shownProblems.value.flatMap(({ location, severity }) =>
    location === null
      ? []
      : [{ kind: 'problem', text: severity === 'error' ? 'wrong here' : 'look here', ...location }],
  );
  return {
    type: 'FeatureCollection',
    features: [...points, ...(mark === null ? [] : [{ kind: 'snap', ...mark }])].map(
      ({ kind, text, lon, lat }) => ({
        type: 'Feature',
        properties: { kind, text },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      }),
    ),
  };
}

/** Wetlands of the map in force, and of the draft, in a part of the screen. */
function wetlandsAt(map: MapLibreMap, box?: [[number, number], [number, number]]): ListedWetland[] {
  const layers = CLICKED_LAYERS.filter((layer) => map.getLayer(layer) !== undefined);
  const found =
    box === undefined ? map.queryRenderedFeatures({ layers }) : map.queryRenderedFeatures(box, { layers });
  const listed = new Map<string, ListedWetland>();
  for (const { properties } of found) {
    const id: unknown = properties['wetland'] ?? properties['id'];
    const name: unknown = properties['name'];
    if (typeof id !== 'string' && typeof id !== 'number') continue;
    const known = listed.get(String(id));
    listed.set(String(id), {
      id: String(id),
      name: known?.name ?? (typeof name === 'string' && name !== '' ? name : null),
    });
  }
  return [...listed.values()];
}

/** The wetland at a pixel, or close to it. */
function wetlandNear(map: MapLibreMap, x: number, y: number): ListedWetland | null {
  const [wetland] = wetlandsAt(map, [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ]);
  return wetland ?? null;
}

function followWetlands(map: MapLibreMap): () => void {
  const list = (): void => {
    const found = wetlandsAt(map).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
    if (JSON.stringify(found.slice(0, MOST_LISTED)) !== JSON.stringify(inView.peek()))
      inView.value = found.slice(0, MOST_LISTED);
  };
  const click = ({ point: { x, y } }: MapMouseEvent): void => {
    if (amendment.peek() === null || !clickChooses.peek()) return;
    const wetland = wetlandNear(map, x, y);
    if (wetland !== null) void chooseWetland(wetland.id);
  };
  wetlandAt.value = (place) => {
    const { x, y } = map.project(place);
    return wetlandNear(map, x, y);
  };
  map.on('idle', list);
  map.on('click', click);
  return () => {
    wetlandAt.value = null;
    map.off('idle', list);
    map.off('click', click);
  };
}

function hideChanged(map: MapLibreMap): () => void {
  let show: (() => void) | null = null;
  let hidden = '';
  const stop = effect(() => {
    const ids = (amendment.value?.changes ?? []).map(({ wetland }) => wetland);
    if (tool.value === 'reshape') ids.push(...chosen.value);
    const key = JSON.stringify(ids);
    if (key === hidden) return;
    hidden = key;
    show?.();
    show = ids.length === 0 ? null : hideWetlands(map, ids);
  });
  return () => {
    stop();
    show?.();
  };
}

/** Goes to what an amendment changes when it is opened. */
function goThere(): () => void {
  let gone = '';
  return effect(() => {
    const shown = amendment.value;
    if (shown === null) return;
    const key = `${shown.jurisdiction} ${shown.number}`;
    if (key === gone) return;
    gone = key;
    const box = boxOfStates(shown.changes.flatMap(({ before, after }) => [before, after]));
    // The tool bar, which hides part of the map, comes with the amendment.
    setTimeout(() => showBox(box), SETTLE_MS);
  });
}

/** Shows the open amendment on the map and lets it be drawn there. @returns what stops it */
export function followAmend(map: MapLibreMap): () => void {
  const removeLayers = addAmendLayers(map);
  let stopDrawing: (() => void) | null = null;
  const stops = [
    effect(() => void map.getSource<GeoJSONSource>(OVERLAY)?.setData(overlay())),
    effect(() => void map.getSource<GeoJSONSource>(MARKS)?.setData(marks())),
    effect(() => {
      for (const [change, layer] of Object.entries(PARCEL_LAYERS)) {
        const ids = shownParcels.value.filter((parcel) => parcel.change === change).map(({ id }) => id);
        map.setFilter(layer, ['in', ['to-string', ['get', 'id']], ['literal', ids]]);
      }
    }),
    effect(() => {
      if (mayEdit.value) stopDrawing ??= drawOnMap(map);
      else {
        stopDrawing?.();
        stopDrawing = null;
      }
    }),
    hideChanged(map),
    followWetlands(map),
    followSnapLines(),
    goThere(),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDrawing?.();
    removeLayers();
  };
}
