import type { OrdinanceDocument } from '../../ordinance.js';
import { CONSTRUCTION_STAGES } from './construction-stages.js';

type Events = NonNullable<OrdinanceDocument['events']>;

/** What happens on land development, and what of it periods are counted from. */
const developmentEvents: Events = [
  ...CONSTRUCTION_STAGES.flatMap(({ id, label }): Events => [
    { id, label, precision: 'hour' },
    { id: `${id}-notified`, label: `Village told of: ${label}`, precision: 'hour' },
  ]),
  {
    id: 'storm',
    label: 'Storm of 0.5 inch or more',
    help: 'The text does not say whether its beginning or its end counts; the earlier hour is the safe one.',
    precision: 'hour',
  },
  { id: 'storm-inspected', label: 'Controls inspected after the storm', precision: 'hour' },
  { id: 'final-stabilization', label: 'Site finally stabilized' },
  {
    id: 'final-acceptance',
    label: 'Final acceptance, or other certification that all is built as approved',
  },
  { id: 'one-year-inspection', label: 'One-year inspection found the facilities acceptable' },
  { id: 'guarantee-released', label: 'Performance guarantee released' },
  { id: 'violation-notice-served', label: 'Notice of violation on land development served' },
  { id: 'violation-appeal-filed', label: 'Notice of appeal against it filed' },
  { id: 'remedy-scheduled', label: 'Day set in that notice for completing the remedy' },
  { id: 'remedy-complete', label: 'Remedy of the violation complete' },
];

/** What happens on discharges, drains and septic systems. */
const dischargeEvents: Events = [
  {
    id: 'release-known',
    label: 'Release of nonhazardous materials known or suspected',
    help: 'The day on which the person responsible had information of it. Hazardous materials, which may be a substantial hazard to people, property or the environment when handled wrongly (§ 181-15), are reported immediately.',
  },
  { id: 'release-reported', label: 'Release reported in person, by telephone or by fax' },
  { id: 'release-confirmed', label: 'Letter that confirms the report mailed' },
  { id: 'release-record-made', label: 'Written record of a discharge made' },
  { id: 'release-record-discarded', label: 'Written record of a discharge discarded' },
  { id: 'practice-record-made', label: 'Record of the upkeep of best practices made' },
  { id: 'practice-record-discarded', label: 'Record of the upkeep of best practices discarded' },
  { id: 'septic-inspected', label: 'Septic tank inspected' },
  { id: 'septic-pumped', label: 'Septic tank pumped out' },
  { id: 'septic-retired', label: 'Septic system taken out of use' },
  {
    id: 'load-approved',
    label: 'Maximum daily load approved that the storm sewers do not keep to',
    help: 'Approved by the federal Environmental Protection Agency.',
  },
  { id: 'program-changed', label: 'Stormwater program of the Village changed' },
  { id: 'tax-lien', label: 'Tax lien for the costs of a suspension imposed' },
  { id: 'lien-hearing', label: 'Hearing on that lien held' },
  { id: 'discharge-notice-issued', label: 'Notice of violation on discharges issued' },
  { id: 'discharge-appeal-filed', label: 'Appeal to the Board of Trustees filed' },
  { id: 'discharge-appeal-heard', label: 'Appeal heard' },
  { id: 'discharge-decision', label: 'Board of Trustees decides on the appeal' },
  { id: 'discharge-notice-upheld', label: 'Board of Trustees upholds the notice, if it does' },
  { id: 'discharge-decision-filed', label: "Decision filed in the Clerk's office" },
  { id: 'discharge-decision-mailed', label: 'Decision mailed by certified mail' },
  { id: 'correction-deadline', label: 'Deadline set in the notice of violation on discharges' },
  { id: 'violation-corrected', label: 'Violation corrected' },
];

/** Everything that periods of either article are counted from, or that ends them. */
export const events: Events = [...developmentEvents, ...dischargeEvents];
