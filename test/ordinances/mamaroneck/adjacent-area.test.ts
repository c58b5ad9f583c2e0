import { describe, expect, it } from 'vitest';
import { evaluateParcel } from '../../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { only, situation, TODAY, type Situation } from '../situation.js';

const adjacency = (changes: Situation) =>
  only(evaluateProposal(situation('mamaroneck', changes)).findings, 'M-ADJ');

describe('Mamaroneck § 192-2 Adjacent area (M-ADJ): 100 ft from a wetland, in the Village', () => {
  it.each([
    { distanceFt: 0, outcome: 'applies' },
    { distanceFt: 99.8, outcome: 'applies' },
    { distanceFt: 99.9999999, outcome: 'applies' },
    { distanceFt: 100, outcome: 'applies' },
    { distanceFt: 100.000000001, outcome: 'applies' },
    { distanceFt: 100.0000001, outcome: 'does-not-apply' },
    { distanceFt: 100.1, outcome: 'does-not-apply' },
  ])('§ 192-2: at $distanceFt ft it $outcome', ({ distanceFt, outcome }) => {
    expect(adjacency({ wetlands: [{ distanceFt, accuracyFt: 1e-9 }] })).toMatchObject({
      outcome,
      measured: distanceFt,
      threshold: 100,
      unit: 'ft',
      citation: 'Village of Mamaroneck § 192-2, Adjacent area',
      subject: { type: 'wetland', id: 'W-1' },
    });
  });

  it.each([
    { distanceFt: 97.9, certain: true },
    { distanceFt: 98, certain: false },
    { distanceFt: 99.5, certain: false },
    { distanceFt: 100.6, certain: false },
    { distanceFt: 102, certain: false },
    { distanceFt: 102.1, certain: true },
  ])('§ 192-2: $distanceFt ft ± 2 ft is certain = $certain', ({ distanceFt, certain }) => {
    const finding = adjacency({ wetlands: [{ distanceFt, accuracyFt: 2 }] });
    expect(finding).toMatchObject({ certain, margin: 2 });
    expect(finding.reason.includes('too close to call without a delineation')).toBe(!certain);
  });

  it('§ 192-2: a farther wetland of poor accuracy can make a clear answer doubtful', () => {
    const finding = adjacency({
      wetlands: [
        { distanceFt: 105, accuracyFt: 0.1 },
        { distanceFt: 130, accuracyFt: 40 },
      ],
    });
    expect(finding).toMatchObject({ outcome: 'does-not-apply', measured: 105, margin: 40, certain: false });
    expect(finding.reason).toContain('W-2 lies 130.0 ft away');
  });

  it('§ 192-2: one that surely reaches settles it, whatever the nearest leaves open', () => {
    expect(
      adjacency({
        wetlands: [
          { distanceFt: 60, accuracyFt: 50 },
          { distanceFt: 80, accuracyFt: 1 },
        ],
      }),
    ).toMatchObject({ outcome: 'applies', measured: 60, certain: true });
  });

  it('§ 192-2: a neighbour too close to its minimum size leaves a "not within" in doubt', () => {
    const finding = adjacency({
      wetlands: [{ distanceFt: 10, areaSqFt: 2_450, perimeterFt: 200, accuracyFt: 0.5 }],
    });
    expect(finding).toMatchObject({ outcome: 'does-not-apply', certain: false });
    expect(finding.reason).toContain('Whether W-1 is large enough to be regulated is too close to call');
  });

  it('§ 192-2: a wetland too close to its minimum size leaves a "within" in doubt', () => {
    expect(
      adjacency({ wetlands: [{ distanceFt: 10, areaSqFt: 2_550, perimeterFt: 200, accuracyFt: 0.5 }] }),
    ).toMatchObject({ outcome: 'applies', certain: false });
  });

  it('§ 192-2: a small neighbour of unrecorded accuracy is named as such, and not as too close', () => {
    const { findings, summary } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ distanceFt: 10, areaSqFt: 300, accuracyFt: null }] }),
    );
    const finding = only(findings, 'M-ADJ');
    expect(finding).toMatchObject({ outcome: 'does-not-apply', certain: false });
    expect(finding.reason).toContain('of an accuracy that is not recorded: W-1');
    expect(finding.reason + summary).not.toContain('too close');
  });

  it('§ 192-2: a large wetland of unrecorded accuracy is not called too small', () => {
    const { findings, summary } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ distanceFt: 10, areaSqFt: 90_000, accuracyFt: null }] }),
    );
    expect(only(findings, 'M-ADJ')).toMatchObject({ outcome: 'applies', certain: false });
    expect(only(findings, 'M-ADJ').reason + summary).not.toContain('large enough');
  });

  it('§ 192-2: a wetland without a recorded accuracy gives no margin and no certainty', () => {
    const finding = adjacency({ wetlands: [{ distanceFt: 20, accuracyFt: null }] });
    expect(finding).toMatchObject({ outcome: 'applies', margin: null, certain: false });
    expect(finding.reason).toContain('accuracy of its outline is not recorded');
  });
});

