import { describe, expect, it } from 'vitest';
import type { ActivityRuling } from '../../../core/contracts/activities.js';
import type { ExplainedFinding } from '../../../core/finding.js';
import { mergedRulings, otherFindings } from '../../../client/figures/merged-rulings.js';

const ruling = (parts: Partial<ActivityRuling>): ActivityRuling => ({
  features: [1],
  activity: { id: 'fill', label: 'Filling' },
  named: 'fill',
  land: 'wetland',
  areaSqFt: 73,
  standing: 'permit',
  certain: true,
  rule: 'S-ACT',
  citation: 'Sedge § 1-2',
  reason: 'It is regulated.',
  possible: [],
  permit: null,
  duties: [],
  missing: [],
  ...parts,
});

const finding = (parts: Partial<ExplainedFinding>): ExplainedFinding => ({
  rule: 'S-ACT',
  outcome: 'applies',
  title: 'Filling: needs a permit',
  measured: 73,
  threshold: null,
  unit: 'sq ft',
  margin: null,
  certain: true,
  citation: 'Sedge § 1-2',
  reason: 'It is regulated.',
  subject: { type: 'proposal', id: null },
  explanation: {
    title: 'Activities',
    words: 'It says so.',
    source: 'text',
    inForceFrom: '2000-01-01',
    localLaw: null,
    steps: [],
    facts: [],
  },
  ...parts,
});

describe('rulings on several parts of the land', () => {
  const buffer = ruling({ land: 'adjacent', areaSqFt: 11_053 });
  const findings = [
    finding({}),
    finding({ measured: 11_053 }),
    finding({ rule: 'S-LAND', subject: { type: 'wetland', id: 'W-1' } }),
  ];

  it('are one where they say the same, each part with its own finding', () => {
    const merged = mergedRulings([ruling({}), buffer], findings);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.places).toEqual([
      { land: 'wetland', areaSqFt: 73, finding: findings[0] },
      { land: 'adjacent', areaSqFt: 11_053, finding: findings[1] },
    ]);
  });

  it('stay apart where they differ, and what is prohibited comes first', () => {
    const barred = ruling({ land: 'adjacent', standing: 'prohibited', reason: 'It is barred.' });
    const merged = mergedRulings([ruling({}), barred], []);
    expect(merged.map(({ standing }) => standing)).toEqual(['prohibited', 'permit']);
    expect(merged[0]?.places[0]?.finding).toBeNull();
  });

  it('leave to the list of findings only what they do not say', () => {
    expect(otherFindings([ruling({}), buffer], findings)).toEqual([findings[2]]);
    expect(otherFindings([], findings)).toEqual(findings);
  });
});
