import { expect, test } from 'vitest';
import { sum, tallyOf, type VitestReport } from './tally.ts';

function report(change: Partial<VitestReport> = {}): VitestReport {
  return { numPassedTests: 3, numFailedTests: 0, testResults: [], ...change };
}

/** A failed file with tests of these statuses. */
function file(statuses: readonly string[]): VitestReport['testResults'][number] {
  const assertionResults = statuses.map((status, index) => ({ fullName: `test ${index}`, status }));
  return { name: '/a.test.ts', status: 'failed', assertionResults };
}

test('a good run counts its tests', () => {
  expect(tallyOf({ report: report(), ok: true })).toEqual({ passed: 3, failed: 0 });
});

test('failed tests count once, also where they fail their file', () => {
  const testResults = [file(['passed', 'failed'])];
  expect(tallyOf({ report: report({ numFailedTests: 1, testResults }), ok: false })).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('a file that can not be loaded, or whose teardown fails, is a failure', () => {
  const testResults = [file([]), file(['passed'])];
  expect(tallyOf({ report: report({ testResults }), ok: false })).toEqual({ passed: 3, failed: 2 });
});

test('a run that ends badly without a reason, writes no report or runs no test is a failure', () => {
  expect(tallyOf({ report: report(), ok: false })).toEqual({ passed: 3, failed: 1 });
  expect(tallyOf({ report: undefined, ok: true })).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf({ report: report({ numPassedTests: 0 }), ok: true })).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 40, failed: 0 },
    ]),
  ).toEqual({ passed: 42, failed: 1 });
});
