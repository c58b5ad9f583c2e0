import type { ChangedFinding } from '../../../core/contracts/amendment-effects.js';
import type { Finding } from '../../../core/finding.js';

/** A measured figure that differs by no more than so much, in its unit, is the same. */
const SAME_WITHIN = 0.01;

/** The findings by what they are about; a rule that speaks twice of one thing is told apart by the order. */
function byPlace(findings: readonly Finding[]): Map<string, Finding> {
  const places = new Map<string, Finding>();
  for (const finding of findings) {
    const about = JSON.stringify([finding.rule, finding.subject.type, finding.subject.id]);
    let nth = 0;
    while (places.has(`${about} ${nth}`)) nth += 1;
    places.set(`${about} ${nth}`, finding);
  }
  return places;
}

function same(before: Finding | undefined, after: Finding | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (before.outcome !== after.outcome || before.unit !== after.unit) return false;
  if (before.measured === null || after.measured === null) return before.measured === after.measured;
  return Math.abs(before.measured - after.measured) <= SAME_WITHIN;
}

const shown = (finding: Finding | undefined): ChangedFinding['before'] =>
  finding === undefined
    ? null
    : { outcome: finding.outcome, title: finding.title, measured: finding.measured };

/**
 * @param before  findings on one map
 * @param after  findings of the same question on the other
 * @returns those whose outcome or measured figure differs, or that only one of them has
 */
export function changedFindings(before: readonly Finding[], after: readonly Finding[]): ChangedFinding[] {
  const old = byPlace(before);
  const fresh = byPlace(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((place) => {
    const was = old.get(place);
    const is = fresh.get(place);
    const either = is ?? was;
    if (either === undefined || same(was, is)) return [];
    return [
      {
        rule: either.rule,
        subject: either.subject,
        unit: either.unit,
        before: shown(was),
        after: shown(is),
      },
    ];
  });
}
