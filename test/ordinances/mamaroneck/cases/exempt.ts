import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { inWetland } from './ground.js';

interface Exemption {
  item: number;
  activity: string;
  facts: StatedFacts;
  situation: string;
}

const EXEMPT: readonly Exemption[] = [
  {
    item: 1,
    activity: 'natural-products',
    facts: { legallyPermittedOtherwise: true },
    situation: 'Clams are dug with a license, in season',
  },
  {
    item: 2,
    activity: 'lawn-garden',
    facts: { legallyPermittedOtherwise: true, chemicalsUsed: false },
    situation: 'A lawful lawn is mowed, without chemicals',
  },
  {
    item: 2,
    activity: 'farming',
    facts: { legallyPermittedOtherwise: true, chemicalsUsed: true, chemicalsHarmful: false },
    situation: 'A lawful field is farmed, with a fertilizer that does no harm',
  },
  {
    item: 3,
    activity: 'public-health',
    facts: { publicHealthOrder: true, chemicalsUsed: false },
    situation: 'The county Health Department has standing water pumped out under state law',
  },
  {
    item: 4,
    activity: 'utility-siting',
    facts: { serviceCommissionReview: true },
    situation: 'A transmission line is under review by the Public Service Commission',
  },
  {
    item: 7,
    activity: 'conservation',
    facts: { chemicalsUsed: false },
    situation: 'A bank is replanted to hold its soil, without chemicals',
  },
  {
    item: 8,
    activity: 'recreation',
    facts: { legallyPermittedOtherwise: true, horsesOffTrails: false },
    situation: 'A troop of scouts camps where that is allowed',
  },
  {
    item: 9,
    activity: 'repair',
    facts: { ordinaryRepair: true, substantialReconstruction: false },
    situation: 'Loose planks of a dock are replaced',
  },
  {
    item: 10,
    activity: 'science-education',
    facts: { consistentWithIntent: true },
    situation: 'A school counts frogs',
  },
];

/** § 192-4B(1)–(10), the wetlands of several municipalities apart. */
export const exemptCases: readonly PlannerCase[] = [
  ...EXEMPT.map(({ item, activity, facts, situation }): PlannerCase => ({
    kind: 'proposal',
    section: `§ 192-4B(${item})`,
    rules: ['M-EX'],
    situation,
    expected:
      'it is exempt from the permit of this chapter, on what was said, and what is prohibited stays so',
    given: inWetland(activity, facts),
    findings: [{ rule: 'M-EX', outcome: 'exempt', citation: `Village of Mamaroneck § 192-4B(${item})` }],
    activities: [
      {
        standing: 'exempt',
        permit: null,
        duties: [
          {
            words:
              'What is prohibited stays prohibited: no solid waste, no chemicals that do harm, no harmful effluent of 65 °C or more.',
            citation: 'Village of Mamaroneck § 192-3',
            clock: null,
          },
        ],
      },
    ],
    asks: [],
    summary: new RegExp(`is exempt on what was said \\(.*§ 192-4B\\(${item}\\)\\)`),
  })),
];
