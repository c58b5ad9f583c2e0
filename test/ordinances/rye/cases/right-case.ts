import type { Land } from '../../../../core/ordinance-format/activities.js';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { doing, WITHIN_LIMITS } from './given.js';

/** A use as of right within the limits of § 195-4D. */
export function allowed(
  item: string,
  activity: string,
  land: Land,
  situation: string,
  facts: StatedFacts,
): PlannerCase {
  return {
    kind: 'proposal',
    section: `§ 195-4D${item}`,
    rules: ['R-RIGHT'],
    situation,
    expected: 'a use as of right, on what was said',
    given: doing(activity, land, { ...WITHIN_LIMITS, ...facts }),
    activities: [
      {
        standing: 'as-of-right',
        rule: 'R-RIGHT',
        land,
        citation: `City of Rye § 195-4D${item}`,
        permit: null,
      },
    ],
    findings: [{ rule: 'R-RIGHT', outcome: 'exempt' }],
    asks: [],
  };
}

/** What looks like a use as of right, and is none. */
export function notAllowed(
  section: string,
  item: string,
  activity: string,
  land: Land,
  situation: string,
  facts: StatedFacts,
): PlannerCase {
  return {
    kind: 'proposal',
    section,
    rules: ['R-RIGHT', 'R-REG'],
    situation,
    expected: 'the right does not reach so far: it needs a permit',
    given: doing(activity, land, { ...WITHIN_LIMITS, ...facts }),
    activities: [{ standing: 'permit', rule: 'R-REG', citation: `City of Rye § 195-4C${item}` }],
  };
}