describe('Mamaroneck § 192-2 Adjacent area: only land in the Village', () => {
  it('is a property of the selection', () => {
    expect(selectionFor(situation('mamaroneck').ordinance, {}, TODAY)).toEqual({
      bufferFt: 100,
      minimumSqFt: { freshwater: 2_500, tidal: 0 },
      watercoursesRegulated: false,
      watercoursesMustReachMunicipality: false,
      onlyInMunicipality: true,
    });
  });

  it('§ 192-2: a wetland outside the Village throws its adjacent area over the line', () => {
    expect(
      adjacency({
        wetlands: [{ distanceFt: 30, insideMunicipalitySqFt: 0, outsideMunicipalitySqFt: 10_000 }],
        split: { inAdjacentSqFt: 7_000 },
      }),
    ).toMatchObject({ outcome: 'applies', certain: true });
  });

  it('§ 192-2: a subject wholly outside the Village is in no adjacent area of it', () => {
    expect(
      adjacency({ wetlands: [{ distanceFt: 30 }], split: { outsideMunicipalitySqFt: 10_000 } }),
    ).toMatchObject({ outcome: 'does-not-apply', certain: true });
  });

  it('§ 192-2: reached only across the line, with land on both sides, is told with a doubt', () => {
    const finding = adjacency({ wetlands: [{ distanceFt: 30 }], split: { outsideMunicipalitySqFt: 4_000 } });
    expect(finding).toMatchObject({ outcome: 'does-not-apply', certain: false });
    expect(finding.reason).toContain('stops at its line');
  });

  it('§ 192-2: without an outline the distance still counts, and the line is said to be unknown', () => {
    const finding = adjacency({
      layers: { municipality: false },
      wetlands: [{ distanceFt: 30, insideMunicipalitySqFt: null, outsideMunicipalitySqFt: null }],
      split: { outsideMunicipalitySqFt: null, inAdjacentSqFt: 7_000 },
    });
    expect(finding).toMatchObject({ outcome: 'applies', certain: false });
    expect(finding.reason).toContain('outline of the municipality is not loaded');
  });

  it('§ 192-2: without the wetlands layer nothing is ruled out', () => {
    const finding = adjacency({
      layers: { wetlands: false },
      split: { inWetlandSqFt: null, inAdjacentSqFt: null, outsideControlledSqFt: null },
    });
    expect(finding).toMatchObject({ outcome: 'undetermined', measured: null, certain: false });
  });
});

