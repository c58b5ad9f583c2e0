import { z } from 'zod';
import { shapeSchema, type Shape } from './shape.js';

/** Facts about a proposal that no drawing shows, as the form holds them. */
export const factsSchema = z.object({
  largerCommonPlan: z.enum(['', 'yes', 'no']),
  planDisturbanceSqFt: z.string(),
  singleFamilyResidence: z.enum(['', 'yes', 'no']),
  agriculturalProperty: z.enum(['', 'yes', 'no']),
  dischargesToImpairedWater: z.enum(['', 'yes', 'no']),
  approvedSwpppAllowsMoreOpen: z.enum(['', 'yes', 'no']),
  bufferDecisionOn: z.string(),
  bufferDecisionReason: z.string(),
});

export type Facts = z.infer<typeof factsSchema>;

/** Nothing said yet. */
export const NO_FACTS: Facts = {
  largerCommonPlan: '',
  planDisturbanceSqFt: '',
  singleFamilyResidence: '',
  agriculturalProperty: '',
  dischargesToImpairedWater: '',
  approvedSwpppAllowsMoreOpen: '',
  bufferDecisionOn: '',
  bufferDecisionReason: '',
};

const keptSchema = z.object({ shapes: z.array(shapeSchema), facts: factsSchema });

/** A drawing as it is kept between visits. */
export type KeptDrawing = z.infer<typeof keptSchema>;

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

/** @returns the drawing kept for a municipality, or an empty one; what cannot be read is left aside */
export function keptDrawing(jurisdiction: string): KeptDrawing {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(jurisdiction)) ?? 'null'));
    if (parsed.success) return parsed.data;
  } catch {
    // As above.
  }
  return { shapes: [], facts: NO_FACTS };
}
