import { describe, expect, it } from 'vitest';
import { stateNotes } from '../../core/state-law.js';
import { ACRE, wetlandFacts } from '../ordinances/situation.js';

const wetlands = [
  wetlandFacts({ id: 'SMALL', areaSqFt: 7.399 * ACRE }),
  wetlandFacts({ id: 'MIDDLE', areaSqFt: 7.4 * ACRE }),
  wetlandFacts({ id: 'LARGE', areaSqFt: 12.4 * ACRE }),
  wetlandFacts({ id: 'SALT', kind: 'tidal', areaSqFt: 20 * ACRE }),
];

describe('the law of the state, beside a town’s', () => {
  it.each([
    { on: '2024-12-31', acres: 12.4, reached: ['LARGE'], settled: true },
    { on: '2025-01-01', acres: 12.4, reached: ['LARGE'], settled: false },
    { on: '2027-12-31', acres: 12.4, reached: ['LARGE'], settled: false },
    { on: '2028-01-01', acres: 7.4, reached: ['MIDDLE', 'LARGE'], settled: false },
  ])('on $on it regulates by $acres acres', ({ on, acres, reached, settled }) => {
    const [freshwater] = stateNotes(on, wetlands);
    expect(freshwater).toMatchObject({ thresholdAcres: acres, reached, settled });
    for (const id of reached) expect(freshwater?.text).toContain(id);
  });

  it('always says which law it is, and that none of the wetlands has the size where that is so', () => {
    const notes = stateNotes('2026-11-30', []);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.text).toContain('No freshwater wetland mapped near here has 12.4 acres.');
    expect(notes[0]?.source).toContain('Environmental Conservation Law');
  });

  it('names the tidal law only where a tidal wetland is near', () => {
    expect(stateNotes('2026-11-30', wetlands).map(({ title }) => title)).toContain(
      'Tidal wetlands of the state',
    );
    expect(stateNotes('2026-11-30', wetlands.slice(0, 3))).toHaveLength(1);
  });
});
