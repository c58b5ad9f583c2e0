import { describe, expect, it } from 'vitest';
import { notFoundFor, proposalNotFoundFor } from '../../../core/rules/not-found.js';
import { situation, type Situation } from '../../ordinances/situation.js';

const notFound = (changes: Situation) => notFoundFor(situation('mamaroneck', changes));

describe('notFoundFor', () => {
  it.each([
    { wetlands: [], says: ['No tidal wetland within 100 ft.', 'No freshwater wetland within 100 ft.'] },
    { wetlands: [{ distanceFt: 100 }], says: ['No tidal wetland within 100 ft.'] },
    {
      wetlands: [{ kind: 'tidal' as const, distanceFt: 20 }],
      says: ['No freshwater wetland within 100 ft.'],
    },
    { wetlands: [{ distanceFt: 20, areaSqFt: 300 }], says: ['No tidal wetland within 100 ft.'] },
  ])('$wetlands: $says', ({ wetlands, says }) => {
    const found = notFound({ wetlands }).filter((sentence) => sentence.includes('wetland within'));
    expect(found).toEqual(says);
  });

  it('says nothing of a layer that is not loaded, and nothing of a split that is not known', () => {
    expect(
      notFound({
        layers: { wetlands: false, municipality: false },
        split: { outsideMunicipalitySqFt: null },
      }),
    ).toEqual([]);
    expect(
      notFoundFor(situation('rye', { layers: { watercourses: false } })).some((s) =>
        s.includes('watercourse'),
      ),
    ).toBe(false);
  });

  it.each([
    { outsideMunicipalitySqFt: 0, said: true },
    { outsideMunicipalitySqFt: 0.5, said: false },
  ])('$outsideMunicipalitySqFt sq ft outside: said = $said', ({ said, ...split }) => {
    expect(notFound({ split }).includes('No land outside the municipality.')).toBe(said);
  });

  it('gives the width that is set', () => {
    const input = situation('north-castle', { settings: { bufferFt: 62.5 } });
    expect(notFoundFor(input)).toContain('No freshwater wetland within 62.5 ft.');
  });
});

describe('proposalNotFoundFor', () => {
  it('tells of impaired waters only where the layer was looked at', () => {
    const sentence = 'No impaired water, and no watershed with a maximum daily load, on the land disturbed.';
    const base = situation('wesley-hills');
    expect(proposalNotFoundFor(base)).toContain(sentence);
    expect(
      proposalNotFoundFor({ ...base, stormwater: { ...base.stormwater, impairedWaters: null } }),
    ).not.toContain(sentence);
  });
});
