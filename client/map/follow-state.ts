import { effect } from '@preact/signals';
import type { GeoJSONSource, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import type { Jurisdiction, OrdinanceSummary } from '../../core/contracts/jurisdictions.js';
import type { CalendarDate } from '../../core/dates.js';
import { closed } from '../draw/shape.js';
import { crossesItself, type Point } from '../preview/planar.js';
import { shownShapes } from '../state/drawing.js';
import { jurisdiction, ordinance } from '../state/jurisdictions.js';
import { mapDay } from '../state/map-day.js';
import { chosenParcel } from '../state/parcel.js';
import { proposalFailure } from '../state/proposal.js';
import { address } from '../state/route.js';
import { wantsLessMotion } from './create-map.js';
import { DRAWING, TROUBLE } from './drawing-layers.js';
import { TOWN } from './paper-layers.js';
import { hiddenRoom } from './room.js';

/**
 * Address of a municipality's tiles as read under an ordinance; the map version keeps old ones out of the cache. For a
 * day of which no text is held, the map stays as of today: the panel says why there are no figures.
 */
function tilesAddress(place: Jurisdiction, law: OrdinanceSummary, on: CalendarDate | null): string {
  const path = `${encodeURIComponent(place.id)}/${encodeURIComponent(law.id)}`;
  const day = on === null || on < law.textHeldFrom ? '' : `&on=${on}`;
  return `${window.location.origin}/tiles/${path}/{z}/{x}/{y}.mvt?v=${place.mapVersion}${day}`;
}

/** @returns the tiles of what is on screen, or null while that is not known */
export function currentTiles(): string | null {
  const place = jurisdiction.value;
  const law = ordinance.value;
  return place === null || law === null ? null : tilesAddress(place, law, mapDay.value);
}

function showTiles(map: MapLibreMap, first: string): () => void {
  let shown = first;
  return effect(() => {
    const tiles = currentTiles();
    if (tiles === null || tiles === shown) return;
    shown = tiles;
    map.getSource<VectorTileSource>(TOWN)?.setTiles([tiles]);
  });
}

function showPlace(map: MapLibreMap): () => void {
  let shown: string | null = null;
  return effect(() => {
    const place = jurisdiction.value;
    if (place === null || place.id === shown) return;
    const animate = shown !== null && !wantsLessMotion();
    shown = place.id;
    if (place.bounds === null) return;
    const [west, south, east, north] = place.bounds;
    map.fitBounds([west, south, east, north], { padding: hiddenRoom(map, 16), animate });
  });
}

function showParcel(map: MapLibreMap): (() => void)[] {
  return [
    effect(() => {
      const { task, parcel } = address.value;
      const id = task === 'parcel' ? (parcel ?? '') : '';
      for (const layer of ['chosen-parcel', 'chosen-parcel-fill'])
        map.setFilter(layer, ['==', ['to-string', ['get', 'id']], id]);
    }),
    effect(() => {
      const item = chosenParcel.value;
      if (item === null || address.value.parcel !== item.id) return;
      const { top, right, bottom, left } = hiddenRoom(map, 0);
      map.easeTo({
        center: item.center,
        zoom: Math.max(map.getZoom(), 17),
        offset: [(left - right) / 2, (top - bottom) / 2],
        animate: !item.jump && !wantsLessMotion(),
      });
    }),
  ];
}

const crossing = new WeakMap<readonly Point[], boolean>();

/** While one shape changes, the rings of the others stay the arrays they were, and are not looked at again. */
function crosses(ring: readonly Point[]): boolean {
  const known = crossing.get(ring) ?? crossesItself(ring);
  crossing.set(ring, known);
  return known;
}

function showDrawing(map: MapLibreMap): () => void {
  return effect(() => {
    const shapes = address.value.task === 'proposal' ? shownShapes.value : [];
    void map.getSource<GeoJSONSource>(DRAWING)?.setData({
      type: 'FeatureCollection',
      features: shapes.map((shape) => ({
        type: 'Feature',
        // A fill cannot be drawn for an outline that crosses itself: its triangles would lie anywhere.
        properties: { role: shape.role, filled: !shape.rings.some(crosses) },
        geometry: { type: 'Polygon', coordinates: shape.rings.map(closed) },
      })),
    });
  });
}

function showTrouble(map: MapLibreMap): () => void {
  return effect(() => {
    const problems = address.value.task === 'proposal' ? (proposalFailure.value?.problems ?? []) : [];
    void map.getSource<GeoJSONSource>(TROUBLE)?.setData({
      type: 'FeatureCollection',
      features: problems.flatMap(({ location }) =>
        location === undefined
          ? []
          : [
              {
                type: 'Feature' as const,
                properties: { text: 'look here' },
                geometry: { type: 'Point' as const, coordinates: [location.lon, location.lat] },
              },
            ],
      ),
    });
  });
}

/** Keeps the map showing what the page's state says. @returns what stops it */
export function followState(map: MapLibreMap, firstTiles: string): () => void {
  const stops = [
    showTiles(map, firstTiles),
    showPlace(map),
    ...showParcel(map),
    showDrawing(map),
    showTrouble(map),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
