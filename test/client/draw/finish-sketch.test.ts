import { beforeEach, describe, expect, it } from 'vitest';
import { drawingWithSketch, finishSketch, ringsOfSketch } from '../../../client/draw/finish-sketch.js';
import { finishNow, placePoint } from '../../../client/draw/sketch-steps.js';
import { circleRadiusFt, drawMessage, lineWidthFt, rectangleBy } from '../../../client/state/draw-options.js';
import {
  changeShapes,
  drawRole,
  selectedShape,
  shapes,
  tool,
  undoChange,
} from '../../../client/state/drawing.js';
import { leaveSketch, sketchPoints } from '../../../client/state/sketch.js';
import { redoLast, undoLast } from '../../../client/state/undo.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees } from '../../../client/preview/projection.js';

function at(eastFt: number, northFt: number): Point {
  return toDegrees([724_400 + eastFt, 772_000 + northFt]);
}

const SQUARE = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];

beforeEach(() => {
  changeShapes([]);
  leaveSketch();
  selectedShape.value = null;
  drawRole.value = 'disturbance';
  tool.value = 'polygon';
  circleRadiusFt.value = '';
  lineWidthFt.value = '12';
  rectangleBy.value = 'corners';
  drawMessage.value = null;
});

describe('a sketch that is finished', () => {
  it('becomes a shape of the kind that is drawn, in one step', async () => {
    drawRole.value = 'mitigation';
    const done = await finishSketch({ tool: 'polygon', points: SQUARE });
    expect(shapes.value).toMatchObject([{ role: 'mitigation', rings: [SQUARE] }]);
    expect(done).toEqual({ ok: true, shape: shapes.value[0]?.id });
    expect(selectedShape.value).toBe(shapes.value[0]?.id);
    undoChange();
    expect(shapes.value).toEqual([]);
  });

  it('changes nothing while it is looked at, and nothing where it is impossible', async () => {
    const before = shapes.value;
    expect(drawingWithSketch({ tool: 'polygon', points: SQUARE }).ok).toBe(true);
    expect(await finishSketch({ tool: 'hole', points: SQUARE })).toEqual({
      ok: false,
      message: 'Draw the hole inside of a shape.',
    });
    expect(shapes.value).toBe(before);
    expect(ringsOfSketch({ tool: 'polygon', points: SQUARE.slice(0, 2) })).toEqual([]);
    expect(ringsOfSketch({ tool: 'hole', points: SQUARE })).toEqual([[SQUARE]]);
  });

  it('cuts and splits what is selected', async () => {
    await finishSketch({ tool: 'polygon', points: SQUARE });
    const id = selectedShape.value;
    await finishSketch({ tool: 'hole', points: [at(10, 10), at(20, 10), at(20, 20)] });
    expect(shapes.value[0]?.rings).toHaveLength(2);
    const split = await finishSketch({ tool: 'split', points: [at(60, -5), at(60, 105)] });
    expect(split).toEqual({ ok: true, shape: id });
    expect(shapes.value).toHaveLength(2);
  });
});

describe('points put down one after another', () => {
  it('finish by themselves where a tool needs so many, and else where the last is put down twice', () => {
    tool.value = 'rectangle';
    placePoint(at(0, 0));
    placePoint(at(50, 40));
    expect(shapes.value).toHaveLength(1);
    tool.value = 'line';
    for (const point of [at(0, 0), at(0, 100), at(0, 100)]) placePoint(point);
    expect(shapes.value).toHaveLength(2);
    tool.value = 'circle';
    circleRadiusFt.value = '25';
    placePoint(at(0, 0));
    expect(shapes.value).toHaveLength(3);
    expect(sketchPoints.value).toEqual([]);
  });

  it('stay to be gone on with where nothing can come of them, and say why', () => {
    tool.value = 'line';
    lineWidthFt.value = 'wide';
    for (const point of [at(0, 0), at(0, 100)]) placePoint(point);
    finishNow();
    expect(drawMessage.value).toMatch(/width of the line/);
    expect(sketchPoints.value).toHaveLength(2);
    lineWidthFt.value = '10';
    finishNow();
    expect(shapes.value).toHaveLength(1);
  });

  it('are taken back and put down again by undo and redo, before anything that is finished', async () => {
    await finishSketch({ tool: 'polygon', points: SQUARE });
    tool.value = 'polygon';
    placePoint(at(300, 0));
    placePoint(at(400, 0));
    undoLast();
    expect(sketchPoints.value).toEqual([at(300, 0)]);
    redoLast();
    expect(sketchPoints.value).toEqual([at(300, 0), at(400, 0)]);
    undoLast();
    undoLast();
    expect(shapes.value).toHaveLength(1);
    undoLast();
    expect(shapes.value).toHaveLength(0);
  });
});
