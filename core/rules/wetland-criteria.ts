import type { CalendarDate } from '../dates.js';
import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import type { WetlandFacts } from '../measurements.js';
import type { JurisdictionSettings, Ordinance } from '../ordinance.js';
import { requireInForce } from '../ordinances/registry.js';
import { tryCriteria, verdictOn, type CriterionTrial, type CriterionVerdict } from './criterion-trial.js';
import { cite, SETTING_PHRASE } from './legal-values.js';
import { requireMeasure } from './margin.js';
import { areaMarginSentence, nameOf } from './wording.js';

/** What an ordinance makes of one mapped wetland. */
export interface WetlandClassification {
  regulated: boolean;
  /** rule of the first criterion that fits; null when none does */
  criterion: string | null;
  /** whether the accuracy of the map lets the criterion be told */
  certain: boolean;
  /** whether it lets `regulated` be told; a wetland near 12.4 acres in Rye is regulated on either side */
  regulationCertain: boolean;
  /** whether it is open because the minimum lies inside a margin that is known */
  regulationTooClose: boolean;
  /** perimeter × positional accuracy; null where the accuracy is not recorded */
  marginSqFt: number | null;
  finding: Finding;
}

function sizeSentence(facts: WetlandFacts, { comparison, minimum, criterion }: CriterionTrial): string {
  if (comparison === null) {
    const freely = minimum.isSetting
      ? ` (no minimum area: ${SETTING_PHRASE})`
      : ', which this ordinance regulates at any size';
    return `The map shows it as ${criterion.label}${freely}; the whole of it measures ${formatArea(facts.areaSqFt)}.`;
  }
  const side = comparison.reaches ? 'at or above' : 'below';
  const origin = minimum.isSetting ? `, ${SETTING_PHRASE}` : '';
  return `The whole wetland measures ${formatArea(facts.areaSqFt, minimum.value)}, ${side} the minimum of ${formatArea(minimum.value, facts.areaSqFt)} for ${criterion.label}${origin}.`;
}

function reasonOf(facts: WetlandFacts, verdict: CriterionVerdict): string {
  const { decisive, regulated, inDoubt, otherwise } = verdict;
  const sentences: string[] = [];
  if (inDoubt !== null && inDoubt !== decisive) sentences.push(sizeSentence(facts, inDoubt));
  sentences.push(sizeSentence(facts, decisive));
  const compared = (inDoubt ?? decisive).comparison;
  if (decisive.byImportance) {
    sentences.push('It is recorded as of unusual local importance, so its size does not matter.');
  } else if (compared !== null) {
    sentences.push(areaMarginSentence(facts.accuracyFt, compared));
  }
  if (otherwise !== null) {
    sentences.push(
      `It stays regulated on either side of that size; only whether under ${decisive.criterion.rule} or ${otherwise.criterion.rule} is in doubt.`,
    );
  }
  if (!regulated) {
    sentences.push(
      'On the map it is no wetland of this ordinance and throws no adjacent area, though it may lie in that of another.',
    );
  }
  return sentences.join(' ');
}

function findingOf(
  facts: WetlandFacts,
  ordinance: Ordinance,
  verdict: CriterionVerdict,
  margin: number | null,
): Finding {
  const { decisive, regulated, inDoubt } = verdict;
  const tested = inDoubt ?? decisive;
  return {
    rule: decisive.criterion.rule,
    outcome: regulated ? 'applies' : 'does-not-apply',
    title: regulated
      ? `${nameOf(facts)} is a regulated wetland`
      : `${nameOf(facts)} is smaller than the ordinance regulates`,
    measured: facts.areaSqFt,
    threshold: tested.comparison === null ? null : tested.minimum.value,
    unit: 'sq ft',
    margin,
    certain: inDoubt === null,
    citation: cite(ordinance, decisive.minimum.citation),
    reason: reasonOf(facts, verdict),
    subject: { type: 'wetland', id: facts.id },
  };
}

/** A wetland of a kind that the ordinance does not regulate: shown, and decided on by nobody here. */
function shownOnly(facts: WetlandFacts, ordinance: Ordinance, margin: number | null): Finding {
  const provision = ordinance.noWetlands ?? { rule: ordinance.id, citation: ordinance.shortName };
  return {
    rule: provision.rule,
    outcome: 'information',
    title: `${nameOf(facts)} is shown for orientation`,
    measured: facts.areaSqFt,
    threshold: null,
    unit: 'sq ft',
    margin,
    certain: true,
    citation: cite(ordinance, provision.citation),
    reason: `This ordinance does not regulate a ${facts.kind} wetland as such. Other law may.`,
    subject: { type: 'wetland', id: facts.id },
  };
}

/**
 * Tells under which criterion, if any, a mapped wetland is one of the ordinance: the whole wetland's unrounded
 * ground area against each minimum in the ordinance's order, by `>=`.
 * @param facts  areas in square feet, lengths in feet, on the ground
 * @param ordinance  supplies the criteria and minimums in force on `on`
 * @param settings  of the municipality, where the text held here leaves the minimum open
 * @param on  the day whose law is applied
 * @returns the classification, with the finding that says it
 * @throws InvalidInput  for a day before the text held here, or a negative or non-finite measure
 * @source Mamaroneck § 192-2 Wetlands A, B; Rye § 195-3 Wetland A, B, C; North Castle § 340-6 (settings)
 */
export function classifyWetland(
  facts: WetlandFacts,
  ordinance: Ordinance,
  settings: JurisdictionSettings,
  on: CalendarDate,
): WetlandClassification {
  requireInForce(ordinance, on);
  requireMeasure(facts.areaSqFt, 'The area of a wetland');
  requireMeasure(facts.perimeterFt, 'The perimeter of a wetland');
  const marginSqFt = facts.accuracyFt === null ? null : facts.perimeterFt * facts.accuracyFt;
  const verdict = verdictOn(tryCriteria(facts, ordinance, settings, on, marginSqFt));
  if (verdict === null) {
    return {
      regulated: false,
      criterion: null,
      certain: true,
      regulationCertain: true,
      regulationTooClose: false,
      marginSqFt,
      finding: shownOnly(facts, ordinance, marginSqFt),
    };
  }
  const { decisive, regulated, inDoubt, otherwise } = verdict;
  return {
    regulated,
    criterion: regulated ? decisive.criterion.rule : null,
    certain: inDoubt === null,
    regulationCertain: inDoubt === null || otherwise !== null,
    regulationTooClose: otherwise === null && inDoubt?.comparison?.tooClose === true,
    marginSqFt,
    finding: findingOf(facts, ordinance, verdict, marginSqFt),
  };
}
