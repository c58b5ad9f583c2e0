import type { OrdinanceDocument } from '../../../../core/ordinance.js';
import { defineOrdinance } from '../../../../core/ordinances/define-ordinance.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import type { ProposalEvaluation, ProposalInput } from '../../../../core/rules/evaluation.js';
import { classifyWetland } from '../../../../core/rules/wetland-criteria.js';
import { situation, type Situation } from '../../../ordinances/situation.js';

export type ActivityData = NonNullable<OrdinanceDocument['activities']>[number];
export type CaseData = ActivityData['cases'][number];

export const yes = (question: string) => ({ kind: 'yes', question }) as const;
export const no = (question: string) => ({ kind: 'no', question }) as const;

const FROM = '2000-01-01';

const RULES = [
  ...['OAK-W', 'OAK-ADJ', 'OAK-WC', 'OAK-MULTI', 'OAK-ACT', 'OAK-PROH', 'OAK-EX', 'OAK-PERMIT'],
  ...['OAK-DEV', 'OAK-A', 'OAK-B', 'OAK-C', 'OAK-OPEN', 'OAK-BLD'],
];

/** A case of the invented ordinance that decides on its standing alone, cited as `§ 4`. */
export function caseOf(standing: CaseData['standing'], changes: Partial<CaseData> = {}): CaseData {
  const rule = { prohibited: 'OAK-PROH', exempt: 'OAK-EX', 'as-of-right': 'OAK-EX' }[standing as string];
  return {
    standing,
    rule: rule ?? 'OAK-ACT',
    citation: '§ 4',
    words: `It is ${standing} by this case.`,
    ...changes,
  };
}

/** An activity called `fill` on controlled land, with the cases given. */
export function activityOf(cases: readonly CaseData[], changes: Partial<ActivityData> = {}): ActivityData {
  return { id: 'fill', label: 'Filling', reach: 'controlled-land', cases: [...cases], ...changes };
}

const yesNo = (id: string) => ({ id, text: `Is it ${id}?`, answer: { kind: 'yes-no' } }) as const;

const QUESTIONS: NonNullable<OrdinanceDocument['questions']> = [
  ...['a', 'b', 'c', 'd', 'largerCommonPlan', 'singleFamilyResidence', 'agriculturalProperty'].map(yesNo),
  ...['dischargesToImpairedWater', 'approvedSwpppAllowsMoreOpen'].map(yesNo),
  { id: 'heat', text: 'How hot is it?', answer: { kind: 'number', unit: '°C' } },
  { id: 'cut', text: 'How many are cut?', answer: { kind: 'number', unit: 'trees', minimum: 0 } },
  { id: 'all', text: 'How many stand there?', answer: { kind: 'number', unit: 'trees', minimum: 0 } },
  {
    id: 'planDisturbanceSqFt',
    text: 'How much does the plan disturb?',
    answer: { kind: 'number', unit: 'sq ft', minimum: 0 },
  },
  {
    id: 'way',
    text: 'Which way does it go?',
    answer: {
      kind: 'choice',
      options: [
        { id: 'long', label: 'The long way' },
        { id: 'short', label: 'The short way' },
      ],
    },
  },
];

