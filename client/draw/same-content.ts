import type { ProposalDrawing } from '../../core/contracts/proposal-drawing.js';

/** What a proposal says, wherever it is kept. */
export interface Content {
  title: string;
  drawing: ProposalDrawing;
}

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @returns whether two say the same. The order of members is none of it, since a database may give them in another, nor
 *   is which alternative is looked at.
 */
export function sameContent(a: Content, b: Content): boolean {
  const [one, other] = [a, b].map(({ title, drawing: { alternatives } }) =>
    JSON.stringify([title, alternatives], ordered),
  );
  return one === other;
}
