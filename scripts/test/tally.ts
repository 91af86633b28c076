/** How many checks or tests went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A run of Vitest: what it wrote, if it came that far, and whether it ended well. */
export interface Run {
  report: VitestReport | undefined;
  ok: boolean;
}

/**
 * Counts a Vitest run. A file that broke before or after its tests counts as one failure, and so does a run
 * that ended badly without naming a test, or that ran none.
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

/** The sum of several counts. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}
