import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../core/ordinance-format/conditions.js';
import { conditionsText } from '../../../client/law/condition-text.js';
import { activity, activityCase, anOrdinance } from './an-ordinance.js';

const ordinance = anOrdinance({
  questions: [
    { id: 'chemicalsUsed', text: 'Are chemicals used?', answer: { kind: 'yes-no' } },
    { id: 'effluentC', text: 'How warm is it?', answer: { kind: 'number', unit: '°C' } },
    { id: 'treesCut', text: 'How many trees are cut?', answer: { kind: 'number', unit: 'trees' } },
    { id: 'treesStanding', text: 'How many stand there?', answer: { kind: 'number', unit: 'trees' } },
    {
      id: 'way',
      text: 'Which way?',
      answer: {
        kind: 'choice',
        options: [
          { id: 'board', label: 'To the Board' },
          { id: 'office', label: 'To the office' },
        ],
      },
    },
  ],
  activities: [activity('fill', [activityCase('permit')])],
  permit: {
    rule: 'S-APP',
    name: 'a permit',
    citation: '§ 1-3',
    routes: [
      { id: 'board', label: 'Board', authority: 'the Board', citation: '§ 1-3', words: 'It decides.' },
    ],
  },
});

describe('conditions in words', () => {
  it.each<[Condition, string]>([
    [{ kind: 'yes', question: 'chemicalsUsed' }, '“Are chemicals used?” is answered yes'],
    [{ kind: 'no', question: 'chemicalsUsed' }, '“Are chemicals used?” is answered no'],
    [{ kind: 'choice', question: 'way', option: 'board' }, '“Which way?” is answered “To the Board”'],
    [
      { kind: 'number', question: 'effluentC', comparison: '>=', value: 65 },
      '“How warm is it?” is answered 65 °C or more',
    ],
    [
      { kind: 'share', part: 'treesCut', whole: 'treesStanding', comparison: '>', value: 0.3 },
      '“How many trees are cut?” comes to more than 30 % of “How many stand there?”',
    ],
    [
      { kind: 'measured', measure: 'disturbance-sqft', comparison: '<', value: 43_560 },
      'the total disturbance is less than 43,560 sq ft (1.000 acres)',
    ],
    [{ kind: 'activity', activities: ['fill'] }, 'what is done includes: Fill'],
    [{ kind: 'found', rules: ['S-LAND'] }, '“About land” applies'],
    [{ kind: 'route', route: 'board' }, 'the application goes this way: Board'],
  ])('%j', (condition, text) => {
    expect(conditionsText([condition], ordinance)).toBe(text);
  });

  it('joins those that must all hold, and those of which one is enough', () => {
    const yes = { kind: 'yes', question: 'chemicalsUsed' } as const;
    const no = { kind: 'no', question: 'chemicalsUsed' } as const;
    expect(conditionsText([], ordinance)).toBeNull();
    expect(conditionsText([yes, { kind: 'any', of: [yes, no] }], ordinance)).toBe(
      '“Are chemicals used?” is answered yes; and “Are chemicals used?” is answered yes or “Are chemicals used?” is answered no',
    );
  });
});
