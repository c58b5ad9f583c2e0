import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { of, only, situation, type Situation } from '../situation.js';

const screen = (changes: Situation) => evaluateProposal(situation('mamaroneck', changes));

const across = {
  areaSqFt: 10_000,
  insideMunicipalitySqFt: 6_000,
  outsideMunicipalitySqFt: 4_000,
  municipalities: ['City of Rye', 'Town of Harrison'],
};

describe('Mamaroneck § 192-4B(6) (M-MULTI): a wetland in more than one municipality', () => {
  it('§ 192-4B(6): is exempt for activity in it, and its adjacent area stays controlled', () => {
    const { findings, summary } = screen({
      wetlands: [
        { ...across, overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130, adjacentOverlapSqFt: 3_000 } },
      ],
      split: { inWetlandSqFt: 1_000, inAdjacentSqFt: 3_000, outsideControlledSqFt: 6_000 },
    });
    const finding = only(findings, 'M-MULTI');
    expect(finding).toMatchObject({
      outcome: 'exempt',
      measured: 4_000,
      certain: true,
      citation: 'Village of Mamaroneck § 192-4B(6)',
      subject: { type: 'wetland', id: 'W-1' },
    });
    expect(finding.reason).toContain('4,000 sq ft (0.092 acres) outside (City of Rye and Town of Harrison).');
    expect(finding.reason).toContain('adjacent area in the municipality stays controlled');
    expect(finding.reason).toContain('1,000 sq ft');
    expect(only(findings, 'M-CTRL').outcome).toBe('applies');
    expect(summary).toContain('A regulated activity on the rest needs a permit under § 192-4A.');
    expect(summary).toContain('other law may apply');
  });

  it('§ 192-4B(6): wholly inside that wetland, the summary names no permit of this chapter and never says none is needed', () => {
    const { findings, summary } = screen({
      wetlands: [{ ...across, overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130 } }],
      split: { subjectSqFt: 1_000, inWetlandSqFt: 1_000, outsideControlledSqFt: 0 },
    });
    expect(summary).not.toContain('needs a permit');
    expect(summary).not.toMatch(/no permit/i);
    expect(summary).toContain('other law may apply');
    expect(only(findings, 'M-CTRL').reason).not.toContain('needs a permit');
  });

  it.each([
    { inside: 10_000, outside: 0, found: 0, where: 'wholly in the Village' },
    { inside: 0, outside: 10_000, found: 0, where: 'wholly outside' },
    { inside: 9_999.5, outside: 0.5, found: 1, where: 'a little across the line' },
    { inside: 5_000, outside: 5_000, found: 1, where: 'half across the line' },
  ])('§ 192-4B(6): $where makes $found finding(s)', ({ inside, outside, found }) => {
    const { findings } = screen({
      wetlands: [{ insideMunicipalitySqFt: inside, outsideMunicipalitySqFt: outside }],
    });
    expect(of(findings, 'M-MULTI')).toHaveLength(found);
  });

  it('§ 192-4B(6): a share within the margin of its area is told as uncertain', () => {
    // 400 ft of perimeter known to 0.1 ft: 40 sq ft
    const share = (outside: number) =>
      only(
        screen({
          wetlands: [{ insideMunicipalitySqFt: 10_000 - outside, outsideMunicipalitySqFt: outside }],
        }).findings,
        'M-MULTI',
      ).certain;
    expect([39, 40, 41].map(share)).toEqual([false, false, true]);
  });

  it('§ 192-4B(6): a sliver of digitising is left out and reported', () => {
    const { findings, notices, checkedAndNotFound } = screen({
      wetlands: [{ insideMunicipalitySqFt: 9_997, outsideMunicipalitySqFt: 3, municipalSliver: true }],
    });
    expect(of(findings, 'M-MULTI')).toEqual([]);
    expect(notices.join(' ')).toContain('less than 0.1 ft, which is not counted: W-1');
    expect(checkedAndNotFound).toContain('No wetland here that lies in more than one municipality.');
  });

  it('§ 192-4B(6): undetermined without the outline', () => {
    const { findings } = screen({
      layers: { municipality: false },
      wetlands: [{ insideMunicipalitySqFt: null, outsideMunicipalitySqFt: null, municipalities: [] }],
      split: { outsideMunicipalitySqFt: null },
    });
    const finding = only(findings, 'M-MULTI');
    expect(finding).toMatchObject({ outcome: 'undetermined', measured: null, certain: false });
    expect(finding.reason).toContain('outline of the municipality is not loaded');
  });

  it('§ 192-4B(6): a wetland below the minimum is none of the chapter, and needs no exemption', () => {
    const { findings } = screen({
      wetlands: [{ ...across, areaSqFt: 1_000, perimeterFt: 130, insideMunicipalitySqFt: 500 }],
    });
    expect(of(findings, 'M-MULTI')).toEqual([]);
  });

  it('says that land outside the only outline known counts as another municipality', () => {
    const { notices } = screen({ wetlands: [{ ...across, municipalities: [] }] });
    expect(notices).toContain(
      "Land outside the municipality's own outline counts as another municipality's.",
    );
  });
});
