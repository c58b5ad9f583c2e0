import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { of, only, situation, type Situation } from '../situation.js';

const screen = (changes: Situation) => evaluateProposal(situation('rye', changes));

describe('Rye § 195-3 Watercourse (R-WC)', () => {
  it.each([
    { kind: 'pond', isArea: true },
    { kind: 'brook', isArea: false },
    { kind: 'reservoir', isArea: true },
  ])('§ 195-3: a $kind is regulated', ({ kind, isArea }) => {
    const { findings } = screen({ watercourses: [{ kind, isArea, distanceFt: 40 }] });
    expect(only(findings, 'R-WC')).toMatchObject({
      outcome: 'applies',
      measured: 40,
      unit: 'ft',
      certain: true,
      citation: 'City of Rye § 195-3, Watercourse',
      subject: { type: 'watercourse', id: 'B-1' },
    });
  });

  it('§ 195-3: says how a line and a polygon meet the proposal', () => {
    const reasonOf = (changes: NonNullable<Situation['watercourses']>[number]) =>
      only(screen({ watercourses: [changes] }).findings, 'R-WC').reason;
    expect(reasonOf({ distanceFt: 0 })).toContain('It crosses or touches the proposal.');
    expect(reasonOf({ isArea: true, distanceFt: 0 })).toContain('The proposal touches it.');
    expect(reasonOf({ isArea: true, distanceFt: 0, overlap: { overlapSqFt: 620 } })).toContain(
      '620 sq ft (0.014 acres) of the proposal lie in it.',
    );
    expect(reasonOf({ distanceFt: 40 })).toContain('It is 40.0 ft from the proposal.');
  });

  it('§ 195-3: one that neither lies in the City nor runs along its line is none of its watercourses', () => {
    const { findings } = screen({ watercourses: [{ distanceFt: 40, reachesMunicipality: false }] });
    expect(only(findings, 'R-WC').outcome).toBe('does-not-apply');
    expect(only(findings, 'R-BUF').outcome).toBe('does-not-apply');
  });

  it.each([null, undefined])(
    '§ 195-3: where that was not measured (%s), it counts',
    (reachesMunicipality) => {
      const { findings } = screen({
        watercourses: [
          reachesMunicipality === undefined ? { distanceFt: 40 } : { distanceFt: 40, reachesMunicipality },
        ],
      });
      expect(only(findings, 'R-WC').outcome).toBe('applies');
    },
  );

  it('§ 195-3: one further off than the buffer has no finding of its own', () => {
    expect(of(screen({ watercourses: [{ distanceFt: 300 }] }).findings, 'R-WC')).toEqual([]);
  });

  it('§ 195-3: undetermined without the layer, which is named', () => {
    const { findings, notices, summary } = screen({
      layers: { watercourses: false },
      split: { inWatercourseSqFt: null },
    });
    expect(only(findings, 'R-WC')).toMatchObject({ outcome: 'undetermined', certain: false });
    expect(notices.join(' ')).toContain('The watercourses layer is not loaded');
    expect(summary).toBe(
      'Whether this proposal lies in a wetland, a watercourse or their buffer cannot be told: the watercourses layer is not loaded.',
    );
  });
});

