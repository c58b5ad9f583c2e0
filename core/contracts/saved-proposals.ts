import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';
import { LIMITS } from './screening.js';
import { proposalDrawingSchema } from './proposal-drawing.js';
import { writtenTextSchema } from './text.js';

/** Proposals that one account may keep. */
export const MOST_SAVED_PROPOSALS = 500;

const titleSchema = writtenTextSchema(LIMITS.nameLength, 'must say what the proposal is');

/** The law that a proposal was looked at under; null: the municipality's own, and the day's. */
const lawSchema = z.object({ ordinance: slugSchema.nullable(), on: calendarDateSchema.nullable() });

/** Body of POST /api/proposals. */
export const newSavedProposalSchema = z.object({
  jurisdiction: z.string().min(1).max(80),
  title: titleSchema,
  law: lawSchema,
  drawing: proposalDrawingSchema,
});

/** Body of PUT /api/proposals/{id}, with If-Match. */
export const savedProposalChangeSchema = z.object({
  title: titleSchema,
  law: lawSchema,
  drawing: proposalDrawingSchema,
});

/** Query of GET /api/proposals: the signed-in person's own, last changed first. */
export const savedProposalQuerySchema = z.object({
  jurisdiction: z.string().min(1).max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.string().max(80).optional(),
});

export const savedProposalItemSchema = z.object({
  id: z.uuid(),
  jurisdiction: z.string(),
  title: z.string(),
  alternatives: z.number().int(),
  revision: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** whoever has it can read the proposal; null: it is not shared */
  shareKey: z.string().nullable(),
});

/** Answer of GET /api/proposals/{id}, also sent in its ETag: `"r<revision>"`. */
export const savedProposalSchema = savedProposalItemSchema.extend({
  law: lawSchema,
  drawing: proposalDrawingSchema,
});

export const savedProposalListSchema = z.object({
  items: z.array(savedProposalItemSchema),
  next: z.string().nullable(),
});

/** The key in a link that shows a proposal to whoever has it. */
export const shareKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, { message: 'is no key of a shared proposal' });

/** Answer of GET /api/shared-proposals/{key}: what a link shows, without saying whose it is. */
export const sharedProposalSchema = z.object({
  jurisdiction: z.string(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
  law: lawSchema,
  drawing: proposalDrawingSchema,
});

export type NewSavedProposal = z.infer<typeof newSavedProposalSchema>;
export type SavedProposalChange = z.infer<typeof savedProposalChangeSchema>;
export type SavedProposalQuery = z.infer<typeof savedProposalQuerySchema>;
export type SavedProposalItem = z.infer<typeof savedProposalItemSchema>;
export type SavedProposal = z.infer<typeof savedProposalSchema>;
export type SavedProposalList = z.infer<typeof savedProposalListSchema>;
export type SharedProposal = z.infer<typeof sharedProposalSchema>;
