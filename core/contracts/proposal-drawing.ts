import { z } from 'zod';
import { MITIGATION_TYPES } from '../measurements.js';
import { LIMITS } from './screening.js';
import { storableTextSchema } from './text.js';

/** Bounds on a drawing that is kept, beyond those of a request. */
export const DRAWING_LIMITS = {
  alternatives: 4,
  answers: 200,
  reasonLength: 2000,
} as const;

const textSchema = storableTextSchema(LIMITS.nameLength);
const pointSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/**
 * One answer as the form holds it. A number keeps what was typed beside what it was read as, null where it is no
 * number that the question takes, so that a slip is neither lost nor sent.
 */
export const statedAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yes-no'), value: z.boolean() }),
  z.object({ kind: z.literal('number'), text: textSchema, value: z.number().nullable() }),
  z.object({ kind: z.literal('choice'), option: textSchema }),
]);

const statedAnswersSchema = z
  .record(textSchema, statedAnswerSchema)
  .refine((answers) => Object.keys(answers).length <= DRAWING_LIMITS.answers, {
    message: `holds more than ${DRAWING_LIMITS.answers} answers`,
  });

/** Whether the ground is put back as it was. */
export const DURATIONS = ['permanent', 'temporary'] as const;

/** One polygon of a drawing as the page holds it. Rings are in degrees and open: the first corner is not repeated. */
export const shapeSchema = z.object({
  id: textSchema,
  role: z.enum(['disturbance', 'mitigation']),
  name: textSchema,
  activity: textSchema,
  mitigationType: z.enum(MITIGATION_TYPES),
  /** of a disturbance */
  duration: z.enum(DURATIONS).default('permanent'),
  phase: z.object({ from: textSchema, to: textSchema }),
  /** to questions that are about this disturbance alone, over those of the whole proposal */
  answers: statedAnswersSchema.default({}),
  rings: z.array(z.array(pointSchema)),
});

const decisionSchema = z.object({
  decidedOn: textSchema,
  reason: storableTextSchema(DRAWING_LIMITS.reasonLength),
});

const feeSchema = z.object({
  recommendedOn: textSchema,
  acceptedOn: textSchema,
  wetlandSqFt: textSchema,
  bufferSqFt: textSchema,
});

/** What is said about a proposal that no drawing shows, as the forms hold it. */
export const factsSchema = z.object({
  answers: statedAnswersSchema,
  bufferNotFeasible: decisionSchema,
  offSiteAccepted: decisionSchema,
  feeInLieu: feeSchema,
});

/** One way of doing what is proposed. */
export const alternativeSchema = z.object({
  id: textSchema,
  name: textSchema,
  shapes: z
    .array(shapeSchema)
    .max(LIMITS.features, { message: `holds more than ${LIMITS.features} shapes` })
    .refine((shapes) => shapes.flatMap((shape) => shape.rings.flat()).length <= LIMITS.verticesPerRequest, {
      message: `holds more than ${LIMITS.verticesPerRequest} corners`,
    }),
  facts: factsSchema,
});

/** All alternatives of a proposal, and the one that is looked at. */
export const proposalDrawingSchema = z
  .object({
    alternatives: z.array(alternativeSchema).min(1).max(DRAWING_LIMITS.alternatives),
    current: textSchema.describe('id of the alternative that is looked at'),
  })
  .refine(({ alternatives }) => new Set(alternatives.map(({ id }) => id)).size === alternatives.length, {
    message: 'two alternatives have the same id',
  })
  .refine(({ alternatives, current }) => alternatives.some(({ id }) => id === current), {
    message: 'the alternative that is looked at is none of them',
  });

export type StatedAnswer = z.infer<typeof statedAnswerSchema>;
export type Shape = z.infer<typeof shapeSchema>;
export type Facts = z.infer<typeof factsSchema>;
export type DecisionFacts = z.infer<typeof decisionSchema>;
export type FeeFacts = z.infer<typeof feeSchema>;
export type Alternative = z.infer<typeof alternativeSchema>;
export type ProposalDrawing = z.infer<typeof proposalDrawingSchema>;
