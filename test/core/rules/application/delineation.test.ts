import { describe, expect, it } from 'vitest';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import { delineationAge, monthsBefore } from '../../../../core/rules/application/delineation.js';
import { inventedApplication, item } from './invented.js';

describe('months before a day', () => {
  it.each([
    ['2026-07-01', 12, '2025-07-01'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2025-02-28', 12, '2024-02-28'],
    ['2024-02-29', 48, '2020-02-29'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-05-30', 3, '2026-02-28'],
    ['2000-02-29', 1200, '1900-02-28'],
  ])('of %s, %i of them, is %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});

describe('a delineation no older than 12 months at filing (North Castle § 340-6A(12)(a))', () => {
  it.each([
    ['2026-07-01', '2025-06-30', false, '12 months and 1 day'],
    ['2026-07-01', '2025-07-01', true, '12 months'],
    ['2026-07-01', '2025-07-02', true, '11 months and 30 days'],
    ['2026-07-01', '2026-07-01', true, 'the same day'],
    ['2026-07-01', '2026-06-30', true, '1 day'],
    // filed on 29 February: the year before has none, and its 28th is in time
    ['2024-02-29', '2023-02-27', false, '12 months and 1 day'],
    ['2024-02-29', '2023-02-28', true, '12 months'],
    ['2024-02-29', '2023-03-01', true, '11 months and 28 days'],
    // located on 29 February: in time until 28 February of the next year
    ['2025-02-28', '2024-02-29', true, '11 months and 28 days'],
    ['2025-03-01', '2024-02-29', false, '12 months and 1 day'],
    ['2024-12-31', '2023-12-30', false, '12 months and 1 day'],
    ['2026-03-31', '2025-03-31', true, '12 months'],
  ])('filed on %s, located on %s: in time %s, %s old', (filedOn, delineatedOn, inTime, age) => {
    expect(delineationAge(delineatedOn, filedOn, 12)).toMatchObject({ inTime, age });
  });

  const asked = (given: { filedOn?: string; delineatedOn?: string }) =>
    applicationFor(
      inventedApplication(
        { items: [item('located', { figure: { kind: 'delineation-age', months: 12 } })] },
        { on: '2026-07-01', ...given },
      ),
    ).lists[0]?.items[0];

  it('is neither met nor failed while nobody says when, and the answer says what to state', () => {
    const located = asked({});
    expect(located).toMatchObject({ standing: 'asked', met: null });
    expect(located?.note).toContain('Say on which day the wetland was located in the field');
    expect(located?.figures).toEqual([
      { label: 'Located in the field no earlier than', value: '2025-07-01', sqFt: null },
    ]);
  });

  it('says that an older one has to be made anew', () => {
    expect(asked({ delineatedOn: '2025-06-30' })).toMatchObject({ met: false });
    expect(asked({ delineatedOn: '2025-06-30' })?.note).toContain('anew');
    expect(asked({ delineatedOn: '2025-07-01' })).toMatchObject({ met: true, note: null });
  });

  it('cannot come after the filing', () => {
    expect(() => asked({ filedOn: '2026-06-30', delineatedOn: '2026-07-01' })).toThrow(
      'cannot have been located in the field on 2026-07-01, after the application is filed on 2026-06-30',
    );
    expect(asked({ filedOn: '2026-06-30', delineatedOn: '2026-06-30' })?.met).toBe(true);
  });
});
