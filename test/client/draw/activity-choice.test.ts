import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../core/ordinance-format/activities.js';
import { activityOptions, activityStanding, wantsHeadings } from '../../../client/draw/activity-choice.js';
import { activity, activityCase } from '../law/an-ordinance.js';

const repair: Activity = activity('repair', [
  activityCase('exempt', { when: [{ kind: 'yes', question: 'ordinaryRepair' }] }),
  activityCase('permit'),
]);
const fill: Activity = { ...activity('fill', [activityCase('permit')]), aliases: ['grading'] };
const dam: Activity = activity('dam', [activityCase('permit')]);

describe('the choice of an activity', () => {
  it('stands under how the ordinance sees it, by its label', () => {
    expect(activityOptions([fill, repair, dam], '2026-05-01')).toEqual([
      {
        grouping: 'permit',
        options: [
          { id: 'dam', label: 'Dam' },
          { id: 'fill', label: 'Fill' },
        ],
      },
      { grouping: 'depends', options: [{ id: 'repair', label: 'Repair' }] },
    ]);
  });

  it('needs no headings while there are few', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      activity(`act-${index}`, [activityCase(index === 0 ? 'exempt' : 'permit')]),
    );
    expect(wantsHeadings(activityOptions([fill, repair], '2026-05-01'))).toBe(false);
    expect(wantsHeadings(activityOptions(many, '2026-05-01'))).toBe(true);
  });

  it('finds what is chosen by its name or by an alias, and keeps what is not listed', () => {
    expect(activityStanding([fill, repair], '')).toEqual({ kind: 'none' });
    expect(activityStanding([fill, repair], 'repair')).toMatchObject({ kind: 'listed', asAlias: false });
    expect(activityStanding([fill, repair], 'grading')).toMatchObject({
      kind: 'listed',
      activity: fill,
      asAlias: true,
    });
    expect(activityStanding([fill, repair], 'septic-system')).toEqual({
      kind: 'unlisted',
      label: 'Septic system',
    });
  });
});
