import { describe, expect, it } from 'vitest';
import { ownDuties, sharedDuties } from '../../../client/law/shared-duties.js';
import { activity, activityCase } from './an-ordinance.js';

const show = { words: 'Show the permit.', citation: '§ 1-9' };
const tell = { words: 'Tell the Board.', citation: '§ 1-8' };
const fill = activityCase('permit', { duties: [show, tell] });
const dam = activityCase('permit', { duties: [show] });
const walk = activityCase('exempt', { duties: [tell] });

describe('what follows in every case', () => {
  it('is said once for its standing, and not again of each activity', () => {
    const activities = [activity('fill', [fill]), activity('dam', [dam]), activity('walk', [walk])];
    const shared = sharedDuties({ activities }, '2026-05-01');
    expect([...shared]).toEqual([['permit', [show]]]);
    expect(ownDuties(fill, shared)).toEqual([tell]);
    expect(ownDuties(dam, shared)).toEqual([]);
    expect(ownDuties(walk, shared)).toEqual([tell]);
  });

  it('counts only what is in force on the day', () => {
    const later = { ...activityCase('permit'), from: '2030-01-01' };
    const activities = [activity('fill', [fill]), activity('dam', [dam]), activity('new', [later])];
    expect(sharedDuties({ activities }, '2026-05-01').size).toBe(1);
    expect(sharedDuties({ activities }, '2030-01-01').size).toBe(0);
  });
});
