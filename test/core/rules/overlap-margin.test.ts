import { describe, expect, it } from 'vitest';
import { adjacentMargin, isInWetlandCertain, overlapMargin } from '../../../core/rules/overlap-margin.js';
import { situation } from '../../ordinances/situation.js';

const shared = { overlapSqFt: 1_000, overlapPerimeterFt: 130, adjacentOverlapSqFt: 500 };

describe('overlapMargin: perimeter × accuracy, added up', () => {
  it.each([
    { what: 'nothing near', wetlands: [], margin: 0 },
    { what: 'one', wetlands: [{ accuracyFt: 2, overlap: shared }], margin: 260 },
    {
      what: 'two',
      wetlands: [
        { accuracyFt: 2, overlap: shared },
        { accuracyFt: 1, overlap: shared },
      ],
      margin: 390,
    },
    {
      what: 'one not recorded',
      wetlands: [
        { accuracyFt: 2, overlap: shared },
        { accuracyFt: null, overlap: shared },
      ],
      margin: null,
    },
    { what: 'one near and not overlapped', wetlands: [{ accuracyFt: null }], margin: 0 },
    {
      what: 'one that may be too small to count: all of its overlap',
      wetlands: [{ areaSqFt: 2_550, perimeterFt: 200, accuracyFt: 0.5, overlap: shared }],
      margin: 1_000,
    },
    {
      what: 'one that is too small: nothing',
      wetlands: [{ areaSqFt: 1_000, accuracyFt: 0.5, overlap: shared }],
      margin: 0,
    },
  ])('$what: $margin', ({ wetlands, margin }) => {
    expect(overlapMargin(situation('mamaroneck', { wetlands }))).toBe(margin);
  });
});

describe('adjacentMargin: the perimeter of the subject × the worst accuracy', () => {
  it.each([
    { what: 'nothing near', accuracies: [], margin: 0 },
    { what: 'the worst counts', accuracies: [1, 5, 2], margin: 2_000 },
    { what: 'one not recorded', accuracies: [1, null], margin: null },
  ])('$what: $margin', ({ accuracies, margin }) => {
    const wetlands = accuracies.map((accuracyFt) => ({ accuracyFt, overlap: shared }));
    expect(adjacentMargin(situation('mamaroneck', { wetlands }))).toBe(margin);
  });

  it('counts watercourses too', () => {
    const watercourses = [{ accuracyFt: 3, overlap: { adjacentOverlapSqFt: 10 } }];
    expect(adjacentMargin(situation('rye', { watercourses }))).toBe(1_200);
  });

  it('adds what a wetland throws that may be too small to count', () => {
    const wetlands = [{ areaSqFt: 2_550, perimeterFt: 200, accuracyFt: 0.5, overlap: shared }];
    expect(adjacentMargin(situation('mamaroneck', { wetlands }))).toBe(700);
  });
});

describe('isInWetlandCertain', () => {
  it.each([
    { what: 'clear of all', wetlands: [{ distanceFt: 40, accuracyFt: 5 }], certain: true },
    { what: 'clear by less than the accuracy', wetlands: [{ distanceFt: 4, accuracyFt: 5 }], certain: false },
    { what: 'clear by the accuracy', wetlands: [{ distanceFt: 5, accuracyFt: 5 }], certain: false },
    { what: 'well inside', wetlands: [{ accuracyFt: 2, overlap: shared }], certain: true },
    {
      what: 'inside by less than the margin',
      wetlands: [{ accuracyFt: 8, overlap: shared }],
      certain: false,
    },
    { what: 'accuracy not recorded', wetlands: [{ accuracyFt: null, distanceFt: 50 }], certain: false },
    { what: 'far off, not recorded', wetlands: [{ accuracyFt: null, distanceFt: 500 }], certain: true },
  ])('$what = $certain', ({ wetlands, certain }) => {
    expect(isInWetlandCertain(situation('mamaroneck', { wetlands }), 100)).toBe(certain);
  });

  it('is not without the layer', () => {
    expect(isInWetlandCertain(situation('mamaroneck', { layers: { wetlands: false } }), 100)).toBe(false);
  });
});
