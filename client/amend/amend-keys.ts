import { roundedPoint } from '../draw/shape.js';
import {
  keyCorners,
  type KeyRing,
  type KeySnap,
  type KeyTarget,
  type KeyWork,
} from '../keyboard/key-target.js';
import type { Point } from '../preview/planar.js';
import { viewBox } from '../state/preview.js';
import { sqFtText } from '../figures/format.js';
import { keyHint } from '../keyboard/key-words.js';
import { amendment } from './amendment-state.js';
import { wetlandAt } from './choose-at.js';
import { clickChooses, editorTool } from './editor-tool.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import { sketchSqFt } from './ground.js';
import { countParts, newPart, ringsOf, ringTitle, withCorners } from './parts.js';
import { activeRing, chosen, cornersPlaced, draw, drawingPart, drawn, liveDrawn, tool } from './sketch.js';
import { snapTo } from '../draw/snapping.js';
import { places, snapLines } from './snap-lines.js';
import { wetlandTitle } from './standing.js';
import { choiceFailure, chooseWetland } from './wetlands.js';

/** What there is to do on the map where nothing is drawn or chosen there. */
function atRest(): string {
  if (tool.value === 'file') return 'The file is chosen in the panel.';
  if (drawn.value.line.length > 0)
    return 'The line is drawn: split along it, or draw it again, in the panel.';
  return 'There is nothing to do on the map now.';
}

function work(): KeyWork {
  switch (editorTool.value) {
    case 'polygon':
      return { kind: 'draw', figure: 'outline', inAll: null, what: 'the outline' };
    case 'line':
      return { kind: 'draw', figure: 'line', inAll: null, what: 'the line' };
    case 'edit':
      return { kind: 'edit', what: 'the outline' };
    case 'rest':
      if (amendment.value === null)
        return { kind: 'rest', what: 'Open an amendment, or start one, in the panel.' };
      return clickChooses.value
        ? { kind: 'choose', what: 'the wetland at the cursor' }
        : { kind: 'rest', what: atRest() };
  }
}

/** Chooses the wetland at the cursor for the tool in hand. @returns what came of it, and what the keys do next */
async function choose(place: Point): Promise<string> {
  const found = wetlandAt.peek()?.(place) ?? null;
  if (found === null) return 'There is no wetland at the cursor.';
  const title = wetlandTitle(found.id, found.name);
  await chooseWetland(found.id);
  const failed = choiceFailure.peek();
  if (failed !== null) return failed.failure.message;
  if (!chosen.peek().includes(found.id)) return `${title} is left out.`;
  const next = work();
  const then =
    next.kind === 'choose' ? 'What can be done with it stands in the panel.' : keyHint(next, 0, false);
  return tool.peek() === 'merge'
    ? `${title} is chosen: ${chosen.peek().length} in all.`
    : `${title} is chosen. ${then}`;
}

/** What lies at the cursor: the wetland there, and while a corner is carried the area that comes of it. */
function landAt(place: Point): string {
  const found = wetlandAt.peek()?.(place) ?? null;
  const land = found === null ? 'no wetland here' : `in wetland ${wetlandTitle(found.id, found.name)}`;
  const moved = editorTool.peek() === 'edit' ? liveDrawn.peek() : null;
  return moved === null ? land : `${sqFtText(sketchSqFt(moved.parts))} sq ft drawn`;
}

function preview(corners: readonly Point[] | null): void {
  cornersPlaced.value = corners === null ? 0 : corners.length - 1;
  if (corners === null) liveDrawn.value = null;
  else if (editorTool.peek() === 'line') liveDrawn.value = { parts: [], line: corners };
  else liveDrawn.value = { parts: [...drawn.peek().parts, newPart(corners, 'by-keys')], line: [] };
}

function finish(corners: readonly Point[]): string {
  const exact = corners.map(places.exact);
  if (editorTool.peek() === 'line') {
    draw({ line: exact });
    return 'The line is drawn. Split along it in the panel.';
  }
  const id = crypto.randomUUID();
  draw({ parts: [...drawn.peek().parts, newPart(exact, id)] });
  drawingPart.value = false;
  activeRing.value = id;
  return `The outline is drawn, ${sqFtText(sketchSqFt(drawn.peek().parts))} sq ft in all. N goes to its corners, to move them.`;
}

function ring(): KeyRing | null {
  const rings = ringsOf(drawn.value.parts);
  const found = rings.find(({ id }) => id === activeRing.value) ?? rings[0];
  return found === undefined ? null : { id: found.id, corners: found.corners };
}

function snap(at: Point, project: (place: Point) => { x: number; y: number }): KeySnap | null {
  if (editorTool.peek() === 'rest') return null;
  const snapped = snapTo(at, snapLines.peek(), project);
  if (snapped === null) return null;
  places.keep(snapped.place);
  const text = snapped.on === 'corner' ? `a corner of ${snapped.what}` : snapped.what;
  return { place: roundedPoint(snapped.place), text };
}

function nextRing(): string {
  const rings = ringsOf(drawn.peek().parts);
  const at = rings.findIndex(({ id }) => id === ring()?.id);
  const next = rings[(at + 1) % Math.max(1, rings.length)];
  if (next === undefined || rings.length < 2) return 'There is only one outline, with no holes.';
  activeRing.value = next.id;
  return `${ringTitle(next, countParts(drawn.peek().parts).parts)}. N goes to its corners.`;
}

/** Amend the map: outlines and lines are drawn, corners moved and wetlands chosen at the cursor. */
export const AMEND_TARGET: KeyTarget = {
  work,
  choose,
  preview,
  finish: (corners) => Promise.resolve(finish(corners)),
  begunByPointer: () => cornersPlaced.peek() > 0 && keyCorners.peek().length === 0,
  ring,
  nextRing,
  moveRing: (moved) => {
    liveDrawn.value =
      moved === null
        ? null
        : { ...drawn.peek(), parts: withCorners(drawn.peek().parts, moved.id, moved.corners) };
  },
  setRing: ({ id, corners }) => {
    liveDrawn.value = null;
    activeRing.value = id;
    draw({ parts: withCorners(drawn.peek().parts, id, corners.map(places.exact)) });
  },
  snap,
  landAt,
  gridScale: () => {
    const box = viewBox.peek();
    return box === null ? 1 : gridScaleAt([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
  },
};
