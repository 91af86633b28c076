/** How many checks or tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is used here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A run of Vitest: its report, if one was written, and whether the process succeeded. */
export interface Run {
  report: VitestReport | undefined;
  ok: boolean;
}

/**
 * Counts a Vitest run. A file that failed outside of its tests counts as one failure, and so does a run that failed
 * without naming a test or ran no tests.
 */
export function tallyOf({ report, ok }: Run): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + broken.length;
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}
