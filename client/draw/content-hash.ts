import type { ProposalDrawing } from '../../core/contracts/proposal-drawing.js';

/** @returns all that a proposal says, as one text; which alternative is looked at is no part of it */
export function contentText(title: string, { alternatives }: ProposalDrawing): string {
  return JSON.stringify([title, alternatives]);
}

/**
 * @returns a short text that is the same for the same content (FNV-1a, forward and backward, 32 bits each). It tells
 *   whether something was changed and protects nothing.
 */
export function contentHash(text: string): string {
  let forward = 0x811c9dc5;
  let backward = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    forward = Math.imul(forward ^ text.charCodeAt(index), 0x01000193);
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return [forward, backward].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
