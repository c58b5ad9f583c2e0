import { describe, expect, it } from 'vitest';
import { mitigationLineSchema } from '../../../core/contracts/screening.js';
import { findingSchema } from '../../../core/finding.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { evaluateParcel } from '../../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { ALL_LAYERS, situation, stormwater, type Situation } from '../../ordinances/situation.js';

const NOTHING_LOADED = Object.fromEntries(Object.keys(ALL_LAYERS).map((layer) => [layer, false]));

const UNKNOWN_SPLIT = {
  inWetlandSqFt: null,
  inWatercourseSqFt: null,
  inAdjacentSqFt: null,
  outsideControlledSqFt: null,
  outsideMunicipalitySqFt: null,
};

/** Situations that differ in what is there, what is known and how well. */
const SITUATIONS: Record<string, Situation> = {
  'clear of everything': {},
  'in wetland, watercourse and adjacent area': {
    wetlands: [
      { overlap: { overlapSqFt: 900, overlapPerimeterFt: 120, adjacentOverlapSqFt: 3_000 } },
      { kind: 'tidal', distanceFt: 40, accuracyFt: null },
    ],
    watercourses: [{ isArea: true, overlap: { overlapSqFt: 100, overlapPerimeterFt: 40 } }],
    split: {
      inWetlandSqFt: 900,
      inWatercourseSqFt: 100,
      inAdjacentSqFt: 3_000,
      outsideControlledSqFt: 6_000,
    },
    mitigation: { wetlandProvidedSqFt: 500, wetlandOnSiteSqFt: null, drawnSqFt: 700, onDisturbanceSqFt: 200 },
  },
  'too close to call': {
    wetlands: [
      { distanceFt: 101, accuracyFt: 5 },
      { distanceFt: 30, areaSqFt: 2_450, perimeterFt: 200, accuracyFt: 0.5 },
    ],
  },
  'across the municipal line': {
    wetlands: [
      {
        insideMunicipalitySqFt: 4_000,
        outsideMunicipalitySqFt: 6_000,
        overlap: { overlapSqFt: 800, overlapPerimeterFt: 120 },
      },
    ],
    split: { inWetlandSqFt: 800, outsideMunicipalitySqFt: 2_000 },
  },
  'nothing loaded': {
    layers: NOTHING_LOADED,
    split: UNKNOWN_SPLIT,
    stormwater: stormwater(10_000, { impairedWaters: null }),
  },
  'a large site in phases': {
    split: { subjectSqFt: 400_000, outsideControlledSqFt: 400_000 },
    stormwater: stormwater(400_000, { largestOpenAtOnceSqFt: 300_000, buildingSqFt: [80, 4_000] }),
  },
};

const CASES = BUILT_IN_ORDINANCES.list().flatMap(({ id }) =>
  Object.keys(SITUATIONS).map((name) => ({ id, name })),
);

describe.each(CASES)('$id, $name', ({ id, name }) => {
  const input = situation(id, SITUATIONS[name]);
  const proposal = evaluateProposal(input);
  const parcel = evaluateParcel(input);

  it.each([
    { what: 'proposal', answer: proposal },
    { what: 'parcel', answer: parcel },
  ])('the $what keeps the contract of a finding', ({ answer }) => {
    expect(answer.findings.length).toBeGreaterThan(0);
    for (const finding of answer.findings) {
      expect(findingSchema.parse(finding)).toEqual(finding);
      expect(finding.citation.startsWith(input.ordinance.municipality)).toBe(true);
      expect(finding.reason).toMatch(/[.?]$/);
      if (finding.outcome === 'undetermined') expect(finding.certain).toBe(false);
    }
  });

  it('states mitigation as the contract has it', () => {
    for (const line of Object.values(proposal.mitigation)) {
      expect(mitigationLineSchema.parse(line)).toEqual(line);
    }
  });

  it('never says that no permit is needed, and leaves no blank', () => {
    const texts = [proposal, parcel].flatMap(({ findings, summary, notices, checkedAndNotFound }) => [
      summary,
      ...notices,
      ...checkedAndNotFound,
      ...findings.flatMap(({ title, reason }) => [title, reason]),
    ]);
    for (const text of texts) {
      expect(text).not.toMatch(/no permit|permit is not|without a permit/i);
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\./);
      expect(text.trim()).not.toBe('');
    }
  });
});

describe('evaluateParcel', () => {
  it('asks about no stormwater and no mitigation', () => {
    const rules = evaluateParcel(situation('wesley-hills')).findings.map(({ rule }) => rule);
    expect(rules).toEqual(['W-INFO']);
    expect(evaluateParcel(situation('wesley-hills')).summary).toContain('draw a proposal');
    const castle = evaluateParcel(
      situation('north-castle', SITUATIONS['in wetland, watercourse and adjacent area']),
    );
    expect(castle.findings.some(({ rule }) => rule.startsWith('N-MIT'))).toBe(false);
  });

  it('refuses a day before the text held', () => {
    const input = situation('rye');
    expect(() => evaluateParcel({ ...input, on: '1980-01-01' })).toThrow(/from 1992-05-06 on/);
  });
});

describe('evaluateProposal', () => {
  it('leads with the land, then the wetlands, then what is owed', () => {
    const { findings } = evaluateProposal(
      situation('north-castle', SITUATIONS['in wetland, watercourse and adjacent area']),
    );
    expect(findings.map(({ rule }) => rule)).toEqual([
      'N-W',
      'N-BUF',
      'N-BUF',
      'N-W',
      'N-W',
      'N-ORDER',
      'N-MIT-W',
      'N-MIT-B',
      'N-MIT-TYPE',
      'N-MIT-SITE',
      'N-MON',
    ]);
  });

  it('leaves ratio and what is owed open where the text states no mitigation', () => {
    const { mitigation, findings } = evaluateProposal(
      situation('mamaroneck', SITUATIONS['in wetland, watercourse and adjacent area']),
    );
    expect(mitigation.wetland).toMatchObject({
      ratio: null,
      lossSqFt: 900,
      requiredSqFt: null,
      providedSqFt: 500,
    });
    expect(findings.some(({ rule }) => rule.includes('MIT'))).toBe(false);
  });

  it('refuses a day before the text held', () => {
    const input = situation('mamaroneck');
    expect(() => evaluateProposal({ ...input, on: '2007-07-22' })).toThrow(/from 2007-07-23 on/);
  });
});
