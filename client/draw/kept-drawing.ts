import { z } from 'zod';
import { shapeSchema, type Facts, type Shape } from '../../core/contracts/proposal-drawing.js';
import { readFacts } from './facts.js';

// Facts are read apart: some that this page cannot read must not take the drawing with them.
const keptSchema = z.object({ shapes: z.array(shapeSchema), facts: z.unknown().optional() });

/** A drawing as it is kept between visits. */
export interface KeptDrawing {
  shapes: Shape[];
  facts: Facts;
}

/** Activities as they were named before an ordinance listed its own. */
const EARLIER_ACTIVITIES: Readonly<Record<string, string>> = {
  filling: 'fill',
  paving: 'road-paving',
  clearing: 'vegetation-removal',
  drainage: 'drainage-change',
};

function withActivity(shape: Shape): Shape {
  return { ...shape, activity: EARLIER_ACTIVITIES[shape.activity] ?? shape.activity };
}

/**
 * @param kept  what this browser's storage holds, of this version of the page or an earlier one
 * @returns the drawing with all that was said about it, or an empty one; what cannot be read is left aside
 */
export function readDrawing(kept: unknown): KeptDrawing {
  const parsed = keptSchema.safeParse(kept);
  if (!parsed.success) return { shapes: [], facts: readFacts(null) };
  return { shapes: parsed.data.shapes.map(withActivity), facts: readFacts(parsed.data.facts) };
}

function keyOf(jurisdiction: string): string {
  return `hundredfoot.drawing.${jurisdiction}`;
}

/** Keeps a drawing in this browser. A browser that refuses (private mode, full) loses nothing else by it. */
export function keepDrawing(jurisdiction: string, shapes: readonly Shape[], facts: Facts): void {
  try {
    if (shapes.length === 0) localStorage.removeItem(keyOf(jurisdiction));
    else localStorage.setItem(keyOf(jurisdiction), JSON.stringify({ shapes, facts }));
  } catch {
    // Storage is a convenience: the drawing is still on screen.
  }
}

/** @returns the drawing kept for a municipality, or an empty one */
export function keptDrawing(jurisdiction: string): KeptDrawing {
  try {
    return readDrawing(JSON.parse(localStorage.getItem(keyOf(jurisdiction)) ?? 'null'));
  } catch {
    return readDrawing(null);
  }
}
