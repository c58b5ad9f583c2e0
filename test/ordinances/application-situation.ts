import type { ScreenedWatercourse, ScreenedWetland } from '../../core/contracts/screening.js';
import type { CalendarDate } from '../../core/dates.js';
import type { ApplicationInput, ApplicationMeasures } from '../../core/rules/application/input.js';
import { evaluateProposal } from '../../core/rules/evaluate-proposal.js';
import type { MeasuredWatercourse, MeasuredWetland } from '../../core/rules/evaluation.js';
import { explainFindings } from '../../core/rules/explain.js';
import { bufferWidth } from '../../core/rules/legal-values.js';
import { statedFacts } from '../../core/rules/stated-facts.js';
import { isRegulatedWatercourse } from '../../core/rules/watercourses.js';
import { situation, type Situation } from './situation.js';

/** What a case about an application changes beside the proposal itself. */
export interface ApplicationSituation extends Situation {
  /** the day whose law the proposal was screened under, when absent */
  filedOn?: CalendarDate;
  /** day on which the wetland was located in the field; nobody said, when absent */
  delineatedOn?: CalendarDate;
  /** id of the way the application goes; as the facts say, when absent */
  route?: string;
  /** what was measured around it; one parcel, everything loaded and nothing near, when absent */
  measures?: Partial<ApplicationMeasures>;
}

/** The proposal on one parcel, everything loaded, and nothing near. */
export function applicationMeasures(changes: Partial<ApplicationMeasures> = {}): ApplicationMeasures {
  return {
    layers: {
      wetlands: true,
      parcels: true,
      municipality: true,
      impairedWaters: true,
      roads: true,
      buildings: true,
      watercourses: true,
    },
    property: [{ id: '1', taxMapNumber: '1-1', address: '1 Main Street' }],
    aroundProperty: [],
    onControlledLand: [],
    features: [],
    municipalities: ['Village of Testing'],
    elsewhereSqFt: 0,
    lineFt: 5_000,
    openAtOnce: { areaSqFt: 10_000, on: null },
    impairedWaters: [],
    ...changes,
  };
}

function screenedWetland({ facts, classification, overlap }: MeasuredWetland): ScreenedWetland {
  const { regulated, criterion, certain, marginSqFt } = classification;
  const { id, name, kind, areaSqFt, gridAreaSqFt, distanceFt, accuracyFt } = facts;
  return {
    ...{ id, name, kind, areaSqFt, gridAreaSqFt, distanceFt, accuracyFt },
    ...{ regulated, criterion, certain, marginSqFt },
    overlapSqFt: overlap?.overlapSqFt ?? 0,
    adjacentOverlapSqFt: overlap?.adjacentOverlapSqFt ?? 0,
  };
}

function screenedWatercourse(
  { facts, overlap }: MeasuredWatercourse,
  regulated: boolean,
): ScreenedWatercourse {
  const { id, name, kind, distanceFt, accuracyFt } = facts;
  return {
    ...{ id, name, kind, regulated, distanceFt, accuracyFt },
    overlapSqFt: overlap?.overlapSqFt ?? 0,
    adjacentOverlapSqFt: overlap?.adjacentOverlapSqFt ?? 0,
  };
}

/** Everything an application is made out from, with the proposal screened under one of the four ordinances. */
export function applicationSituation(id: string, given: ApplicationSituation = {}): ApplicationInput {
  const input = situation(id, given);
  const { findings, activities, mitigation } = evaluateProposal(input);
  const { subjectSqFt, ...split } = input.split;
  const { ordinance, settings, on } = input;
  const facts = statedFacts(input.facts);
  const ofEach = input.disturbances.map((measure) => ({ ...facts, ...measure.facts }));
  return {
    screening: '3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e',
    ordinance,
    bufferFt: bufferWidth(ordinance, settings, on)?.value ?? 0,
    on,
    filedOn: given.filedOn ?? on,
    delineatedOn: given.delineatedOn ?? null,
    route: given.route ?? null,
    facts: ofEach.length === 0 ? [facts] : ofEach,
    answer: {
      mapVersion: input.mapVersion,
      totals: { disturbanceSqFt: subjectSqFt, ...split },
      mitigation,
      wetlands: input.wetlands.map(screenedWetland),
      watercourses: input.watercourses.map((course) =>
        screenedWatercourse(course, isRegulatedWatercourse(course.facts, ordinance, on)),
      ),
      findings: explainFindings(findings, ordinance, facts, on),
      activities,
    },
    measures: applicationMeasures({
      openAtOnce: {
        areaSqFt: input.stormwater.largestOpenAtOnceSqFt,
        on: input.stormwater.largestOpenOn,
      },
      impairedWaters: input.stormwater.impairedWaters ?? [],
      ...given.measures,
    }),
  };
}
