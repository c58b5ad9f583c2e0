import type { ActivityRuling } from '../../contracts/activities.js';
import type { Finding } from '../../finding.js';
import type { DisturbanceMeasure, StatedFacts } from '../../measurements.js';
import type { Activity, Standing } from '../../ordinance-format/activities.js';
import type { ProposalInput } from '../evaluation.js';
import { cite } from '../legal-values.js';
import { casesFor, distinctStandings, type CaseLand } from './cases.js';
import { decide, type Decision } from './decision.js';
import { permitNeeded, type PermitNeeded } from './permit-route.js';
import { reasonFor } from './reason.js';
import type { Basis } from './ways.js';

/** A ruling with what it hung on. */
export interface Ruled {
  ruling: ActivityRuling;
  /** ids of the questions it hung on, answered and open */
  facts: readonly string[];
  /** ids of answered questions that are shown so that the answer can be changed */
  worthChanging: readonly string[];
  /** true where it stands so only if whoever decides says so */
  discretionary: boolean;
  /** the facts that were stated of it, as far as they fit their questions */
  stated: StatedFacts;
}

/** One activity on one part of the land. */
export interface Place {
  input: ProposalInput;
  measure: DisturbanceMeasure;
  activity: Activity;
  basis: Basis;
  findings: readonly Finding[];
  part: { land: CaseLand; areaSqFt: number; sharedUnknown: boolean };
  /** of an activity that only a land development brings under the ordinance; `open` while it cannot be told */
  development?: { finding: Finding | undefined; open: Finding | null };
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Questions that are open and would settle a rule on which a case hangs. */
function openFactsOf(rules: readonly string[], { findings, basis }: Place): string[] {
  return findings
    .filter(({ rule, outcome }) => rules.includes(rule) && outcome === 'undetermined')
    .flatMap(({ facts }) => facts ?? [])
    .filter((id) => basis.questions.has(id) && basis.known.facts[id] === undefined);
}

/** What it can come to, with what the map and the area leave open. */
function possibleStandings(decision: Decision, { part }: Place): Standing[] {
  const standings = distinctStandings(decision.possible);
  return part.sharedUnknown && standings.includes('permit') ? unique([...standings, 'exempt']) : standings;
}

function isCertain(place: Place, decision: Decision): boolean {
  const { part, measure, development } = place;
  const onMap = part.land === 'anywhere' || measure.certain;
  const { discretionary, source } = decision.deciding;
  return onMap && development?.finding?.certain !== false && !discretionary && source !== 'setting';
}

/**
 * @param place  an activity on a part of the land
 * @returns how the ordinance stands to it there, with what it hung on
 */
export function ruleOn(place: Place): Ruled {
  const { input, measure, activity, basis, part, development } = place;
  const { ordinance, on } = input;
  const decision = decide(casesFor(ordinance, activity, part.land, on), basis);
  const possible = possibleStandings(decision, place);
  const outsideOpen = development !== undefined && development.finding?.outcome !== 'applies';
  const settled = possible.length === 1 && !outsideOpen;
  const standing = settled ? decision.standing : 'undetermined';
  const needed: PermitNeeded | null = standing === 'permit' ? permitNeeded(ordinance, basis) : null;
  const rules = [...decision.rules, ...(needed?.rules ?? [])];
  if (development?.open) rules.push(development.open.rule);
  const missing = unique([...decision.asks, ...openFactsOf(rules, place), ...(needed?.asks ?? [])]);
  const { deciding } = decision;
  return {
    ruling: {
      features: [...measure.features],
      activity: { id: activity.id, label: activity.label },
      named: measure.activity,
      land: part.land,
      areaSqFt: part.areaSqFt,
      standing,
      certain: settled && isCertain(place, decision),
      rule: deciding.rule,
      citation: cite(ordinance, deciding.citation),
      reason: reasonFor(place, { decision, standing, possible, missing, needed }),
      possible: settled ? [] : possible,
      permit: needed?.permit ?? null,
      duties: settled
        ? deciding.duties.map((duty) => ({
            words: duty.words,
            citation: cite(ordinance, duty.citation),
            clock: duty.clock ?? null,
          }))
        : [],
      missing,
    },
    facts: unique([...decision.decidedOn, ...(needed?.decidedOn ?? []), ...missing]),
    worthChanging: unique([
      ...decision.worthChanging,
      ...(needed?.worthChanging ?? []),
      ...decision.decidedOn,
      ...(needed?.decidedOn ?? []),
    ]),
    discretionary: settled && deciding.discretionary,
    stated: basis.known.facts,
  };
}
