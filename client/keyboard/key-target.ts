import { signal } from '@preact/signals';
import type { Point } from '../preview/planar.js';

/** What Enter does at the cursor, in the task and with the tool at hand. */
export type KeyWork =
  /** corner after corner; what takes so many `points` in all is finished with the last of them */
  | { kind: 'draw'; figure: 'outline' | 'line' | 'points'; inAll: number | null; what: string }
  /** corners of the ring at hand are taken up, moved and put down */
  | { kind: 'edit'; what: string }
  /** something at the cursor is chosen */
  | { kind: 'choose'; what: string }
  | { kind: 'rest'; what: string };

/** Where a corner goes instead of where the cursor is. */
export interface KeySnap {
  place: Point;
  /** what it lies on, such as `a corner of a parcel line` */
  text: string;
}

/** The ring whose corners the keys move: open, in degrees. */
export interface KeyRing {
  id: string;
  corners: readonly Point[];
}

/** What a task lets the keys do on its map. Places are in degrees; what is given back is said and shown. */
export interface KeyTarget {
  work: () => KeyWork;
  choose: (place: Point) => Promise<string>;
  /** shows what would come of these corners; null: nothing is being drawn any more */
  preview: (corners: readonly Point[] | null) => void;
  finish: (corners: readonly Point[]) => Promise<string>;
  /** whether something is begun with the pointer, which Enter then finishes by itself */
  begunByPointer?: () => boolean;
  ring: () => KeyRing | null;
  /** takes the next outline or hole at hand, and says which */
  nextRing: () => string;
  /** the ring as it is while a corner is moved, or null when it is put back */
  moveRing: (ring: KeyRing | null) => void;
  setRing: (ring: KeyRing) => void;
  snap: (place: Point, project: (place: Point) => { x: number; y: number }) => KeySnap | null;
  /** what lies at a place, in a few words; empty where nothing can be said */
  landAt: (place: Point) => string;
  gridScale: () => number;
}

/** What the keys do on the map at the moment; null: they only move it. */
export const keyTarget = signal<KeyTarget | null>(null);

/** What the keyboard's cursor shows: its place on the map in pixels, and what is said of it. */
export interface KeyCursor {
  x: number;
  y: number;
  /** beside the cursor */
  note: string;
  snapped: boolean;
}

/** The cursor that the arrow keys move; null: it is not shown. */
export const keyCursor = signal<KeyCursor | null>(null);

/** The last thing that was done or reached with the keys, for those who do not see it. */
export const keySpeech = signal('');

/** Corners put down with the keys of what is not finished; degrees. */
export const keyCorners = signal<readonly Point[]>([]);

/** The corner of the ring at hand that the arrow keys carry; null: none. */
export const heldCorner = signal<number | null>(null);

/** Takes back the last corner put down with the keys, and says whether there was one; null: there is no map with keys. */
export const keyUndo = signal<(() => boolean) | null>(null);

/** Whether the list of keys is open. */
export const keyHelpOpen = signal(false);
