import { effect } from '@preact/signals';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { theme } from '../state/theme.js';
import { rereadColours } from './colours.js';
import { redrawPatterns } from './patterns.js';

function translated(value: unknown, colours: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return colours.get(value) ?? value;
  return Array.isArray(value) ? value.map((item) => translated(item, colours)) : value;
}

/** Puts the colours of one theme in place of the other's in every layer, whoever added it. View and data stay. */
function recolour(map: MapLibreMap): void {
  const { before, now } = rereadColours();
  const names = Object.keys(now) as (keyof typeof now)[];
  const colours = new Map<string, string>(names.map((name) => [before[name], now[name]]));
  for (const layer of map.getStyle().layers)
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      const next = translated(value, colours);
      if (JSON.stringify(next) !== JSON.stringify(value))
        map.setPaintProperty(layer.id, property as 'fill-color', next as string);
    }
}

/** A base map in pictures knows no theme: it is dimmed. */
function dimBaseMap(map: MapLibreMap): void {
  if (map.getLayer('base') !== undefined)
    map.setPaintProperty('base', 'raster-brightness-max', theme.peek() === 'dark' ? 0.5 : 1);
}

/** Keeps the map in the theme of the page. @returns what stops it */
export function followTheme(map: MapLibreMap): () => void {
  let shown = theme.peek();
  dimBaseMap(map);
  return effect(() => {
    if (theme.value === shown) return;
    shown = theme.value;
    recolour(map);
    redrawPatterns(map);
    dimBaseMap(map);
  });
}
