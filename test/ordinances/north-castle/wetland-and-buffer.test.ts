import { describe, expect, it } from 'vitest';
import { northCastle } from '../../../core/ordinances/north-castle.js';
import { evaluateParcel } from '../../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { classifyWetland } from '../../../core/rules/wetland-criteria.js';
import { only, situation, TODAY, wetlandFacts, type Situation } from '../situation.js';

const PHRASE = 'set by the municipality, not read from the text held here';
const screen = (changes: Situation) => evaluateProposal(situation('north-castle', changes));

describe('North Castle § 340-6: buffer and minimum are settings', () => {
  it.each([
    { settings: {}, bufferFt: 100, minimum: 0 },
    { settings: { bufferFt: 150 }, bufferFt: 150, minimum: 0 },
    { settings: { minimumWetlandSqFt: 1_000 }, bufferFt: 100, minimum: 1_000 },
  ])('§ 340-6: $settings selects $bufferFt ft and $minimum sq ft', ({ settings, bufferFt, minimum }) => {
    expect(selectionFor(northCastle, settings, TODAY)).toEqual({
      bufferFt,
      minimumSqFt: { freshwater: minimum, tidal: minimum },
      watercoursesRegulated: false,
      watercoursesMustReachMunicipality: false,
      onlyInMunicipality: false,
    });
  });

  it.each([{ bufferFt: -1 }, { bufferFt: Number.NaN }, { minimumWetlandSqFt: -5 }])(
    '§ 340-6: a setting of %o is refused',
    (settings) => {
      expect(() => selectionFor(northCastle, settings, TODAY)).toThrow(
        /must be a number that is not negative/,
      );
    },
  );

  it('§ 340-6: without a minimum any wetland counts, and the setting is shown as such', () => {
    const answer = classifyWetland(wetlandFacts({ areaSqFt: 3, accuracyFt: null }), northCastle, {}, TODAY);
    expect(answer).toMatchObject({ regulated: true, criterion: 'N-W', certain: true });
    expect(answer.finding.reason).toContain(PHRASE);
  });

  it.each([
    { areaSqFt: 999.9999999, regulated: false },
    { areaSqFt: 1_000, regulated: true },
    { areaSqFt: 1_000.0000001, regulated: true },
  ])(
    '§ 340-6: with a minimum of 1,000, $areaSqFt sq ft is regulated = $regulated',
    ({ areaSqFt, regulated }) => {
      const answer = classifyWetland(
        wetlandFacts({ areaSqFt, perimeterFt: 130, accuracyFt: 1e-12 }),
        northCastle,
        { minimumWetlandSqFt: 1_000 },
        TODAY,
      );
      expect(answer.regulated).toBe(regulated);
      expect(answer.finding.reason).toContain(PHRASE);
    },
  );

  it.each([
    { distanceFt: 150, outcome: 'applies' },
    { distanceFt: 150.0000001, outcome: 'does-not-apply' },
  ])('§ 340-6 (N-BUF): with a buffer of 150 ft, $distanceFt ft $outcome', ({ distanceFt, outcome }) => {
    const { findings } = screen({
      settings: { bufferFt: 150 },
      wetlands: [{ distanceFt, accuracyFt: 1e-9 }],
    });
    const finding = only(findings, 'N-BUF', 'ft');
    expect(finding).toMatchObject({ outcome, threshold: 150, measured: distanceFt });
    expect(finding.reason).toContain(PHRASE);
  });

  it.each([
    { distanceFt: 98.9, certain: true },
    { distanceFt: 99, certain: false },
    { distanceFt: 101, certain: false },
    { distanceFt: 101.1, certain: true },
  ])('§ 340-6 (N-BUF): $distanceFt ft ± 1 ft is certain = $certain', ({ distanceFt, certain }) => {
    expect(only(screen({ wetlands: [{ distanceFt, accuracyFt: 1 }] }).findings, 'N-BUF', 'ft').certain).toBe(
      certain,
    );
  });
});

describe('North Castle § 340-6A (N-W, N-BUF): wetland and buffer apart, in square feet', () => {
  const drawn: Situation = {
    wetlands: [
      {
        distanceFt: 0,
        accuracyFt: 0.5,
        overlap: { overlapSqFt: 1_893, overlapPerimeterFt: 180, adjacentOverlapSqFt: 11_077 },
      },
    ],
    split: { inWetlandSqFt: 1_893, inAdjacentSqFt: 11_077, subjectPerimeterFt: 470 },
  };

  it('§ 340-6A: each has its own figure and margin', () => {
    const { findings } = screen(drawn);
    const proposal = findings.filter(({ subject }) => subject.type === 'proposal');
    expect(only(proposal, 'N-W')).toMatchObject({
      outcome: 'applies',
      measured: 1_893,
      margin: 90,
      certain: true,
      citation: 'Town of North Castle § 340-6A',
    });
    expect(only(proposal, 'N-BUF')).toMatchObject({ outcome: 'applies', measured: 11_077, margin: 235 });
  });

  it('§ 340-6A: the summary gives both and claims no permit section, which is not in the text held', () => {
    expect(screen(drawn).summary).toBe(
      '12,970 sq ft of this proposal lie in a wetland or its buffer. ' +
        'An application for a permit states wetland and buffer apart under § 340-6A.',
    );
    expect(evaluateParcel(situation('north-castle', drawn)).summary).not.toContain('needs a permit');
  });

  it('§ 340-6A: a disturbance just clear of a wetland may lie in it after all', () => {
    const { findings } = screen({
      wetlands: [{ distanceFt: 4, accuracyFt: 5, overlap: { adjacentOverlapSqFt: 9_000 } }],
      split: { inAdjacentSqFt: 9_000 },
    });
    const inWetland = only(
      findings.filter(({ subject }) => subject.type === 'proposal'),
      'N-W',
    );
    expect(inWetland).toMatchObject({ outcome: 'does-not-apply', measured: 0, certain: false });
  });

  it('§ 340-6A: undetermined without the wetlands layer', () => {
    const { findings } = screen({
      layers: { wetlands: false },
      split: { inWetlandSqFt: null, inAdjacentSqFt: null, outsideControlledSqFt: null },
    });
    expect(
      findings.filter(({ rule }) => rule === 'N-W' || rule === 'N-BUF').map(({ outcome }) => outcome),
    ).toEqual(['undetermined', 'undetermined', 'undetermined', 'undetermined']);
  });

  it('§ 340-6: the settings are told as a notice', () => {
    expect(screen({}).notices).toContain(
      `The buffer of 100 ft and that a wetland has no minimum area: ${PHRASE}.`,
    );
    expect(screen({ settings: { bufferFt: 62.5, minimumWetlandSqFt: 400 } }).notices).toContain(
      `The buffer of 62.5 ft and the minimum area of 400 sq ft: ${PHRASE}.`,
    );
  });

  it.each([
    { on: '2013-08-13', answered: false },
    { on: '2013-08-14', answered: true },
    { on: '2013-08-15', answered: true },
  ])('L.L. 7-2013 is the earliest note of the text held: asked for $on = $answered', ({ on, answered }) => {
    if (answered) expect(screen({ on }).findings).not.toEqual([]);
    else expect(() => screen({ on })).toThrow(/from 2013-08-14 on/);
  });
});
