import { describe, expect, it } from 'vitest';
import { criterionText } from '../../../client/figures/criterion.js';
import { anOrdinance } from '../law/an-ordinance.js';

describe('what a wetland is regulated as', () => {
  const ordinance = anOrdinance({
    wetlandCriteria: [
      {
        rule: 'S-LAND',
        label: 'tidal wetland',
        kinds: ['tidal'],
        minimumSqFt: [{ from: '2000-01-01', value: 0, citation: '§ 1-1', source: 'text' }],
        orLocalImportance: false,
      },
    ],
  });

  it('is named with its section, and by its rule while the ordinance is not there', () => {
    expect(criterionText(ordinance, 'S-LAND')).toBe('tidal wetland (§ 1-1)');
    expect(criterionText(ordinance, 'S-OTHER')).toBe('S-OTHER');
    expect(criterionText(null, 'S-LAND')).toBe('S-LAND');
  });
});
