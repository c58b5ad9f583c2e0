import { inWords } from '../wording.js';
import type { ApplicationInput } from './input.js';

/** With one of these among what is done, it cannot be said that nothing was found to need a permit. */
const NEITHER_EXEMPT = ['permit', 'prohibited', 'undetermined'] as const;

/**
 * @param input  how the ordinance was found to stand to what is done
 * @returns what a reader must know before filing: what is prohibited, what is not settled, that nothing was found to
 *   need a permit, and whose law is applied
 */
export function standingNotes({ ordinance, answer, on, filedOn }: ApplicationInput): string[] {
  const permit = ordinance.permit?.name ?? 'a permit';
  const standings = new Set(answer.activities.map(({ standing }) => standing));
  const prohibited = answer.activities.filter(({ standing }) => standing === 'prohibited');
  const labels = [
    ...new Set(prohibited.map(({ activity, named }) => activity?.label ?? named ?? 'what is drawn')),
  ];
  return [
    ...(labels.length > 0
      ? [`No permit can be issued for this, which is prohibited: ${inWords(labels)}.`]
      : []),
    ...(standings.has('undetermined')
      ? [
          `Whether all of it needs ${permit} is not settled yet: the findings of the answer say what is missing.`,
        ]
      : []),
    ...(answer.activities.length > 0 && !NEITHER_EXEMPT.some((standing) => standings.has(standing))
      ? [
          `On what was said, nothing of it is shown as needing ${permit}. This is what an application would take.`,
        ]
      : []),
    ...(filedOn === on
      ? []
      : [`The land was judged by the law of ${on}; the lists and notices are those in force on ${filedOn}.`]),
  ];
}
