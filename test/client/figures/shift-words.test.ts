import { describe, expect, it } from 'vitest';
import { marginText, parcelNames, shiftText } from '../../../client/figures/shift-words.js';
import type { FoundShift } from '../../../client/state/find-shift.js';

const found = (answer: FoundShift['answer'], freeSqFt = 9000): FoundShift => ({
  answer,
  drawnSqFt: 2500,
  freeSqFt,
  gridScale: 0.9999,
});
const shift = { dxFt: 25, dyFt: 27.7, distanceFt: 37.3, bearing: 42.1 };

describe('how far a proposal must move, in words', () => {
  it('gives the distance on the ground, the direction and the parcel', () => {
    expect(shiftText(found({ kind: 'shift', ...shift }), 'parcel 1-2')).toBe(
      'Moved 37.3 ft to the northeast (N 42° E), it would leave the controlled area and stay on parcel 1-2. No shift that is shorter by more than 0.1 ft does.',
    );
  });

  it('says why there is none', () => {
    expect(shiftText(found({ kind: 'none' }, 0), 'parcel 1-2')).toBe(
      'There is none: all of parcel 1-2 lies in the controlled area.',
    );
    expect(shiftText(found({ kind: 'none' }, 1000), 'parcel 1-2')).toMatch(
      /^There is none: 1,000 sq ft of parcel 1-2 lie outside the controlled area, and the drawing takes 2,501\.$/,
    );
    expect(shiftText(found({ kind: 'none' }), 'parcel 1-2')).toMatch(/fits nowhere on parcel 1-2 outside/);
  });

  it('never takes what was not decided for none', () => {
    const open = shiftText(found({ kind: 'undecided', atLeastFt: 50, found: null }), 'parcel 1-2');
    expect(open).toMatch(/^This was not decided\. No shift shorter than 50\.0 ft does it/);
    const way = shiftText(found({ kind: 'undecided', atLeastFt: 30, found: shift }), 'parcel 1-2');
    expect(way).toMatch(/^Moved 37\.3 ft .* Whether a shift of 30\.0 ft or more does too was not decided\.$/);
    expect(open + way).not.toMatch(/none/);
  });

  it('names one parcel, several, or none', () => {
    const parcel = (taxMapNumber: string | null, address: string | null) => ({
      id: '7',
      taxMapNumber,
      address,
      parcelSqFt: 1,
      overlapSqFt: 1,
    });
    expect(parcelNames({ parcels: [] })).toBeNull();
    expect(parcelNames({ parcels: [parcel(null, null)] })).toBe('parcel 7');
    expect(parcelNames({ parcels: [parcel('1-2', null), parcel('1-3', null), parcel(null, '5 Elm')] })).toBe(
      'parcels 1-2, 1-3 and 5 Elm',
    );
  });

  it('says how well the outline is known, or that this is not recorded', () => {
    const wetland = (accuracyFt: number | null, regulated = true) => ({
      id: 'W',
      name: null,
      kind: 'freshwater' as const,
      areaSqFt: 1,
      gridAreaSqFt: 1,
      marginSqFt: null,
      regulated,
      criterion: null,
      certain: true,
      distanceFt: 0,
      accuracyFt,
      overlapSqFt: 0,
      adjacentOverlapSqFt: 0,
    });
    expect(marginText({ wetlands: [wetland(2), wetland(20), wetland(50, false)] })).toMatch(
      /known to ±20\.0 ft/,
    );
    expect(marginText({ wetlands: [wetland(2), wetland(null)] })).toMatch(/is not recorded/);
    expect(marginText({ wetlands: [wetland(2, false)] })).toBe('');
  });
});
