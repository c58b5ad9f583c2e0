import { expect } from 'vitest';
import type { StatedFacts } from '../../../../core/measurements.js';
import { doing } from './given.js';

/** A shed in the buffer, with answers about the procedure. */
export const shed = (answers: StatedFacts = {}) => ({
  ...doing('structure', 'adjacent'),
  facts: { answers },
});

/** A text in which these words come in this order. */
export const saying = (pattern: RegExp) => expect.stringMatching(pattern) as string;

/** How a list, an item or a notice stands. */
export const asked = { standing: 'asked' } as const;
export const notAsked = { standing: 'not-asked' } as const;
export const open = { standing: 'undetermined' } as const;
