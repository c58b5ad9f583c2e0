import { z } from 'zod';
import {
  shapeSchema,
  type Facts,
  type ProposalDrawing,
  type Shape,
} from '../../core/contracts/proposal-drawing.js';
import { readFacts } from './facts.js';
import { emptyAlternative } from './held-drawing.js';

// Facts are read apart: some that this page cannot read must not take the drawing with them.
const earlierSchema = z.object({ shapes: z.array(shapeSchema), facts: z.unknown().optional() });

// More than may be sent is read too: nothing that was drawn is thrown away for being large.
const drawingSchema = z.object({
  alternatives: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        shapes: z.array(shapeSchema),
        facts: z.unknown().optional(),
      }),
    )
    .min(1),
  current: z.string(),
});

/** Where a proposal is kept on the server, and what it was when it was last the same there and here. */
const savedAsSchema = z.object({
  id: z.string(),
  revision: z.number().int(),
  at: z.string(),
  /** of the content at that time */
  hash: z.string(),
  shareKey: z.string().nullable(),
});

const draftSchema = z.object({
  id: z.string().min(1),
  title: z.string(),
  drawing: z.unknown(),
  saved: savedAsSchema.nullable(),
  changedAt: z.string(),
  stamp: z.string(),
});

export type SavedAs = z.infer<typeof savedAsSchema>;

/** A proposal as this browser keeps it. */
export interface Draft {
  /** this browser's own */
  id: string;
  /** as typed; empty: none yet */
  title: string;
  drawing: ProposalDrawing;
  /** null: it is in this browser alone */
  saved: SavedAs | null;
  /** a moment, ISO 8601 */
  changedAt: string;
  /** another one after every change, so that a change of another tab is noticed */
  stamp: string;
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
 * @param kept  what this browser's storage holds, of this version of the page or of one that had no alternatives
 * @returns the drawing with all that was said about it; null where it cannot be read
 */
export function readDrawing(kept: unknown): ProposalDrawing | null {
  const parsed = drawingSchema.safeParse(kept);
  if (parsed.success) {
    const alternatives = parsed.data.alternatives.map(({ id, name, shapes, facts }) => ({
      id,
      name,
      shapes,
      facts: readFacts(facts),
    }));
    const [first] = alternatives;
    if (first === undefined || new Set(alternatives.map(({ id }) => id)).size < alternatives.length)
      return null;
    const { current } = parsed.data;
    return { alternatives, current: alternatives.some(({ id }) => id === current) ? current : first.id };
  }
  const earlier = earlierSchema.safeParse(kept);
  if (!earlier.success) return null;
  const facts: Facts = readFacts(earlier.data.facts);
  const shapes = earlier.data.shapes.map(withActivity);
  return { alternatives: [{ ...emptyAlternative('a', 'Alternative A'), shapes, facts }], current: 'a' };
}

/** @returns the draft that this browser's storage holds; null where it cannot be read */
export function readDraft(kept: unknown): Draft | null {
  const parsed = draftSchema.safeParse(kept);
  const drawing = parsed.success ? readDrawing(parsed.data.drawing) : null;
  return parsed.success && drawing !== null ? { ...parsed.data, drawing } : null;
}
