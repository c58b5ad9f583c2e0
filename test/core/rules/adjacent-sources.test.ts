import { describe, expect, it } from 'vitest';
import {
  adjacentSources,
  decisiveSource,
  doubtfulNeighbours,
  tooCloseToMinimum,
} from '../../../core/rules/adjacent-sources.js';
import { concernsSubject } from '../../../core/rules/concerns-subject.js';
import { situation, type Situation } from '../../ordinances/situation.js';

const sources = (changes: Situation) => adjacentSources(situation('rye', changes), 100);

describe('adjacentSources', () => {
  it('are the regulated ones, nearest first', () => {
    const found = sources({
      wetlands: [{ distanceFt: 90 }, { distanceFt: 10 }],
      watercourses: [{ distanceFt: 50 }, { distanceFt: 5, reachesMunicipality: false }],
    });
    expect(found.map(({ id, distanceFt }) => [id, distanceFt])).toEqual([
      ['W-2', 10],
      ['B-1', 50],
      ['W-1', 90],
    ]);
  });

  it('leave out what is too small', () => {
    const input = situation('mamaroneck', { wetlands: [{ areaSqFt: 900 }, { areaSqFt: 9_000 }] });
    expect(adjacentSources(input, 100).map(({ id }) => id)).toEqual(['W-2']);
  });
});

describe('decisiveSource', () => {
  it.each([
    { what: 'none', wetlands: [], decisive: undefined },
    {
      what: 'the one that surely reaches',
      wetlands: [
        [95, 10],
        [97, 1],
      ],
      decisive: 'W-2',
    },
    {
      what: 'the nearest that reaches',
      wetlands: [
        [95, 10],
        [97, 10],
      ],
      decisive: 'W-1',
    },
    {
      what: 'one that might reach',
      wetlands: [
        [105, 1],
        [130, 40],
      ],
      decisive: 'W-2',
    },
    {
      what: 'one that cannot be told',
      wetlands: [
        [105, 1],
        [130, null],
      ],
      decisive: 'W-2',
    },
    {
      what: 'the nearest',
      wetlands: [
        [105, 1],
        [130, 1],
      ],
      decisive: 'W-1',
    },
  ])('is $what', ({ wetlands, decisive }) => {
    const facts = wetlands.map(([distanceFt, accuracyFt]) => ({
      distanceFt: distanceFt ?? 0,
      accuracyFt: accuracyFt ?? null,
    }));
    expect(decisiveSource(sources({ wetlands: facts }))?.id).toBe(decisive);
  });
});

describe('concernsSubject', () => {
  it.each([
    { distanceFt: 100, accuracyFt: null, concerns: true },
    { distanceFt: 100.1, accuracyFt: null, concerns: false },
    { distanceFt: 130, accuracyFt: 30, concerns: true },
    { distanceFt: 130.1, accuracyFt: 30, concerns: false },
  ])('$distanceFt ft ± $accuracyFt of 100 ft = $concerns', ({ concerns, ...facts }) => {
    expect(concernsSubject(facts, 100)).toBe(concerns);
  });
});

describe('doubtfulNeighbours', () => {
  it('are near, below the minimum, and not surely so', () => {
    const small = { areaSqFt: 2_450, perimeterFt: 200 };
    const input = situation('mamaroneck', {
      wetlands: [
        { ...small, accuracyFt: 0.5, distanceFt: 20 },
        { ...small, accuracyFt: 0.1, distanceFt: 20 },
        { ...small, accuracyFt: 0.5, distanceFt: 300 },
        { ...small, accuracyFt: null, distanceFt: 20, name: 'Dell' },
      ],
    });
    expect(doubtfulNeighbours(input, 100)).toEqual(['W-1', 'W-4 (Dell)']);
    expect(tooCloseToMinimum(input, 100)).toEqual(['W-1']);
  });
});
