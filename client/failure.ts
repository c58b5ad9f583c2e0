import { z } from 'zod';

/** One thing that is wrong with what was sent, as the server's problem answers name it. */
export const problemItemSchema = z.object({
  message: z.string(),
  path: z.string().optional(),
  feature: z.number().optional(),
  ring: z.number().optional(),
  vertex: z.number().optional(),
  location: z.object({ lon: z.number(), lat: z.number(), xFt: z.number(), yFt: z.number() }).optional(),
  repair: z.unknown().optional(),
});

/** An error answer (RFC 9457). */
export const problemSchema = z.object({
  title: z.string().default(''),
  status: z.number().optional(),
  detail: z.string().default(''),
  code: z.string().default(''),
  problems: z.array(problemItemSchema).default([]),
  /** what a 409 shows of the state that was found instead */
  conflict: z.unknown().optional(),
});

export type ProblemItem = z.infer<typeof problemItemSchema>;

/** Why there is no answer, in the words the page shows and with what it can do about it. */
export interface Failure {
  kind: 'unreachable' | 'refused' | 'unreadable' | 'broken';
  /** the server's stable code, such as `InvalidGeometry`; empty where there is none */
  code: string;
  message: string;
  problems: readonly ProblemItem[];
  /** of a refusal because somebody else changed it meanwhile: what the server has now */
  conflict?: unknown;
}

/** Thrown by the API client, so that one `catch` sees every way in which a question can fail. */
export class AnswerFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
    this.name = 'AnswerFailed';
  }
}

/** @returns the failure that an error of any kind stands for */
export function failureOf(error: unknown): Failure {
  if (error instanceof AnswerFailed) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'broken', code: '', message, problems: [] };
}

/** @returns whether the error only says that a newer question took this one's place */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
