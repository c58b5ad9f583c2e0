import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../core/contracts/map-history.js';
import { byDay, deedText, detailsOf, targetOf } from '../../../client/activity/activity-words.js';

const line = (change: Partial<Activity> = {}): Activity => ({
  id: 1,
  at: '2026-12-01T02:00:00.000Z',
  jurisdiction: 'demo',
  by: 'Nat Sedgewick',
  action: 'amendment.adopted',
  subject: 'amendment 3',
  details: {},
  ...change,
});

describe('a line of the activity log', () => {
  it('says what was done to what', () => {
    expect(deedText(line())).toBe('adopted amendment 3');
    expect(deedText(line({ action: 'import', subject: 'wetlands from $1.zip' }))).toBe(
      'imported wetlands from $1.zip',
    );
    expect(deedText(line({ action: 'thing.turned', subject: 'thing 4' }))).toBe('thing 4: thing.turned');
  });

  it('gives its details with names and days that people read', () => {
    const details = {
      layer: 'wetlands',
      accepted: 4460,
      mapVersion: 2,
      effectiveOn: '2026-03-03',
      note: null,
      operations: [{}, {}],
      signsIn: true,
    };
    expect(detailsOf(line({ details }))).toEqual([
      ['Came in', '4,460'],
      ['Map version', '2'],
      ['Effective on', '3 Mar 2026'],
      ['Operations', '2 entries'],
      ['Signs in', 'yes'],
    ]);
  });

  it('leads to an amendment or a determination', () => {
    expect(targetOf(line())).toEqual({ task: 'amend', amendment: 3 });
    expect(targetOf(line({ subject: 'determination 12' }))).toEqual({
      task: 'determinations',
      determination: 12,
    });
    expect(targetOf(line({ subject: 'wetlands from amendment 3' }))).toBeNull();
  });

  it('stands under its day, in the order of the log', () => {
    const lines = ['2026-12-02', '2026-12-01', '2026-12-01'].map((day, id) =>
      line({ id, at: `${day}T08:00:00.000Z` }),
    );
    const days = byDay(lines, (at) => at.slice(0, 10));
    expect(days.map(({ day, items }) => [day, items.length])).toEqual([
      ['2026-12-02', 1],
      ['2026-12-01', 2],
    ]);
  });
});
