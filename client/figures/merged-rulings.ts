import type { ActivityRuling, RulingLand } from '../../core/contracts/activities.js';
import type { ExplainedFinding } from '../../core/finding.js';

/** What calls for something comes first. */
const ORDER: readonly ActivityRuling['standing'][] = [
  'prohibited',
  'permit',
  'undetermined',
  'as-of-right',
  'exempt',
  'not-regulated',
  'outside',
];

/** A part of the land on which a ruling holds, with how it came about there. */
export interface RuledPlace {
  land: RulingLand;
  areaSqFt: number | null;
  finding: ExplainedFinding | null;
}

/** A ruling with every part of the land on which it says the same. */
export interface MergedRuling extends Omit<ActivityRuling, 'land' | 'areaSqFt'> {
  places: readonly RuledPlace[];
}

/** Whether a finding says what a ruling says: each ruling has one. */
function isOf(finding: ExplainedFinding, ruling: ActivityRuling): boolean {
  return (
    finding.subject.type === 'proposal' &&
    finding.rule === ruling.rule &&
    finding.citation === ruling.citation &&
    finding.reason === ruling.reason &&
    finding.measured === ruling.areaSqFt
  );
}

/**
 * @param findings  of the same answer
 * @returns the rulings, those that say the same of several parts of the land as one, what calls for something first
 */
export function mergedRulings(
  rulings: readonly ActivityRuling[],
  findings: readonly ExplainedFinding[],
): MergedRuling[] {
  const merged = new Map<string, MergedRuling>();
  for (const ruling of rulings) {
    const { land, areaSqFt, ...rest } = ruling;
    const key = JSON.stringify(rest);
    const finding = findings.find((each) => isOf(each, ruling)) ?? null;
    const places = [...(merged.get(key)?.places ?? []), { land, areaSqFt, finding }];
    merged.set(key, { ...rest, places });
  }
  return [...merged.values()].sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
}

/** @returns the findings that no ruling says already */
export function otherFindings(
  rulings: readonly ActivityRuling[],
  findings: readonly ExplainedFinding[],
): ExplainedFinding[] {
  return findings.filter((finding) => !rulings.some((ruling) => isOf(finding, ruling)));
}
