import type { ActivityRuling } from '../../../../core/contracts/activities.js';
import type { PlannerCase } from '../../planner-cases.js';
import { ruled, type Told } from './ruled.js';

const discharge = (
  standing: ActivityRuling['standing'],
  dischargeKind: string,
  { facts, ...told }: Told,
): PlannerCase =>
  ruled('illicit-discharge', standing, {
    ...told,
    facts: { reachesStormSewers: true, dischargeKind, ...facts },
  });

/** Discharges to the storm sewers: § 181-17A. */
export const dischargeCases: readonly PlannerCase[] = [
  discharge('prohibited', 'anything-else', {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation: 'A garage washes oil into a street drain',
    expected: 'it is prohibited',
    facts: {},
  }),
  ruled('solid-waste', 'prohibited', {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation:
      'Trash is dumped into a ditch of the Village, under the name that other ordinances have for it',
    expected: 'it is prohibited',
    facts: { reachesStormSewers: true, dischargeKind: 'anything-else' },
  }),
  ruled('chemicals', 'not-regulated', {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation: 'Chemicals are used where nothing reaches the storm sewers',
    expected: 'this article does not reach that',
    facts: { reachesStormSewers: false },
  }),
  ruled('illicit-discharge', 'undetermined', {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation: 'Something is discharged on the day on which Article II was adopted, and nobody says what',
    expected:
      'the answer asks what it is, whether it reaches the storm sewers, and what its exemption would take',
    facts: {},
    on: '2010-08-03',
    asks: [
      'reachesStormSewers',
      'dischargeKind',
      'dischargeUncontaminated',
      'dischargeFoundToContribute',
      'dischargeApprovedInWriting',
      'dyeTestLawful',
      'dyeTestNotified',
      'dischargerInFullCompliance',
      'stormSewerApprovalWritten',
    ],
  }),
  discharge('prohibited', 'anything-else', {
    section: 'ch. 181, Art. II',
    rule: 'W-II-DIS',
    situation: 'Wash water is discharged on the day on which Article II was adopted',
    expected: 'it is prohibited from that day on',
    facts: {},
    on: '2010-08-03',
  }),
  discharge('not-regulated', 'anything-else', {
    section: 'ch. 181, Art. II',
    rule: 'W-II',
    situation: 'Wash water was discharged on the day before Article II was adopted',
    expected: 'nothing in the text held reaches it',
    facts: {},
    on: '2010-08-02',
  }),
  discharge('prohibited', 'anything-else', {
    section: 'ch. 181, Art. II',
    rule: 'W-II-DIS',
    situation: 'Wash water is discharged on the day after Article II was adopted',
    expected: 'it is prohibited',
    facts: {},
    on: '2010-08-04',
  }),
  discharge('not-regulated', 'stormwater-only', {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation: 'Rain runs off a roof into the gutter',
    expected: 'it is stormwater, which may be discharged',
    facts: {},
  }),
  discharge('exempt', 'listed-water', {
    section: '§ 181-17A(1)',
    rule: 'W-II-EX',
    situation: 'A pool is emptied after it was dechlorinated, and nobody found such water to pollute',
    expected: 'it is exempt',
    facts: { dischargeUncontaminated: true, dischargeFoundToContribute: false },
  }),
  discharge('prohibited', 'listed-water', {
    section: '§ 181-17A(1)',
    rule: 'W-II-DIS',
    situation: 'A pool is emptied with its chlorine',
    expected: 'contaminated water is not exempt',
    facts: { dischargeUncontaminated: false },
  }),
  discharge('prohibited', 'listed-water', {
    section: '§ 181-17A(1)',
    rule: 'W-II-DIS',
    situation: 'Clean water from a cellar, which the Village has found to contribute pollutants',
    expected: 'it is no longer exempt',
    facts: { dischargeUncontaminated: true, dischargeFoundToContribute: true },
  }),
  discharge('exempt', 'to-protect', {
    section: '§ 181-17A(2)',
    rule: 'W-II-SMO',
    situation:
      'A flooded cellar is pumped out with the written approval of the Stormwater Management Officer',
    expected: 'it is allowed, for the time and on the conditions of the approval',
    facts: { dischargeApprovedInWriting: true },
  }),
  discharge('prohibited', 'to-protect', {
    section: '§ 181-17A(2)',
    rule: 'W-II-DIS',
    situation: 'A flooded cellar is pumped out without a written approval',
    expected: 'it is not excepted',
    facts: { dischargeApprovedInWriting: false },
  }),
  discharge('exempt', 'dye-test', {
    section: '§ 181-17A(3)',
    rule: 'W-II-DYE',
    situation: 'A lawful dye test is announced in writing beforehand',
    expected: 'it is allowed',
    facts: { dyeTestLawful: true, dyeTestNotified: true },
  }),
  discharge('prohibited', 'dye-test', {
    section: '§ 181-17A(3)',
    rule: 'W-II-DIS',
    situation: 'A dye test is made without telling the Stormwater Management Officer first',
    expected: 'it is not excepted',
    facts: { dyeTestLawful: true, dyeTestNotified: false },
  }),
  discharge('exempt', 'state-permit', {
    section: '§ 181-17A(4)',
    rule: 'W-II-SPDES',
    situation: 'A plant keeps to its state permit and has a written approval for the storm sewers',
    expected: 'it is allowed; a copy of the approval is filed first',
    facts: { dischargerInFullCompliance: true, stormSewerApprovalWritten: true },
  }),
  discharge('prohibited', 'state-permit', {
    section: '§ 181-17A(4)',
    rule: 'W-II-DIS',
    situation: 'A plant has the written approval and does not keep to its state permit',
    expected: 'it is not excepted',
    facts: { dischargerInFullCompliance: false, stormSewerApprovalWritten: true },
  }),
  discharge('prohibited', 'state-permit', {
    section: '§ 181-17A(4)',
    rule: 'W-II-DIS',
    situation: 'A plant keeps to its state permit and has no written approval',
    expected: 'it is not excepted',
    facts: { dischargerInFullCompliance: true, stormSewerApprovalWritten: false },
  }),
];
