import { describe, expect, it } from 'vitest';
import { activityRulingSchema, askedQuestionSchema } from '../../../../core/contracts/activities.js';
import { findingSchema } from '../../../../core/finding.js';
import type { DisturbanceMeasure, StatedFacts } from '../../../../core/measurements.js';
import type { AnswerForm } from '../../../../core/ordinance-format/questions.js';
import { BUILT_IN_ORDINANCES } from '../../../../core/ordinances/registry.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { explainFindings } from '../../../../core/rules/explain.js';
import { ACRE, situation, TODAY } from '../../../ordinances/situation.js';

const LANDS: Readonly<Record<string, Partial<DisturbanceMeasure>>> = {
  'in wetland, watercourse and adjacent area': {
    inWetlandSqFt: 500,
    inSharedWetlandSqFt: 200,
    inWatercourseSqFt: 40,
    inAdjacentSqFt: 900,
  },
  'just touching': { reaches: true },
  elsewhere: {},
};

const ACTIVITIES = BUILT_IN_ORDINANCES.list().flatMap((ordinance) =>
  ordinance.activities.map((activity) => ({ ordinance, activity: activity.id })),
);

const screen = (id: string, activity: string, measure: Partial<DisturbanceMeasure>, answers: StatedFacts) =>
  evaluateProposal(
    situation(id, {
      split: { subjectSqFt: 2 * ACRE, inWetlandSqFt: 500, inAdjacentSqFt: 900 },
      disturbances: [{ ...measure, activity, areaSqFt: 2 * ACRE }],
      facts: { answers },
    }),
  );

function anAnswer(form: AnswerForm, round: number): boolean | number | string {
  switch (form.kind) {
    case 'yes-no':
      return round % 2 === 0;
    case 'number':
      return Math.min(Math.max(round * 10 + 1, form.minimum ?? 0), form.maximum ?? Infinity);
    case 'choice':
      return form.options[round % form.options.length]?.id ?? '';
  }
}

describe.each(ACTIVITIES)('$ordinance.id: $activity', ({ ordinance, activity }) => {
  it.each(Object.entries(LANDS))('%s', (_, measure) => {
    const { activities, questions, findings, summary } = screen(ordinance.id, activity, measure, {});
    expect(activities.length).toBeGreaterThan(0);
    for (const ruling of activities) {
      expect(activityRulingSchema.parse(ruling)).toEqual(ruling);
      expect(ruling.citation.startsWith(ordinance.municipality)).toBe(true);
      expect(ruling.standing === 'undetermined').toBe(ruling.possible.length > 0);
      for (const id of ruling.missing) expect(questions.map((question) => question.id)).toContain(id);
    }
    for (const question of questions) expect(askedQuestionSchema.parse(question)).toEqual(question);
    for (const finding of findings) expect(findingSchema.parse(finding)).toEqual(finding);
    expect(explainFindings(findings, ordinance, {}, TODAY)).toHaveLength(findings.length);
    for (const text of [summary, ...findings.flatMap(({ title, reason }) => [title, reason])]) {
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|you need no permit/);
      expect(text.trim()).toMatch(/./);
    }
  });

  it.each([0, 1])('is settled once what it asks is answered, round by round from %i', (start) => {
    const measure = LANDS['in wetland, watercourse and adjacent area'] ?? {};
    let answers: StatedFacts = {};
    for (let round = start; round < 12; round += 1) {
      const { activities, questions } = screen(ordinance.id, activity, measure, answers);
      const open = activities.flatMap(({ missing }) => missing);
      if (open.length === 0) {
        expect(activities.map(({ standing }) => standing)).not.toContain('undetermined');
        return;
      }
      const forms = new Map(questions.map(({ id, answer }) => [id, answer]));
      const [next] = open;
      const form = forms.get(next ?? '');
      if (next === undefined || form === undefined) throw new Error(`${next ?? ''} is not asked`);
      answers = { ...answers, [next]: anAnswer(form, start + (round % 2)) };
    }
    throw new Error('still open after twelve answers');
  });
});
