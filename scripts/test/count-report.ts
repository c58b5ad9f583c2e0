import path from 'node:path';

/** What came of a run of tests. */
export interface Count {
  passed: number;
  failed: number;
  /** full names of tests that were left out */
  skipped: string[];
}

/** The parts of vitest's JSON report that are counted. */
export interface Report {
  testResults: {
    /** absolute path of the test file */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/**
 * @param root  folder that the names of skipped tests are relative to
 * @returns the tests of a report; a file that could not be run counts as one failure, todo as skipped
 */
export function countReport(report: Report, root: string): Count {
  const count: Count = { passed: 0, failed: 0, skipped: [] };
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') count.passed += 1;
      else if (test.status === 'failed') count.failed += 1;
      else count.skipped.push(`${path.relative(root, file.name)} > ${test.fullName}`);
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      count.failed += 1;
    }
  }
  return count;
}
