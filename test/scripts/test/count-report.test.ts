import { describe, expect, it } from 'vitest';
import { countReport } from '../../../scripts/test/count-report.js';

const file = (status: string, ...statuses: string[]) => ({
  name: '/root/test/a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ fullName: `case ${index + 1}`, status: each })),
});

describe('countReport', () => {
  it('counts passed and failed tests, and names what was left out', () => {
    const testResults = [file('failed', 'passed', 'failed', 'pending'), file('passed', 'passed', 'todo')];
    expect(countReport({ testResults }, '/root')).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['test/a.test.ts > case 3', 'test/a.test.ts > case 2'],
    });
  });

  it('counts a file that could not be run, or whose clean-up failed, as one failure', () => {
    const testResults = [file('failed'), file('failed', 'passed')];
    expect(countReport({ testResults }, '/root')).toEqual({ passed: 1, failed: 2, skipped: [] });
  });
});
