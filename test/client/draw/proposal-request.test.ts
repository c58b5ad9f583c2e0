import { describe, expect, it } from 'vitest';
import { screeningRequestSchema } from '../../../core/contracts/screening.js';
import { NO_FACTS } from '../../../client/draw/kept-drawing.js';
import { proposalRequest, statedFacts } from '../../../client/draw/proposal-request.js';
import { newShape, polygonsOf, repairPolygons, roundedPoint } from '../../../client/draw/shape.js';
import type { Point } from '../../../client/preview/planar.js';

const ring: Point[] = [
  [-73.73, 40.95],
  [-73.729, 40.95],
  [-73.729, 40.951],
];
const disturbance = newShape('disturbance', [ring], 'wetland-creation', 'a');
const law = { ordinance: 'north-castle', on: '2026-05-01' } as const;
const mitigation = newShape('mitigation', [ring], 'buffer-restoration', 'b');

describe('the request made of a drawing', () => {
  it('fits the contract, with rings closed and roles named', () => {
    const request = proposalRequest('demo', law, [disturbance, mitigation], NO_FACTS);
    const parsed = screeningRequestSchema.parse(JSON.parse(JSON.stringify(request)));
    expect(parsed.features[0]?.geometry.coordinates).toEqual([[...ring, ring[0]]]);
    expect(parsed.features[1]?.properties).toEqual({
      role: 'mitigation',
      mitigationType: 'buffer-restoration',
    });
    expect(parsed).toMatchObject(law);
    expect(parsed.facts).toBeUndefined();
  });

  it('carries a name with markup as it is, and a phase only where it begins', () => {
    const named = {
      ...disturbance,
      name: '<img src=x>',
      activity: 'building',
      phase: { from: '2026-04-01', to: '' },
    };
    const own = { ordinance: null, on: null };
    expect(proposalRequest('demo', own, [named], NO_FACTS).features).toMatchObject([
      { properties: { name: '<img src=x>', activity: 'building', phase: { from: '2026-04-01' } } },
    ]);
  });

  it('sends only the facts that were answered', () => {
    expect(statedFacts(NO_FACTS)).toEqual({});
    const facts = { ...NO_FACTS, largerCommonPlan: 'yes' as const, planDisturbanceSqFt: '65,340' };
    expect(statedFacts(facts)).toEqual({ largerCommonPlan: true, planDisturbanceSqFt: 65_340 });
    expect(statedFacts({ ...facts, largerCommonPlan: 'no' })).toEqual({ largerCommonPlan: false });
    expect(statedFacts({ ...facts, planDisturbanceSqFt: 'lots' })).toEqual({ largerCommonPlan: true });
  });

  it('sends a decision on the buffer only with its day and its reason', () => {
    expect(statedFacts({ ...NO_FACTS, bufferDecisionOn: '2026-05-01' })).toEqual({});
    const decided = { ...NO_FACTS, bufferDecisionOn: '2026-05-01', bufferDecisionReason: 'no upland left' };
    expect(statedFacts(decided)).toEqual({
      bufferMitigationNotFeasible: { decidedOn: '2026-05-01', reason: 'no upland left' },
    });
  });
});

describe('repairs', () => {
  it('become polygons that can be drawn', () => {
    const closed = [...ring, ...ring.slice(0, 1)];
    const repair = { type: 'MultiPolygon', coordinates: [[closed], [closed]] };
    expect(repairPolygons(repair)).toEqual([[ring], [ring]]);
    expect(polygonsOf({ type: 'Polygon', coordinates: [closed] })).toEqual([[ring]]);
  });

  it.each([undefined, null, 'POLYGON((0 0))', { type: 'Point', coordinates: [0, 0] }])(
    'are none in %s',
    (repair) => {
      expect(repairPolygons(repair)).toBeNull();
    },
  );

  it('keep eleven decimals of a degree', () => {
    expect(roundedPoint([-73.1234567890123, 40.9876543210987])).toEqual([-73.12345678901, 40.9876543211]);
  });
});