/** The invented ordinance of Oak Hollow, with the activities given; it regulates wetlands, brooks and 100 ft around. */
export function oakHollow(activities: readonly ActivityData[], changes: Partial<OrdinanceDocument> = {}) {
  return defineOrdinance({
    format: 1,
    id: 'oak-hollow',
    name: 'Village of Oak Hollow ch. 7',
    shortName: 'Oak Hollow ch. 7',
    municipality: 'Village of Oak Hollow',
    textHeldFrom: FROM,
    textHeldFromCitation: 'invented',
    invented: true,
    wetlandCriteria: [
      {
        rule: 'OAK-W',
        label: 'wetland',
        kinds: ['freshwater', 'tidal'],
        minimumSqFt: [{ from: FROM, value: 0, citation: '§ 1', source: 'text' }],
        orLocalImportance: false,
      },
    ],
    adjacentArea: {
      rule: 'OAK-ADJ',
      term: 'buffer',
      widthFt: [{ from: FROM, value: 100, citation: '§ 2', source: 'text' }],
      onlyInMunicipality: false,
      controlledLand: 'a wetland or its buffer',
    },
    provisions: RULES.map((rule) => ({
      rule,
      chapter: 'activities',
      title: rule,
      citation: '§ 4',
      words: 'Invented.',
      from: FROM,
      source: 'text',
    })),
    questions: QUESTIONS,
    activities: [...activities],
    permit: {
      rule: 'OAK-PERMIT',
      name: 'an oak permit',
      citation: '§ 5',
      routes: [
        {
          id: 'board',
          label: 'The Board',
          authority: 'the Board',
          citation: '§ 5A',
          words: 'The Board decides.',
        },
      ],
    },
    guidance: 'The boundary is fixed in the field.',
    ...changes,
  });
}

/** The stormwater article of Oak Hollow: an acre, five acres, as others have it. */
export const STORMWATER: NonNullable<OrdinanceDocument['stormwater']> = {
  developmentSqFt: [{ from: FROM, value: 43_560, citation: '§ 8', source: 'text' }],
  conditionBSqFt: [{ from: FROM, value: 217_800, citation: '§ 8', source: 'text' }],
  conditionCFromSqFt: [{ from: FROM, value: 43_560, citation: '§ 8', source: 'text' }],
  conditionCBelowSqFt: [{ from: FROM, value: 217_800, citation: '§ 8', source: 'text' }],
  openAtOnceSqFt: [{ from: FROM, value: 217_800, citation: '§ 8', source: 'text' }],
  buildingSqFt: [{ from: FROM, value: 100, citation: '§ 8', source: 'text' }],
  conditionACitation: '§ 8',
  planCitation: '§ 8',
  exemptionsCitation: '§ 9',
  rules: {
    development: 'OAK-DEV',
    conditionA: 'OAK-A',
    conditionB: 'OAK-B',
    conditionC: 'OAK-C',
    openAtOnce: 'OAK-OPEN',
    building: 'OAK-BLD',
  },
};

/** Filling 500 sq ft of wetland, unless the changes say otherwise. */
export const IN_WETLAND = { activity: 'fill', inWetlandSqFt: 500 } as const;

/** What a proposal is judged on under an ordinance of the tests' own. */
export function inputUnder(ordinance: ProposalInput['ordinance'], changes: Situation = {}): ProposalInput {
  const given = situation('mamaroneck', changes);
  const { settings, on } = given;
  const wetlands = given.wetlands.map((wetland) => ({
    ...wetland,
    classification: classifyWetland(wetland.facts, ordinance, settings, on),
  }));
  return { ...given, wetlands, ordinance };
}

/** What Oak Hollow says of one disturbance in wetland under the cases given, on facts that are stated. */
export function judge(
  cases: readonly CaseData[],
  answers: Readonly<Record<string, boolean | number | string>> = {},
  changes: Situation = {},
): ProposalEvaluation {
  const given = { disturbances: [IN_WETLAND], ...changes, facts: { ...changes.facts, answers } };
  return evaluateProposal(inputUnder(oakHollow([activityOf(cases)]), given));
}

/** The one ruling of an evaluation; fails where there is none, or more than one. */
export function onlyRuling({ activities }: ProposalEvaluation) {
  const [first, ...others] = activities;
  if (first === undefined || others.length > 0) throw new Error(`${activities.length} rulings`);
  return first;
}

/** Ids of the questions that are open, in order. */
export function openIds({ questions }: ProposalEvaluation): string[] {
  return questions.filter(({ stated }) => stated === null).map(({ id }) => id);
}
