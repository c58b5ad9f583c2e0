import type { ActivityRuling } from '../../contracts/activities.js';
import type { Finding } from '../../finding.js';
import type { DisturbanceMeasure } from '../../measurements.js';
import type { Activity } from '../../ordinance-format/activities.js';
import type { ProposalInput } from '../evaluation.js';
import { basisOf } from './basis.js';
import { activityNamed } from './cases.js';
import { landReached } from './land-parts.js';
import { landUnknown, notNamed, outside } from './rulings-without-case.js';
import { ruleOn, type Ruled } from './rule-on-land.js';

function developmentOutcome(input: ProposalInput, findings: readonly Finding[]): Finding | undefined {
  const rule = input.ordinance.stormwater?.rules.development;
  return findings.find((finding) => finding.rule === rule);
}

function onControlledLand(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  activity: Activity,
  findings: readonly Finding[],
): Ruled[] {
  const { parts, missing } = landReached(input, measure);
  const basis = basisOf(input, measure, findings);
  const ruled = parts.map((part) => ruleOn({ input, measure, activity, basis, findings, part }));
  if (missing.length > 0) return [...ruled, landUnknown(input, measure, activity, missing)];
  return ruled.length > 0 ? ruled : [outside(input, measure, activity, null)];
}

function asLandDevelopment(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  activity: Activity,
  findings: readonly Finding[],
): Ruled[] {
  const development = developmentOutcome(input, findings);
  if (development?.outcome === 'does-not-apply') return [outside(input, measure, activity, development)];
  const basis = basisOf(input, measure, findings);
  const part = { land: 'anywhere' as const, areaSqFt: measure.areaSqFt, sharedUnknown: false };
  const open = development?.outcome === 'applies' ? null : (development ?? null);
  return [
    ruleOn({ input, measure, activity, basis, findings, part, development: { finding: development, open } }),
  ];
}

/** Not named, or not on the list: whether the land or the area alone brings it under the ordinance. */
function withoutActivity(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  findings: readonly Finding[],
): Ruled[] {
  const { parts, missing } = landReached(input, measure);
  const development = developmentOutcome(input, findings);
  const developing = development !== undefined && development.outcome !== 'does-not-apply';
  if (parts.length === 0 && missing.length > 0 && !developing)
    return [landUnknown(input, measure, null, missing)];
  if (parts.length === 0 && !developing) return [outside(input, measure, null, development ?? null)];
  return [notNamed(input, measure, parts, developing)];
}

/**
 * How the ordinance stands to each thing that is done, on each part of the land that it lies on.
 * @param input  the disturbances with their areas, in square feet on the ground, and the facts that were stated
 * @param findings  on land and stormwater, on which conditions may hang
 * @returns the rulings in the order of the disturbances, with the questions they hang on; none where the ordinance
 *   lists no activities
 * @source Mamaroneck §§ 192-2, 192-3, 192-4; Rye § 195-4; North Castle §§ 340-5, 340-8; Wesley Hills §§ 181-5, 181-6
 */
export function rulingsFor(input: ProposalInput, findings: readonly Finding[]): Ruled[] {
  if (input.ordinance.activities.length === 0) return [];
  return input.disturbances.flatMap((measure) => {
    const activity = measure.activity === null ? undefined : activityNamed(input.ordinance, measure.activity);
    if (activity === undefined) return withoutActivity(input, measure, findings);
    switch (activity.reach) {
      case 'controlled-land':
        return onControlledLand(input, measure, activity, findings);
      case 'land-development':
        return asLandDevelopment(input, measure, activity, findings);
      case 'anywhere': {
        const basis = basisOf(input, measure, findings);
        const part = { land: 'anywhere' as const, areaSqFt: measure.areaSqFt, sharedUnknown: false };
        return [ruleOn({ input, measure, activity, basis, findings, part })];
      }
    }
  });
}

/** @returns the rulings as answers give them */
export function asAnswered(ruled: readonly Ruled[]): ActivityRuling[] {
  return ruled.map(({ ruling }) => ruling);
}
