import { describe, expect, it } from 'vitest';
import type { WetlandState } from '../../../core/contracts/amendments.js';
import { boxOfStates } from '../../../client/history/box-of-states.js';
import { pastFeatures } from '../../../client/history/shapes-of-change.js';

function square(west: number, east: number): WetlandState {
  return {
    name: null,
    kind: 'freshwater',
    localImportance: false,
    degraded: false,
    accuracyFt: null,
    source: null,
    areaSqFt: 1,
    gridAreaSqFt: 1,
    perimeterFt: 4,
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [west, 0],
            [east, 0],
            [east, 1],
            [west, 1],
            [west, 0],
          ],
        ],
      ],
    },
  };
}

function rolesOf(before: WetlandState | null, after: WetlandState | null): string[] {
  const shown = { key: 'k', changes: [{ wetland: 'W-1', before, after }], earlier: [] };
  return pastFeatures(shown, null).map(({ properties }) => properties.role);
}

describe('what the map draws of a change', () => {
  it('draws a new wetland as gained and a retired one as lost', () => {
    expect(rolesOf(null, square(0, 1))).toEqual(['gained', 'after']);
    expect(rolesOf(square(0, 1), null)).toEqual(['lost', 'before']);
  });

  it('draws the land that only one of two outlines has', () => {
    const shown = {
      key: 'k',
      changes: [{ wetland: 'W-1', before: square(0, 2), after: square(1, 3) }],
      earlier: [],
    };
    const features = pastFeatures(shown, null);
    const lonsOf = (role: string): number[] => {
      const geometry = features.find(({ properties }) => properties.role === role)?.geometry;
      const rings =
        geometry?.type === 'Polygon' ? geometry.coordinates : (geometry?.coordinates.flat() ?? []);
      const lons = rings.flat().map(([lon]) => lon ?? NaN);
      return [Math.min(...lons), Math.max(...lons)];
    };
    expect(lonsOf('lost')).toEqual([0, 1]);
    expect(lonsOf('gained')).toEqual([2, 3]);
  });

  it('draws no land as gained where only the class changed', () => {
    expect(rolesOf(square(0, 1), { ...square(0, 1), kind: 'tidal' })).toEqual(['after', 'before']);
  });

  it('makes out the wetland that is pointed at', () => {
    const shown = { key: 'k', changes: [{ wetland: 'W-1', before: square(0, 1), after: null }], earlier: [] };
    expect(pastFeatures(shown, 'W-1').map(({ properties }) => properties.role)).toContain('pointed-out');
    expect(pastFeatures(shown, 'W-2').map(({ properties }) => properties.role)).not.toContain('pointed-out');
  });
});

describe('the box around states', () => {
  it('holds every corner, and is none where nothing has a shape', () => {
    expect(boxOfStates([square(0, 1), null, square(4, 5)])).toEqual([0, 0, 5, 1]);
    expect(boxOfStates([null])).toBeNull();
  });
});
