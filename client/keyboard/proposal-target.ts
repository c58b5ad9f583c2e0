import { signal } from '@preact/signals';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { copyOutline } from '../draw/copy-outline.js';
import { finishSketch, ringsOfSketch } from '../draw/finish-sketch.js';
import { newShape } from '../draw/shape.js';
import { snapProposal } from '../draw/snap-proposal.js';
import { toFeet } from '../preview/projection.js';
import type { Point } from '../preview/planar.js';
import {
  cornersPlaced,
  drawMitigationType,
  drawRole,
  editShape,
  liveShapes,
  selectedShape,
  shapes,
  tool,
} from '../state/drawing.js';
import { ordinance } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { controlledArea } from '../state/preview.js';
import { pointsInAll, sketchTool, type SketchTool } from '../state/sketch.js';
import { landWords } from './land-at.js';
import type { KeyRing, KeyTarget, KeyWork } from './key-target.js';

const WHAT: Readonly<Record<SketchTool, string>> = {
  polygon: 'the outline',
  freehand: 'the outline',
  hole: 'the hole',
  line: 'the line',
  split: 'the line to split along',
  rectangle: 'the rectangle',
  circle: 'the circle, its center',
};

function work(): KeyWork {
  const drawing = sketchTool(tool.value);
  if (drawing !== null) {
    const inAll = pointsInAll(drawing);
    const figure = inAll !== null ? 'points' : drawing === 'line' || drawing === 'split' ? 'line' : 'outline';
    return { kind: 'draw', figure, inAll, what: WHAT[drawing] };
  }
  if (tool.value === 'copy-parcel') return { kind: 'choose', what: 'the parcel at the cursor' };
  if (tool.value === 'copy-building') return { kind: 'choose', what: 'the building at the cursor' };
  return { kind: 'edit', what: 'the shape' };
}

let turn = 0;

function preview(corners: readonly Point[] | null): void {
  const now = (turn += 1);
  const drawing = sketchTool(tool.peek());
  cornersPlaced.value = corners === null ? 0 : corners.length - 1;
  if (corners === null || drawing === null || drawing === 'split' || drawing === 'hole') {
    liveShapes.value = null;
    return;
  }
  void Promise.resolve(ringsOfSketch({ tool: drawing, points: corners })).then((polygons) => {
    if (now !== turn) return;
    const drawn = polygons.map((rings, part) =>
      newShape(drawRole.peek(), rings, drawMitigationType.peek(), `by-keys-${part}`),
    );
    liveShapes.value = [...shapes.peek(), ...drawn];
  });
}

async function finish(corners: readonly Point[]): Promise<string> {
  const drawing = sketchTool(tool.peek());
  if (drawing === null) return '';
  turn += 1;
  liveShapes.value = null;
  cornersPlaced.value = 0;
  const done = await finishSketch({ tool: drawing, points: corners });
  if (!done.ok) return done.message;
  if (done.shape !== null) {
    selectedShape.value = done.shape;
    tool.value = 'edit';
  }
  return 'It is drawn. The figures stand in the panel; N goes to the corners, to move them.';
}

/** Which ring of the shape is at hand: 0 its outline, from 1 on its holes. */
const ringPlace = signal(0);

function shapeAtHand(): Shape | null {
  return shapes.value.find(({ id }) => id === selectedShape.value) ?? shapes.value[0] ?? null;
}

function placeIn(shape: Shape): number {
  return Math.min(ringPlace.value, shape.rings.length - 1);
}

function ring(): KeyRing | null {
  const shape = shapeAtHand();
  const corners = shape === null ? undefined : shape.rings[placeIn(shape)];
  return shape === null || corners === undefined ? null : { id: shape.id, corners };
}

function nextRing(): string {
  const shape = shapeAtHand();
  if (shape === null || shape.rings.length < 2) return 'The shape has no holes.';
  ringPlace.value = (placeIn(shape) + 1) % shape.rings.length;
  const at = ringPlace.value;
  return at === 0
    ? 'The outline. N goes to its corners.'
    : `Hole ${at} of ${shape.rings.length - 1}. N goes to its corners.`;
}

function withRing(shape: Shape, { corners }: KeyRing): Shape {
  const at = placeIn(shape);
  return { ...shape, rings: shape.rings.map((other, index) => (index === at ? [...corners] : other)) };
}

function moveRing(moved: KeyRing | null): void {
  liveShapes.value =
    moved === null
      ? null
      : shapes.peek().map((shape) => (shape.id === moved.id ? withRing(shape, moved) : shape));
}

/** Screen a proposal: every tool of the tool bar at the cursor, and the corners of the selected shape. */
export const PROPOSAL_TARGET: KeyTarget = {
  work,
  choose: (place) => copyOutline(tool.peek() === 'copy-building' ? 'building' : 'parcel', place),
  preview,
  finish,
  ring,
  nextRing,
  moveRing,
  setRing: (changed) => {
    liveShapes.value = null;
    const shape = shapes.peek().find(({ id }) => id === changed.id);
    if (shape === undefined) return;
    selectedShape.value = shape.id;
    editShape(shape.id, { rings: withRing(shape, changed).rings });
  },
  snap: (at, project) => snapProposal(at, project, tool.peek() === 'edit' ? (ring()?.id ?? null) : null),
  landAt: (place) => {
    const area = valueOf(controlledArea.peek());
    return area === null ? '' : landWords(area, toFeet(place), ordinance.peek()?.adjacentTerm ?? null);
  },
  gridScale: () => valueOf(controlledArea.peek())?.gridScale ?? 1,
};
