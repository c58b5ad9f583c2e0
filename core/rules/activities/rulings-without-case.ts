import type { ActivityRuling } from '../../contracts/activities.js';
import type { Finding } from '../../finding.js';
import type { DisturbanceMeasure } from '../../measurements.js';
import type { Activity } from '../../ordinance-format/activities.js';
import type { Ordinance } from '../../ordinance.js';
import type { ProposalInput } from '../evaluation.js';
import { controlledLandOf } from '../controlled-land.js';
import { cite } from '../legal-values.js';
import { inWords } from '../wording.js';
import { distinctStandings } from './cases.js';
import type { LandPart } from './land-parts.js';
import type { Ruled } from './rule-on-land.js';
import { inSentence } from './words.js';

/** The rule that a permit is needed, else the first of what the ordinance lists. */
function generalRule({ permit, activities }: Ordinance, activity: Activity | null) {
  if (permit !== null) return { rule: permit.rule, citation: permit.citation };
  const own = activity?.cases.at(-1);
  if (own !== undefined) return own;
  const cases = activities.flatMap((each) => each.cases);
  const regulated = cases.find(({ standing }) => standing === 'permit' || standing === 'prohibited');
  const found = regulated ?? cases[0];
  if (found === undefined) throw new Error('An ordinance lists activities without a case');
  return found;
}

type Said = Pick<ActivityRuling, 'land' | 'areaSqFt' | 'standing' | 'certain' | 'reason' | 'possible'>;

function without(
  { ordinance }: ProposalInput,
  measure: DisturbanceMeasure,
  activity: Activity | null,
  said: Said,
): Ruled {
  const { rule, citation } = generalRule(ordinance, activity);
  return {
    ruling: {
      features: [...measure.features],
      activity: activity === null ? null : { id: activity.id, label: activity.label },
      named: measure.activity,
      rule,
      citation: cite(ordinance, citation),
      permit: null,
      duties: [],
      missing: [],
      ...said,
    },
    facts: [],
    worthChanging: [],
    discretionary: false,
    stated: {},
  };
}

/** How what is done is named so that the ordinance can be asked about it. */
function howToName({ activities }: Ordinance, named: string | null): string {
  const list = activities.map(({ id, label }) => `${inSentence(label)} (${id})`);
  const asked = `Choose what fits best from the list of this ordinance: ${inWords(list)}.`;
  return named === null
    ? `Say what is done there. ${asked}`
    : `“${named}” is not on the list of this ordinance. ${asked}`;
}

/**
 * @param input  the ordinance
 * @param measure  a disturbance that is not shown as on land, or not of a size, that brings it under the ordinance
 * @param activity  of the ordinance's list; null where none is named, or one that is not on it
 * @param development  the finding that it is no land development activity; null where the land decides
 * @returns that it is outside, on the map or on the area
 */
export function outside(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  activity: Activity | null,
  development: Finding | null,
): Ruled {
  const { ordinance } = input;
  const land = controlledLandOf(ordinance) ?? 'land that the ordinance controls';
  const anywhere = ordinance.activities.filter(({ reach }) => reach === 'anywhere');
  const reason = [
    development === null
      ? `It is not shown as in ${land}, on the map as of version ${input.mapVersion}.`
      : `${development.title}.`,
    ...(development === null && !measure.certain
      ? ['The accuracy of the map leaves open whether it reaches there after all.']
      : []),
    ...(activity === null && anywhere.length > 0
      ? [
          `What is done is not named from the list; wherever it lies, the ordinance also speaks of ${inWords(anywhere.map(({ label }) => inSentence(label)))}.`,
        ]
      : []),
  ].join(' ');
  return without(input, measure, activity, {
    land: 'outside',
    areaSqFt: measure.areaSqFt,
    standing: 'outside',
    certain: development === null ? measure.certain : development.certain,
    reason,
    possible: [],
  });
}

/**
 * @param input  the ordinance
 * @param measure  a disturbance of which a part may lie on controlled land
 * @param activity  of the ordinance's list; null where none is named
 * @param missing  names of what is not loaded
 * @returns that it cannot be told how the ordinance stands to that part
 */
export function landUnknown(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  activity: Activity | null,
  missing: readonly string[],
): Ruled {
  const land = controlledLandOf(input.ordinance) ?? 'controlled land';
  return without(input, measure, activity, {
    land: 'anywhere',
    areaSqFt: null,
    standing: 'undetermined',
    certain: false,
    reason: `Whether it lies in ${land}, or how much more of it does, cannot be told: the ${inWords(missing)} ${missing.length > 1 ? 'layers are' : 'layer is'} not loaded.`,
    possible: distinctStandings(activity?.cases ?? []),
  });
}

/**
 * @param input  the ordinance
 * @param measure  a disturbance on controlled land, or of a land development
 * @param parts  of the controlled land that it lies on
 * @param developing  true where it is, or may be, a land development activity
 * @returns that what is done has to be named
 */
export function notNamed(
  input: ProposalInput,
  measure: DisturbanceMeasure,
  parts: readonly LandPart[],
  developing: boolean,
): Ruled {
  const [first, ...others] = parts;
  const areaSqFt = parts.reduce((sum, part) => sum + part.areaSqFt, 0);
  return without(input, measure, null, {
    land: first !== undefined && others.length === 0 && !developing ? first.land : 'anywhere',
    areaSqFt: first === undefined || developing ? measure.areaSqFt : areaSqFt,
    standing: 'undetermined',
    certain: false,
    reason: howToName(input.ordinance, measure.activity),
    possible: [],
  });
}
