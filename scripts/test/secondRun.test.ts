import { expect, test } from 'vitest';
import { inside } from '../paths.ts';
import { runTwice } from './secondRun.ts';
import type { Run, VitestReport } from './tally.ts';

type Tests = Record<string, 'passed' | 'failed'>;

/** A run of these files, each with its test results. */
function ran(files: Record<string, Tests>): Run {
  const testResults = Object.entries(files).map(([name, tests]): VitestReport['testResults'][number] => ({
    name: inside(name),
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  }));
  const count = (wanted: string) =>
    Object.values(files)
      .flatMap(Object.values)
      .filter((status) => status === wanted).length;
  const report = { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
  return { report, ok: count('failed') === 0 };
}

const killed: Run = { report: undefined, ok: false };

/** A runner that returns these runs one after the other, and the files each run was asked for. */
function runs(...ends: Run[]) {
  const asked: (readonly string[])[] = [];
  const run = async (files: readonly string[]) => {
    asked.push(files);
    const end = ends.shift();
    if (!end) throw new Error('It was run too often');
    return end;
  };
  return { asked, run };
}

test('what passes is run once', async () => {
  const { run } = runs(ran({ 'a.test.ts': { one: 'passed' } }));
  expect(await runTwice(run)).toEqual({ tally: { passed: 1, failed: 0 }, unsure: [] });
});

test('what failed by chance is run again by itself, counted once and named', async () => {
  const { asked, run } = runs(
    ran({ 'a.test.ts': { one: 'failed', two: 'passed' }, 'b.test.ts': { three: 'passed' } }),
    ran({ 'a.test.ts': { one: 'passed', two: 'passed' } }),
  );
  expect(await runTwice(run)).toEqual({ tally: { passed: 3, failed: 0 }, unsure: ['a.test.ts > one'] });
  expect(asked).toEqual([[], [inside('a.test.ts')]]);
});

test('what fails again has failed', async () => {
  const { run } = runs(
    ran({ 'a.test.ts': { one: 'failed', two: 'failed' }, 'b.test.ts': { three: 'passed' } }),
    ran({ 'a.test.ts': { one: 'failed', two: 'passed' } }),
  );
  expect(await runTwice(run)).toEqual({ tally: { passed: 2, failed: 1 }, unsure: ['a.test.ts > two'] });
});

test('a run that was killed is run again as a whole', async () => {
  const { asked, run } = runs(killed, ran({ 'a.test.ts': { one: 'passed' } }));
  expect(await runTwice(run)).toEqual({ tally: { passed: 1, failed: 0 }, unsure: ['the run itself'] });
  expect(asked).toEqual([[], []]);
});

test('a run that is killed twice has failed', async () => {
  expect(await runTwice(runs(killed, killed).run)).toEqual({ tally: { passed: 0, failed: 1 }, unsure: [] });
});

test('many failed files are no accident', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`${index}.test.ts`, { one: 'failed' as const }]),
  );
  expect(await runTwice(runs(ran(files)).run)).toEqual({ tally: { passed: 0, failed: 6 }, unsure: [] });
});
