import { expect, test } from 'vitest';
import { sum, tallyOf, type VitestReport } from './tally.ts';

function report(change: Partial<VitestReport> = {}): VitestReport {
  return { numPassedTests: 3, numFailedTests: 0, testResults: [], ...change };
}

test('a good run counts its tests', () => {
  expect(tallyOf(report(), true)).toEqual({ passed: 3, failed: 0 });
});

test('failed tests count once, also where they fail their file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }];
  expect(tallyOf(report({ numFailedTests: 1, testResults }), false)).toEqual({ passed: 3, failed: 1 });
});

test('a file that can not be loaded, or whose teardown fails, is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(tallyOf(report({ testResults }), false)).toEqual({ passed: 3, failed: 2 });
});

test('a run that ends badly without a reason, writes no report or runs no test is a failure', () => {
  expect(tallyOf(report(), false)).toEqual({ passed: 3, failed: 1 });
  expect(tallyOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(report({ numPassedTests: 0 }), true)).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 40, failed: 0 },
    ]),
  ).toEqual({ passed: 42, failed: 1 });
});
