import { describe, expect, it } from 'vitest';
import { lawChapters, leftOut } from '../../../client/law/chapters.js';
import { legalNumbers, valueOn } from '../../../client/law/legal-numbers.js';
import { activity, activityCase, anOrdinance } from './an-ordinance.js';

const ordinance = anOrdinance({
  wetlandCriteria: [
    {
      rule: 'S-LAND',
      label: 'wetland',
      kinds: ['freshwater'],
      minimumSqFt: [
        { from: '2000-01-01', value: 0, citation: '§ 1-1', source: 'setting' },
        { from: '2010-06-01', value: 2500, citation: '§ 1-1A', localLaw: 'L.L. 2-2010', source: 'text' },
      ],
      orLocalImportance: false,
    },
  ],
  activities: [activity('fill', [activityCase('not-regulated')])],
  requirements: [
    {
      id: 'papers',
      rule: 'S-APP',
      purpose: 'application',
      title: 'Papers',
      citation: '§ 1-3',
      items: [{ id: 'map', citation: '§ 1-3A', words: 'A map.' }],
    },
  ],
  events: [{ id: 'filed', label: 'Filed' }],
  clocks: [
    {
      id: 'hearing',
      rule: 'S-DEC',
      title: 'Hearing',
      citation: '§ 1-4',
      words: 'A hearing is held.',
      who: 'the Board',
      bounds: [{ kind: 'no-later-than', event: 'filed', count: 60, unit: 'days' }],
      from: '2015-01-01',
    },
  ],
  sanctions: [
    {
      id: 'fine',
      rule: 'S-PEN',
      title: 'Fine',
      citation: '§ 1-5',
      words: 'A fine.',
      kind: 'fine',
      offence: 'any',
      maxUsd: 500,
      per: 'day',
      until: '2015-01-01',
    },
  ],
});

describe('the chapters of an ordinance', () => {
  it('hold each part where the provision of its rule stands, on the day it is in force', () => {
    const [before, after] = ['2014-12-31', '2015-01-01'].map((on) => lawChapters(ordinance, on));
    const names = before?.map(({ chapter }) => chapter);
    expect(names).toEqual(['land', 'activities', 'application', 'decision', 'enforcement']);
    const part = (chapters: typeof before, chapter: string) =>
      chapters?.find((each) => each.chapter === chapter);
    expect(part(before, 'application')?.lists.map(({ id }) => id)).toEqual(['papers']);
    expect(part(before, 'decision')?.clocks).toEqual([]);
    expect(part(after, 'decision')?.clocks.map(({ id }) => id)).toEqual(['hearing']);
    expect(part(before, 'enforcement')?.sanctions.map(({ id }) => id)).toEqual(['fine']);
    expect(part(after, 'enforcement')?.sanctions).toEqual([]);
    expect(part(before, 'activities')?.hasActivities).toBe(true);
    expect([leftOut(ordinance, '2014-12-31'), leftOut(ordinance, '2015-01-01')]).toEqual([1, 1]);
  });

  it('give each provision its numbers, in force on the day, with where they come from', () => {
    const [minimum] = legalNumbers(ordinance);
    if (minimum === undefined) throw new Error('no number');
    expect(valueOn(minimum, '1999-12-31')).toBeNull();
    expect(valueOn(minimum, '2010-05-31')).toMatchObject({
      text: 'none, whatever its area',
      isSetting: true,
    });
    expect(valueOn(minimum, '2010-06-01')).toEqual({
      text: '2,500 sq ft (0.057 acres) or more',
      citation: '§ 1-1A',
      from: '2010-06-01',
      localLaw: 'L.L. 2-2010',
      isSetting: false,
    });
    const land = lawChapters(ordinance, '2026-05-01').find(({ chapter }) => chapter === 'land');
    expect(land?.provisions[0]?.numbers).toEqual([minimum]);
  });
});
