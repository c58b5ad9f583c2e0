import { describe, expect, it } from 'vitest';
import type { OrdinanceDocument } from '../../../core/ordinance.js';
import { evaluateParcel } from '../../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { ALL_LAYERS, type Situation } from '../../ordinances/situation.js';
import { activityOf, caseOf, inputUnder, oakHollow, STORMWATER } from './activities/oak-hollow.js';

const WATERCOURSES = { rule: 'OAK-WC', citation: '§ 3', from: '2000-01-01', mustReachMunicipality: false };

function inputOf(changes: Partial<OrdinanceDocument>, given: Situation) {
  const ordinance = oakHollow([activityOf([caseOf('permit')])], { adjacentArea: null, ...changes });
  return inputUnder(ordinance, { disturbances: [{ activity: 'fill' }], ...given });
}
const parcel = (changes: Partial<OrdinanceDocument>, given: Situation = {}): string =>
  evaluateParcel(inputOf(changes, given)).summary;
const proposal = (changes: Partial<OrdinanceDocument>, given: Situation = {}): string =>
  evaluateProposal(inputOf(changes, given)).summary;

describe('an ordinance that regulates wetlands, and nothing around them', () => {
  const inWetland: Situation = {
    wetlands: [{ distanceFt: 0, overlap: { overlapSqFt: 500, overlapPerimeterFt: 90 } }],
    split: { inWetlandSqFt: 500, outsideControlledSqFt: 9_500 },
    disturbances: [{ activity: 'fill', inWetlandSqFt: 500 }],
  };

  it('says how much lies in one', () => {
    const said = '500 sq ft of this parcel lie in a regulated wetland.';
    expect(parcel({}, inWetland)).toBe(said);
    expect(proposal({}, inWetland)).toBe(
      '500 sq ft of this proposal lie in a regulated wetland. Of what is done, “Filling” in the wetland needs an oak permit from the Board.',
    );
  });

  it('says so where only the accuracy of the map has it in one', () => {
    const wetlands = [
      { distanceFt: 0, accuracyFt: 15, overlap: { overlapSqFt: 500, overlapPerimeterFt: 90 } },
    ];
    expect(parcel({}, { ...inWetland, wetlands })).toContain('too close to call without a delineation');
  });

  it('says that it is not shown as in one, and how far the nearest is', () => {
    const far = { wetlands: [{ distanceFt: 60 }] };
    const said =
      'is not shown as in a regulated wetland, on the map as of version 12; the nearest regulated wetland, W-1, is 60.0 ft away.';
    expect(parcel({}, far)).toBe(`This parcel ${said}`);
    expect(proposal({}, far)).toBe(`This proposal ${said}`);
  });

  it('says what is too close to call', () => {
    expect(parcel({}, { wetlands: [{ distanceFt: 5, accuracyFt: 15 }] })).toContain(
      'W-1 lies 5.0 ft away and its outline is known to ±15.0 ft: too close to call without a delineation.',
    );
  });

  it('never takes a layer that is not loaded for a no', () => {
    const layers = { ...ALL_LAYERS, wetlands: false };
    expect(parcel({}, { layers, split: { inWetlandSqFt: null, inAdjacentSqFt: null } })).toBe(
      'Whether this parcel lies in a regulated wetland cannot be told: the wetlands layer is not loaded.',
    );
  });

  it('names watercourses too where it regulates them', () => {
    expect(parcel({ watercourses: WATERCOURSES })).toContain(
      'is not shown as in a regulated wetland or watercourse',
    );
    expect(parcel({ watercourses: WATERCOURSES, wetlandCriteria: [] })).toContain(
      'is not shown as in a regulated watercourse',
    );
  });
});

describe('an ordinance that controls no land', () => {
  it('says so of a parcel, and what it asks about instead', () => {
    expect(parcel({ wetlandCriteria: [], stormwater: STORMWATER })).toContain(
      'This ordinance regulates no wetlands. It asks about land disturbed',
    );
    expect(parcel({ wetlandCriteria: [] })).toBe(
      'As far as its text is held here, Oak Hollow ch. 7 regulates neither wetlands nor watercourses: it says nothing of a parcel as it lies there.',
    );
  });

  it('never answers a proposal with an empty sentence', () => {
    expect(proposal({ wetlandCriteria: [] })).toBe(
      'As far as its text is held here, Oak Hollow ch. 7 says nothing of this proposal.',
    );
  });
});
