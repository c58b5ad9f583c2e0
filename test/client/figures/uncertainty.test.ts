import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../core/finding.js';
import { uncertaintyOf } from '../../../client/figures/uncertainty.js';

const finding: Finding = {
  rule: 'M-B',
  outcome: 'applies',
  title: 'W-12 is a regulated wetland',
  measured: 5100,
  threshold: 5000,
  unit: 'sq ft',
  margin: 300,
  certain: false,
  citation: '§ 1',
  reason: '',
  subject: { type: 'wetland', id: 'W-12' },
};

describe('what the accuracy of the map leaves open', () => {
  it('says what is uncertain and between what', () => {
    expect(uncertaintyOf(finding)).toEqual({
      question: 'It is uncertain whether wetland W-12 reaches 5,000 sq ft.',
      range: 'Its size lies between 4,800 and 5,400 sq ft.',
    });
  });

  it('speaks of what is owed, not of the shortfall, for mitigation', () => {
    const owed = {
      ...finding,
      outcome: 'short' as const,
      measured: 1352,
      threshold: 1500,
      subject: { type: 'mitigation' as const, id: 'buffer' },
    };
    expect(uncertaintyOf(owed)).toEqual({
      question: 'It is uncertain whether enough buffer mitigation is drawn.',
      range: 'What is owed lies between 1,200 and 1,800 sq ft.',
    });
  });

  it('speaks of a distance in feet, which is never below nothing', () => {
    const near = { ...finding, measured: 1, threshold: 2, margin: 3, unit: 'ft' as const };
    expect(uncertaintyOf(near)?.range).toBe('Its distance lies between 0.0 and 4.0 ft.');
  });

  it('is nothing where the number is certain, outside the margin, or a decision is missing', () => {
    expect(uncertaintyOf({ ...finding, certain: true })).toBeNull();
    expect(uncertaintyOf({ ...finding, margin: 50 })).toBeNull();
    expect(uncertaintyOf({ ...finding, margin: null })).toBeNull();
    expect(uncertaintyOf({ ...finding, outcome: 'undetermined' })).toBeNull();
  });
});
