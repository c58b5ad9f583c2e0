import { describe, expect, it } from 'vitest';
import { casesOn, groupActivities, groupingOf, whenText } from '../../../client/law/activity-cases.js';
import { activity, activityCase, anOrdinance } from './an-ordinance.js';

const ordinance = anOrdinance({
  questions: [{ id: 'ordinaryRepair', text: 'Is it ordinary?', answer: { kind: 'yes-no' } }],
});
const ordinary = activityCase('exempt', { when: [{ kind: 'yes', question: 'ordinaryRepair' }] });
const later = activityCase('prohibited', { from: '2020-01-01' });

describe('how activities are grouped', () => {
  it('puts one that can stand in several ways under none of them', () => {
    expect(groupingOf(activity('repair', [ordinary, activityCase('permit')]), '2010-01-01')).toBe('depends');
    expect(groupingOf(activity('fill', [activityCase('permit')]), '2010-01-01')).toBe('permit');
  });

  it('counts only what is in force on the day: the day before, and the day itself', () => {
    const waste = activity('waste', [later, activityCase('permit', { until: '2020-01-01' })]);
    expect(groupingOf(waste, '2019-12-31')).toBe('permit');
    expect(groupingOf(waste, '2020-01-01')).toBe('prohibited');
    expect(casesOn(waste, '2019-12-31')).toHaveLength(1);
    expect(groupingOf(activity('new', [later]), '2019-12-31')).toBeNull();
  });

  it('begins with what is prohibited, and leaves out groups of nothing', () => {
    const activities = [
      activity('walk', [activityCase('as-of-right')]),
      activity('repair', [ordinary, activityCase('permit')]),
      activity('waste', [activityCase('prohibited')]),
    ];
    expect(groupActivities({ activities }, '2010-01-01').map(({ grouping }) => grouping)).toEqual([
      'prohibited',
      'depends',
      'as-of-right',
    ]);
  });
});

describe('when a case decides', () => {
  it('is said as the beginning of a sentence', () => {
    const inWetland = activityCase('permit', { lands: ['wetland', 'adjacent'] });
    expect(whenText(ordinary, true, ordinance)).toBe('If “Is it ordinary?” is answered yes');
    expect(whenText(ordinary, false, ordinance)).toBe('Otherwise if “Is it ordinary?” is answered yes');
    expect(whenText(inWetland, true, ordinance)).toBe('In a wetland or in the land around it');
    expect(whenText({ ...ordinary, lands: ['wetland'] }, false, ordinance)).toBe(
      'Otherwise in a wetland, if “Is it ordinary?” is answered yes',
    );
    expect(whenText(activityCase('permit'), false, ordinance)).toBe('In every other case');
    expect(whenText(activityCase('permit'), true, ordinance)).toBeNull();
  });
});
