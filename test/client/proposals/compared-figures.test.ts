import { describe, expect, it } from 'vitest';
import type { MitigationLine, ProposalScreening } from '../../../core/contracts/screening.js';
import { comparedFigures } from '../../../client/proposals/compared-figures.js';

const NO_LINE: MitigationLine = {
  ratio: 2,
  lossSqFt: 0,
  requiredSqFt: 0,
  paidForSqFt: 0,
  providedSqFt: 0,
  shortfallSqFt: 0,
  surplusSqFt: 0,
  onSiteSqFt: 0,
  offSiteSqFt: 0,
};

function screening(
  totals: Partial<ProposalScreening['totals']>,
  buffer: Partial<MitigationLine> = {},
): ProposalScreening {
  return {
    totals: {
      disturbanceSqFt: 10_000,
      inWetlandSqFt: 0,
      inWatercourseSqFt: 0,
      inAdjacentSqFt: 4000,
      outsideControlledSqFt: 6000,
      outsideMunicipalitySqFt: 0,
      nearestWetlandFt: 60,
      ...totals,
    },
    mitigation: { wetland: NO_LINE, buffer: { ...NO_LINE, ...buffer } },
  } as ProposalScreening;
}

const rowsOf = (...screenings: (ProposalScreening | null)[]) =>
  comparedFigures(
    screenings.map((item, index) => ({ name: 'ABC'.charAt(index), screening: item })),
    'adjacent area',
  );

describe('alternatives side by side', () => {
  it('say in words by how much each differs from the first', () => {
    const rows = rowsOf(screening({}), screening({ inAdjacentSqFt: 2796, outsideControlledSqFt: 7204 }));
    const adjacent = rows.find(({ what }) => what === 'In the adjacent area');
    expect(adjacent?.cells).toEqual([
      { text: '4,000 sq ft (0.092 acres)', difference: null },
      { text: '2,796 sq ft (0.064 acres)', difference: '1,204 sq ft less than A' },
    ]);
    expect(adjacent?.sentences).toEqual(['B has 1,204 sq ft less in the adjacent area than A.']);
    expect(rows.find(({ what }) => what === 'Land disturbed')?.differs).toBe(false);
  });

  it('do not differ by what is not shown', () => {
    const rows = rowsOf(screening({}), screening({ inAdjacentSqFt: 4000.4, nearestWetlandFt: 60.04 }));
    expect(rows.flatMap(({ sentences }) => sentences)).toEqual([]);
    expect(rows.some(({ differs }) => differs)).toBe(false);
  });

  it('compare nothing with what is not known', () => {
    const rows = rowsOf(
      screening({ inAdjacentSqFt: null }),
      screening({}),
      screening({ inAdjacentSqFt: 5000 }),
    );
    const adjacent = rows.find(({ what }) => what === 'In the adjacent area');
    expect(adjacent?.cells.map(({ text }) => text)[0]).toBe('not known');
    expect(adjacent?.sentences).toEqual(['C has 1,000 sq ft more in the adjacent area than B.']);
  });

  it('take an answer that is still to come for nothing', () => {
    const rows = rowsOf(screening({}), null);
    expect(rows.every(({ differs }) => !differs)).toBe(true);
    expect(rows[0]?.cells[1]).toEqual({ text: '—', difference: null });
    expect(rowsOf(null, null)).toEqual([]);
  });

  it('show what only one of them has against nothing in the other', () => {
    const owed = { requiredSqFt: 8000, providedSqFt: 3000, shortfallSqFt: 5000 };
    const rows = rowsOf(screening({}, owed), screening({}));
    expect(rows.filter(({ what }) => what.includes('mitigation')).map(({ what }) => what)).toEqual([
      'Buffer mitigation owed',
      'Buffer mitigation provided',
      'Buffer mitigation short',
    ]);
    expect(rows.flatMap(({ sentences }) => sentences)).toContain(
      'B owes 8,000 sq ft less buffer mitigation than A.',
    );
  });
});