describe('Rye § 195-3 Wetland/watercourse buffer (R-BUF): 100 ft', () => {
  it.each([
    { distanceFt: 99.9, outcome: 'applies' },
    { distanceFt: 100, outcome: 'applies' },
    { distanceFt: 100.0000001, outcome: 'does-not-apply' },
  ])('§ 195-3: $distanceFt ft from a brook it $outcome', ({ distanceFt, outcome }) => {
    expect(
      only(screen({ watercourses: [{ distanceFt, accuracyFt: 1e-9 }] }).findings, 'R-BUF'),
    ).toMatchObject({
      outcome,
      measured: distanceFt,
      threshold: 100,
      subject: { type: 'watercourse', id: 'B-1' },
    });
  });

  it.each([
    { distanceFt: 99.9, outcome: 'applies' },
    { distanceFt: 100, outcome: 'applies' },
    { distanceFt: 100.0000001, outcome: 'does-not-apply' },
  ])('§ 195-3: $distanceFt ft from a wetland it $outcome', ({ distanceFt, outcome }) => {
    expect(only(screen({ wetlands: [{ distanceFt, accuracyFt: 1e-9 }] }).findings, 'R-BUF').outcome).toBe(
      outcome,
    );
  });

  it.each([
    { distanceFt: 88.9, certain: true },
    { distanceFt: 90, certain: false },
    { distanceFt: 110, certain: false },
    { distanceFt: 110.1, certain: true },
  ])('§ 195-3: $distanceFt ft ± 10 ft from a brook is certain = $certain', ({ distanceFt, certain }) => {
    expect(only(screen({ watercourses: [{ distanceFt, accuracyFt: 10 }] }).findings, 'R-BUF').certain).toBe(
      certain,
    );
  });

  it('§ 195-3: the nearer of wetland and watercourse is measured', () => {
    const { findings } = screen({ wetlands: [{ distanceFt: 80 }], watercourses: [{ distanceFt: 25 }] });
    expect(only(findings, 'R-BUF')).toMatchObject({ measured: 25, subject: { type: 'watercourse' } });
  });

  it('§ 195-3: a wetland near 12.4 acres leaves its criterion open and not its buffer', () => {
    const { findings } = screen({
      wetlands: [{ distanceFt: 50, areaSqFt: 540_000, perimeterFt: 3_000, accuracyFt: 1 }],
    });
    expect(only(findings, 'R-C').certain).toBe(false);
    expect(only(findings, 'R-BUF')).toMatchObject({ outcome: 'applies', certain: true });
  });

  it('§ 195-3: what is missing leaves a "not within" open, and a "within" standing', () => {
    const far = screen({
      layers: { watercourses: false },
      wetlands: [{ distanceFt: 300 }],
      split: { inWatercourseSqFt: null },
    });
    expect(only(far.findings, 'R-BUF')).toMatchObject({ outcome: 'undetermined', certain: false });
    const near = screen({
      layers: { watercourses: false },
      wetlands: [{ distanceFt: 30, overlap: { adjacentOverlapSqFt: 4_000 } }],
      split: { inWatercourseSqFt: null, inAdjacentSqFt: 4_000 },
    });
    expect(only(near.findings, 'R-BUF')).toMatchObject({ outcome: 'applies', certain: true });
    expect(near.summary).toContain(
      'At least 4,000 sq ft of this proposal lie in a wetland, a watercourse or their buffer. ' +
        'How much more cannot be told: the watercourses layer is not loaded.',
    );
  });

  it('§ 195-3: wholly in a reservoir it lies in the watercourse, not in the buffer', () => {
    const { findings, summary } = screen({
      watercourses: [{ kind: 'reservoir', isArea: true, distanceFt: 0, overlap: { overlapSqFt: 10_000 } }],
      split: { inWatercourseSqFt: 10_000, outsideControlledSqFt: 0 },
    });
    const finding = only(findings, 'R-BUF');
    expect(finding.title).toBe(
      'The proposal lies in the watercourse itself, and not in the wetland/watercourse buffer around it',
    );
    expect(finding.reason).not.toContain(' 0 sq ft');
    expect(finding.reason).toContain('10,000 sq ft of the proposal lie in the watercourse itself');
    expect(summary).toContain('10,000 sq ft of this proposal lie in');
  });

  it('§ 195-4: the summary adds the parts up and names the permit', () => {
    const { summary } = screen({
      wetlands: [{ distanceFt: 0, overlap: { overlapSqFt: 500, overlapPerimeterFt: 90 } }],
      watercourses: [{ isArea: true, distanceFt: 0, overlap: { overlapSqFt: 200 } }],
      split: { inWetlandSqFt: 500, inWatercourseSqFt: 200, inAdjacentSqFt: 3_300 },
    });
    expect(summary).toBe(
      '4,000 sq ft of this proposal lie in a wetland, a watercourse or their buffer. ' +
        'A regulated activity there needs a permit under § 195-4.',
    );
  });

  it('§ 195-3: lists what was looked for and not found', () => {
    expect(screen({ parcels: [] }).checkedAndNotFound).toEqual([
      'No tidal wetland within 100 ft.',
      'No freshwater wetland within 100 ft.',
      'No watercourse within 100 ft.',
      'No land outside the municipality.',
      'No parcel under the disturbance.',
      'No mitigation drawn.',
    ]);
  });
});