describe('Mamaroneck § 192-2 Controlled area (M-CTRL), § 192-4A', () => {
  const drawn: Situation = {
    wetlands: [
      {
        distanceFt: 0,
        overlap: { overlapSqFt: 1_893, overlapPerimeterFt: 180, adjacentOverlapSqFt: 11_077 },
      },
    ],
    split: {
      subjectSqFt: 13_511,
      subjectPerimeterFt: 470,
      inWetlandSqFt: 1_893,
      inAdjacentSqFt: 11_077,
      outsideControlledSqFt: 541,
    },
  };

  it('§ 192-2: is wetland and adjacent area together, with the margin of its outer edge', () => {
    const finding = only(evaluateProposal(situation('mamaroneck', drawn)).findings, 'M-CTRL');
    expect(finding).toMatchObject({
      outcome: 'applies',
      measured: 12_970,
      threshold: null,
      unit: 'sq ft',
      certain: true,
      subject: { type: 'proposal', id: null },
    });
    expect(finding.margin).toBeCloseTo(47, 9);
  });

  it('§ 192-4A: the summary leads with the area and names the permit', () => {
    expect(evaluateProposal(situation('mamaroneck', drawn)).summary).toBe(
      '12,970 sq ft of this proposal lie in the controlled area. ' +
        'A regulated activity there needs a permit under § 192-4A.',
    );
    expect(evaluateParcel(situation('mamaroneck', drawn)).summary).toContain('12,970 sq ft of this parcel');
  });

  it('§ 192-2: clear of it, it is "not shown", with the map version and the distance', () => {
    const { findings, summary } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ distanceFt: 312.44 }] }),
    );
    expect(only(findings, 'M-CTRL')).toMatchObject({ outcome: 'does-not-apply', measured: 0, certain: true });
    expect(summary).toBe(
      'This proposal is not shown as in the controlled area, on the map as of version 12; the nearest regulated wetland, W-1, is 312.4 ft away.',
    );
  });

  it.each([
    { distanceFt: 100.000001, inAdjacentSqFt: 0.00002 },
    { distanceFt: 100.000001, inAdjacentSqFt: 0.5 },
  ])('§ 192-2: at $distanceFt ft, $inAdjacentSqFt sq ft of overlay decide nothing', (row) => {
    const { findings, summary } = evaluateProposal(
      situation('mamaroneck', {
        wetlands: [{ distanceFt: row.distanceFt, accuracyFt: 1e-9 }],
        split: { inAdjacentSqFt: row.inAdjacentSqFt },
      }),
    );
    expect(only(findings, 'M-ADJ').outcome).toBe('does-not-apply');
    expect(only(findings, 'M-CTRL')).toMatchObject({ outcome: 'does-not-apply', measured: 0 });
    expect(summary).toMatch(/^This proposal is not shown as in the controlled area/);
    expect(summary).not.toContain('needs a permit');
  });

  it.each([0, 0.00002])('§ 192-2: at 100 ft with %d sq ft it just touches', (inAdjacentSqFt) => {
    const { findings, summary } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ distanceFt: 100 }], split: { inAdjacentSqFt } }),
    );
    expect(only(findings, 'M-ADJ').outcome).toBe('applies');
    expect(only(findings, 'M-ADJ').reason).not.toContain('sq ft of the proposal');
    expect(only(findings, 'M-CTRL')).toMatchObject({ outcome: 'applies', measured: 0 });
    expect(summary).toMatch(/^This proposal just touches the controlled area\./);
  });

  it('§ 192-2: a small mapped wetland that is touched or nearer is named beside the nearest regulated one', () => {
    const summaryOf = (distanceFt: number) =>
      evaluateProposal(
        situation('mamaroneck', {
          wetlands: [
            { id: 'W-24', areaSqFt: 900, perimeterFt: 120, distanceFt },
            { id: 'W-2', distanceFt: 307.7 },
          ],
        }),
      ).summary;
    expect(summaryOf(0)).toContain(
      'the nearest regulated wetland, W-2, is 307.7 ft away. ' +
        'W-24 is mapped there, and smaller than the ordinance regulates.',
    );
    expect(summaryOf(40)).toContain('W-24 is mapped 40.0 ft away, and smaller than the ordinance regulates.');
    expect(summaryOf(400)).not.toContain('W-24');
  });

  it('§ 192-2: too close to call is said in the summary', () => {
    const { summary } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ id: 'W-17', distanceFt: 100.6, accuracyFt: 2 }] }),
    );
    expect(summary).toContain(
      'W-17 lies 100.6 ft away and its outline is known to ±2.0 ft: too close to call without a delineation.',
    );
  });

  it('§ 192-2: a neighbour too close to its minimum is said in the summary beside a certain figure', () => {
    const { summary, findings } = evaluateProposal(
      situation('mamaroneck', {
        ...drawn,
        wetlands: [
          ...(drawn.wetlands ?? []),
          { distanceFt: 60, areaSqFt: 2_450, perimeterFt: 200, accuracyFt: 0.5 },
        ],
      }),
    );
    expect(only(findings, 'M-ADJ').certain).toBe(true);
    expect(summary).toContain('12,970 sq ft');
    expect(summary).toContain('Whether W-2 is large enough to be regulated is too close to call');
  });

  it('§ 192-2: missing figures never read as zero', () => {
    const { findings, summary, notices } = evaluateProposal(
      situation('mamaroneck', {
        layers: { wetlands: false },
        split: { inWetlandSqFt: null, inAdjacentSqFt: null, outsideControlledSqFt: null },
      }),
    );
    expect(only(findings, 'M-CTRL')).toMatchObject({
      outcome: 'undetermined',
      measured: null,
      certain: false,
    });
    expect(summary).toBe(
      'Whether this proposal lies in the controlled area cannot be told: the wetlands layer is not loaded.',
    );
    expect(notices.join(' ')).toContain('The wetlands layer is not loaded');
  });
});
