import { formatFt, formatSqFt } from '../format.js';
import type { Comparison } from './margin.js';

/** How it is said that a threshold lies inside the margin. */
export const TOO_CLOSE = 'too close to call without a delineation';

/** How a sentence names a mapped thing: its id, and its name where it has one. */
export function nameOf(facts: { id: string; name: string | null }): string {
  const name = facts.name?.trim() ?? '';
  return name === '' || name === facts.id ? facts.id : `${facts.id} (${name})`;
}

/** @returns "a", "a and b", "a, b and c" */
export function inWords(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * @param accuracyFt  recorded positional accuracy, null where there is none
 * @param comparison  of an area with a threshold, in square feet
 * @returns what the accuracy of the map does to that comparison, as a sentence
 */
export function areaMarginSentence(accuracyFt: number | null, comparison: Comparison): string {
  if (accuracyFt === null || comparison.margin === null) {
    return 'The positional accuracy of the outline is not recorded, so it cannot be said how sure this is.';
  }
  const known = `The outline is recorded to ±${formatFt(accuracyFt)}, which makes the area uncertain by about ${formatSqFt(comparison.margin)}`;
  if (!comparison.tooClose) return `${known}; the threshold lies outside that margin.`;
  const side = comparison.reaches ? 'at or above' : 'below';
  return `${known}. The number falls ${side} the threshold, but is ${TOO_CLOSE}.`;
}

/**
 * @param accuracyFt  recorded positional accuracy, null where there is none
 * @param comparison  of a distance with a width, in feet
 * @returns what the accuracy of the map does to that comparison, as a sentence
 */
export function distanceMarginSentence(accuracyFt: number | null, comparison: Comparison): string {
  if (accuracyFt === null || comparison.margin === null) {
    return 'The positional accuracy of its outline is not recorded, so it cannot be said how sure this is.';
  }
  const known = `Its outline is recorded to ±${formatFt(accuracyFt)}`;
  if (!comparison.tooClose) return `${known}, which leaves no doubt about that.`;
  const side = comparison.reaches ? 'inside' : 'outside';
  return `${known}: the number falls ${side}, but is ${TOO_CLOSE}.`;
}

/** @returns a text that somebody wrote, with the full stop that it may lack */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
