import { computed, signal } from '@preact/signals';
import type { Point } from '../preview/planar.js';
import { circleRadiusFt, rectangleBy } from './draw-options.js';
import type { Tool } from './drawing.js';

/** The tools that draw something out of points. */
export type SketchTool = Exclude<Tool, 'copy-parcel' | 'copy-building' | 'edit'>;

/** @returns the tool as one that draws out of points; null: it is another */
export function sketchTool(of: Tool): SketchTool | null {
  return of === 'edit' || of === 'copy-parcel' || of === 'copy-building' ? null : of;
}

/** @returns with how many points a tool is done by itself; null: one says when */
export function pointsInAll(of: SketchTool): number | null {
  if (of === 'circle') return circleRadiusFt.value.trim() === '' ? 2 : 1;
  if (of === 'rectangle') return rectangleBy.value === 'corners' ? 2 : 3;
  return null;
}

/** @returns with how many points a tool can be finished */
export function fewestPoints(of: SketchTool): number {
  return pointsInAll(of) ?? (of === 'line' || of === 'split' ? 2 : 3);
}

/** Points put down with the pointer of what is not finished; degrees. */
export const sketchPoints = signal<readonly Point[]>([]);

/** Where the pointer would put the next one; null: it is not over the map. */
export const sketchAt = signal<Point | null>(null);

/** The figures of what is being drawn, as a sentence to be said; empty where nothing is. */
export const sketchSpeech = signal('');

const takenBack = signal<readonly Point[]>([]);

/** Whether there is a point to put down again. */
export const canPutBack = computed(() => takenBack.value.length > 0);

/** Puts a point down. */
export function addSketchPoint(place: Point): void {
  takenBack.value = [];
  sketchPoints.value = [...sketchPoints.value, place];
}

/** Takes the last point back. @returns false where there is none */
export function takePointBack(): boolean {
  const last = sketchPoints.value.at(-1);
  if (last === undefined) return false;
  sketchPoints.value = sketchPoints.value.slice(0, -1);
  takenBack.value = [...takenBack.value, last];
  return true;
}

/** Puts a point down again that was taken back. @returns false where there is none */
export function putPointBack(): boolean {
  const last = takenBack.value.at(-1);
  if (last === undefined) return false;
  takenBack.value = takenBack.value.slice(0, -1);
  sketchPoints.value = [...sketchPoints.value, last];
  return true;
}

/** Forgets what is not finished. */
export function leaveSketch(): void {
  takenBack.value = [];
  sketchPoints.value = [];
  sketchAt.value = null;
}
