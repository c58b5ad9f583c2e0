import { effect } from '@preact/signals';
import type { GeoJSONSource, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { TOWN } from '../map/paper-layers.js';
import { addImportLayers, IMPORTED, REJECTED } from './import-layers.js';
import { cameIn, pointedOut, showFeatures, shownPreview } from './import-state.js';

function rejectedPlaces(): GeoJSON.Feature[] {
  const chosen = pointedOut.value;
  const places = (shownPreview.value?.rejected ?? []).flatMap(({ location }) =>
    location === undefined ? [] : [location],
  );
  const isChosen = ({ lon, lat }: { lon: number; lat: number }): boolean =>
    lon === chosen?.lon && lat === chosen.lat;
  const all = chosen === null || places.some(isChosen) ? places : [...places, chosen];
  return all.map((place) => ({
    type: 'Feature',
    properties: { pointedOut: isChosen(place) },
    geometry: { type: 'Point', coordinates: [place.lon, place.lat] },
  }));
}

/** Shows on the map what would come in of a file, and goes there when it is another. @returns what stops it */
export function followImport(map: MapLibreMap): () => void {
  const removeLayers = addImportLayers(map);
  let gone = '';
  let drawn = cameIn.peek();
  const stops = [
    effect(() => {
      const features = (shownPreview.value?.geojson.features ?? []) as GeoJSON.Feature[];
      void map.getSource<GeoJSONSource>(IMPORTED)?.setData({ type: 'FeatureCollection', features });
    }),
    effect(() => {
      const features = rejectedPlaces();
      void map.getSource<GeoJSONSource>(REJECTED)?.setData({ type: 'FeatureCollection', features });
    }),
    effect(() => {
      if (cameIn.value === drawn) return;
      drawn = cameIn.value;
      const tiles = map.getSource<VectorTileSource>(TOWN);
      tiles?.setTiles([...tiles.tiles]);
    }),
    effect(() => {
      const place = JSON.stringify(shownPreview.value?.bbox ?? null);
      if (place === gone || place === 'null') return;
      gone = place;
      showFeatures();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    removeLayers();
  };
}
