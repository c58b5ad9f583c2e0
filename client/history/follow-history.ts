import { effect } from '@preact/signals';
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { mapCommands } from '../state/map-view.js';
import { go } from '../state/route.js';
import { boxOfStates } from './box-of-states.js';
import { addHistoryLayers, HISTORY } from './history-layers.js';
import { clickNote, pointedOut, shownHistory } from './history-state.js';
import { pastFeatures } from './shapes-of-change.js';

/** Layers on which a wetland can be met, those of the past first. */
const WETLANDS = ['history-gained', 'history-lost', 'wetlands', 'unregulated'];

function wetlandAt(map: MapLibreMap, { point }: MapMouseEvent): string | null {
  for (const { properties } of map.queryRenderedFeatures(point, { layers: WETLANDS })) {
    const id: unknown = properties['wetland'] ?? properties['id'];
    if (typeof id === 'string' && id !== '') return id;
  }
  return null;
}

/** Shows on the map what the panel says of its past, and opens a wetland that is clicked. @returns what stops it */
export function followHistory(map: MapLibreMap): () => void {
  const removeLayers = addHistoryLayers(map);
  let gone = '';
  const stops = [
    effect(() => {
      void map.getSource<GeoJSONSource>(HISTORY)?.setData({
        type: 'FeatureCollection',
        features: pastFeatures(shownHistory.value, pointedOut.value),
      });
    }),
    effect(() => {
      const { key, changes, earlier } = shownHistory.value;
      if (key === gone) return;
      gone = key;
      const box = boxOfStates([...changes.flatMap(({ before, after }) => [before, after]), ...earlier]);
      if (box !== null) mapCommands.peek()?.show(box);
    }),
  ];
  const click = (event: MapMouseEvent): void => {
    const wetland = wetlandAt(map, event);
    clickNote.value = wetland === null ? 'There is no wetland at that place.' : '';
    if (wetland !== null) go({ wetland });
  };
  const move = (event: MapMouseEvent): void => {
    map.getCanvas().style.cursor = wetlandAt(map, event) === null ? '' : 'pointer';
  };
  map.on('click', click);
  map.on('mousemove', move);
  return () => {
    for (const stop of stops) stop();
    map.off('click', click);
    map.off('mousemove', move);
    map.getCanvas().style.cursor = '';
    removeLayers();
  };
}
