import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../core/finding.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { explainFindings } from '../../../core/rules/explain.js';

const rye = BUILT_IN_ORDINANCES.find('rye');

const WETLAND: Finding = {
  rule: 'R-C',
  outcome: 'applies',
  title: 'W-1 is a regulated wetland',
  measured: 2_600,
  threshold: 2_500,
  unit: 'sq ft',
  margin: 50,
  certain: true,
  citation: 'City of Rye § 195-3',
  reason: 'It measures that much.',
  subject: { type: 'wetland', id: 'W-1' },
};

function steps(changes: Partial<Finding> = {}): Record<string, string> {
  const [explained] = explainFindings([{ ...WETLAND, ...changes }], rye, {}, '2026-07-01');
  return Object.fromEntries(explained?.explanation.steps.map(({ label, value }) => [label, value]) ?? []);
}

describe('the steps of a finding', () => {
  it('go from the measure over the limit to the outcome', () => {
    expect(steps()).toEqual({
      Measured: '2,600 sq ft (0.060 acres)',
      'Held against': '2,500 sq ft (0.057 acres)',
      Difference: '100 sq ft (0.002 acres) above it',
      'Margin of the measurement': '± 50 sq ft (0.001 acres)',
      Reasoning: 'It measures that much.',
      Outcome: 'The provision reaches it',
      Certain: 'Yes, on the map and the facts given',
    });
  });

  it('say that no margin can be stated where the accuracy is what is in doubt', () => {
    expect(steps({ margin: null, certain: false })['Margin of the measurement']).toBe('none can be stated');
  });

  it.each([
    { what: 'a fact', changes: { outcome: 'undetermined', facts: ['treesCut'] } },
    { what: 'a decision', changes: { outcome: 'undetermined' } },
    { what: 'what the municipality sets', changes: { facts: [] } },
  ] as const)('say nothing of a margin where $what leaves it open', ({ changes }) => {
    expect(steps({ margin: null, certain: false, ...changes })).not.toHaveProperty(
      'Margin of the measurement',
    );
  });
});
