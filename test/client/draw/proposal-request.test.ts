import { describe, expect, it } from 'vitest';
import { screeningRequestSchema } from '../../../core/contracts/screening.js';
import { comparisonRequestSchema } from '../../../core/contracts/comparison.js';
import type { Facts } from '../../../core/contracts/proposal-drawing.js';
import { NO_FACTS } from '../../../client/draw/facts.js';
import {
  comparisonRequest,
  proposalRequest,
  readSqFt,
  statedFacts,
} from '../../../client/draw/proposal-request.js';
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

  it('sends only the questions that were answered, each in the form of its answer', () => {
    expect(statedFacts(NO_FACTS)).toEqual({});
    const facts: Facts = {
      ...NO_FACTS,
      answers: {
        largerCommonPlan: { kind: 'yes-no', value: true },
        chemicalsUsed: { kind: 'yes-no', value: false },
        planDisturbanceSqFt: { kind: 'number', text: '65,340', value: 65_340 },
        permitRoute: { kind: 'choice', option: 'administrative' },
        treesCut: { kind: 'number', text: 'lots', value: null },
      },
    };
    const request = proposalRequest('demo', law, [disturbance], facts);
    expect(screeningRequestSchema.parse(request).facts).toEqual({
      answers: {
        largerCommonPlan: true,
        chemicalsUsed: false,
        planDisturbanceSqFt: 65_340,
        permitRoute: 'administrative',
      },
    });
  });

  it('sends a decision only with its day and its reason', () => {
    const half = { decidedOn: '2026-05-01', reason: ' ' };
    expect(statedFacts({ ...NO_FACTS, bufferNotFeasible: half, offSiteAccepted: half })).toEqual({});
    const whole = { decidedOn: '2026-05-01', reason: ' no upland left ' };
    expect(statedFacts({ ...NO_FACTS, bufferNotFeasible: whole, offSiteAccepted: whole })).toEqual({
      bufferMitigationNotFeasible: { decidedOn: '2026-05-01', reason: 'no upland left' },
      offSiteMitigationAccepted: { decidedOn: '2026-05-01', reason: 'no upland left' },
    });
  });

  it('sends a fee in lieu only with the day of its acceptance and an area', () => {
    const fee = { recommendedOn: '', acceptedOn: '2026-05-01', wetlandSqFt: '1,200', bufferSqFt: '' };
    expect(statedFacts({ ...NO_FACTS, feeInLieu: { ...fee, acceptedOn: '' } })).toEqual({});
    expect(statedFacts({ ...NO_FACTS, feeInLieu: { ...fee, wetlandSqFt: '' } })).toEqual({});
    expect(statedFacts({ ...NO_FACTS, feeInLieu: fee })).toEqual({
      feeInLieu: { acceptedOn: '2026-05-01', wetlandSqFt: 1200, bufferSqFt: 0 },
    });
    expect(statedFacts({ ...NO_FACTS, feeInLieu: { ...fee, recommendedOn: '2026-04-01' } })).toMatchObject({
      feeInLieu: { recommendedOn: '2026-04-01' },
    });
  });

  it('holds the same drawing against several laws, and names none of its own', () => {
    const laws = [law, { ordinance: 'rye', on: '2026-05-01' }, { ordinance: null, on: null }];
    const request = comparisonRequest('demo', laws, [disturbance], NO_FACTS);
    const parsed = comparisonRequestSchema.parse(JSON.parse(JSON.stringify(request)));
    expect(parsed.under).toEqual([law, { ordinance: 'rye', on: '2026-05-01' }, {}]);
    expect(parsed.features).toHaveLength(1);
    expect(request).not.toHaveProperty('ordinance');
  });

  it('reads square feet as they are written, and nothing else', () => {
    expect(readSqFt('2,500')).toBe(2500);
    expect(readSqFt('0')).toBe(0);
    expect(readSqFt('-1')).toBeNull();
    expect(readSqFt('65,34')).toBeNull();
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
