import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../../../core/contracts/jurisdictions.js';
import { firstMunicipality } from '../../../client/state/first-municipality.js';

function municipality(id: string, wetlands: number): Jurisdiction {
  return {
    id,
    name: id,
    ordinance: 'rye',
    invented: id === 'demo',
    mapVersion: 1,
    mapSince: null,
    newestMapVersion: 1,
    firstMapSince: null,
    bounds: null,
    layers: { wetlands },
  };
}

describe('the municipality to open with', () => {
  const bare = municipality('mamaroneck', 0);
  const rye = municipality('rye', 12);
  const castle = municipality('north-castle', 5);
  const demo = municipality('demo', 44);

  it('is the demonstration while nothing else has a map, whatever was chosen last', () => {
    expect(firstMunicipality([bare, demo], null)).toBe('demo');
    expect(firstMunicipality([bare, demo], 'mamaroneck')).toBe('demo');
  });

  it('is the one chosen last in this browser where others have a map', () => {
    expect(firstMunicipality([bare, rye, castle, demo], 'north-castle')).toBe('north-castle');
    expect(firstMunicipality([bare, rye, demo], 'demo')).toBe('demo');
  });

  it('is else the first with a map, even where the one chosen last is gone', () => {
    expect(firstMunicipality([bare, rye, castle, demo], null)).toBe('rye');
    expect(firstMunicipality([bare, rye, demo], 'atlantis')).toBe('rye');
  });

  it('is the first of all where none has a map, and none where there is none', () => {
    expect(firstMunicipality([bare], null)).toBe('mamaroneck');
    expect(firstMunicipality([], 'rye')).toBeNull();
  });
});
