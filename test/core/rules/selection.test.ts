import { describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { TODAY } from '../../ordinances/situation.js';

describe('selectionFor', () => {
  it('selects no wetland at all under an ordinance that regulates none', () => {
    expect(selectionFor(BUILT_IN_ORDINANCES.find('wesley-hills'), {}, TODAY)).toEqual({
      bufferFt: null,
      minimumSqFt: { freshwater: null, tidal: null },
      watercoursesRegulated: false,
      watercoursesMustReachMunicipality: false,
      onlyInMunicipality: false,
    });
  });

  it('knows no watercourses before the provision', () => {
    const rye = BUILT_IN_ORDINANCES.find('rye');
    const later = { ...rye, watercourses: rye.watercourses && { ...rye.watercourses, from: '2027-01-01' } };
    expect(selectionFor(later, {}, '2026-12-31').watercoursesRegulated).toBe(false);
    expect(selectionFor(later, {}, '2027-01-01').watercoursesRegulated).toBe(true);
  });

  it('refuses a day before the text held', () => {
    expect(() => selectionFor(BUILT_IN_ORDINANCES.find('wesley-hills'), {}, '2008-05-12')).toThrow(
      /from 2008-05-13 on/,
    );
  });
});
