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

function ring(): KeyRing | null {
  const [first] = shapes.value;
  const shape = shapes.value.find(({ id }) => id === selectedShape.value) ?? first;
  const corners = shape?.rings[0];
  return shape === undefined || corners === undefined ? null : { id: shape.id, corners };
}

function moveRing(moved: KeyRing | null): void {
  liveShapes.value =
    moved === null
      ? null
      : shapes
          .peek()
          .map((shape) =>
            shape.id === moved.id
              ? { ...shape, rings: [[...moved.corners], ...shape.rings.slice(1)] }
              : shape,
          );
}

/** Screen a proposal: every tool of the tool bar at the cursor, and the corners of the selected shape. */
export const PROPOSAL_TARGET: KeyTarget = {
  work,
  choose: (place) => copyOutline(tool.peek() === 'copy-building' ? 'building' : 'parcel', place),
  preview,
  finish,
  ring,
  moveRing,
  setRing: ({ id, corners }) => {
    liveShapes.value = null;
    const holes =
      shapes
        .peek()
        .find((shape) => shape.id === id)
        ?.rings.slice(1) ?? [];
    selectedShape.value = id;
    editShape(id, { rings: [[...corners], ...holes] });
  },
  snap: (at, project) => snapProposal(at, project, tool.peek() === 'edit' ? (ring()?.id ?? null) : null),
  landAt: (place) => {
    const area = valueOf(controlledArea.peek());
    return area === null ? '' : landWords(area, toFeet(place), ordinance.peek()?.adjacentTerm ?? null);
  },
  gridScale: () => valueOf(controlledArea.peek())?.gridScale ?? 1,
};
