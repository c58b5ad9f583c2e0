import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** Metres on the ground in one pixel at the middle of the map; null before there is a map. */
export const metersPerPixel = signal<number | null>(null);

/** How the map is doing. */
export const mapState = signal<'loading' | 'ready' | 'failed' | 'no-webgl'>('loading');

/** What is said beside the pointer while drawing; `flip` where there is more room at its left. */
export const pointerNote = signal<{ x: number; y: number; flip: boolean; text: string } | null>(null);

/** A task has something to show where the municipality has no map yet. */
export const mapWanted = signal(false);

/** What a file that is looked at shows over the map. */
export const importOnMap = signal<Readonly<Record<'imported' | 'imported-rejected', boolean>>>({
  imported: false,
  'imported-rejected': false,
});

/** The tool bar that a task lays over the map, where its code comes with the task; null: none. */
export const mapTools = signal<ComponentType | null>(null);

/** What the panel and the tool bar can ask the map to do; replaced when there is a map. */
export const mapCommands = signal<MapCommands | null>(null);

/** Commands to the map. */
export interface MapCommands {
  zoomIn: () => void;
  zoomOut: () => void;
  /** moves to a box in degrees */
  show: (box: readonly [number, number, number, number]) => void;
}
