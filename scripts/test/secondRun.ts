import { relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { type Run, type Tally, tallyOf, type VitestReport } from './tally.ts';

/** More failed files than these are no accident, and running them again would only take time. */
const MOST = 5;

/** A kind of tests after one run or two: its count, and what failed once but not when it was run again. */
export interface Outcome {
  tally: Tally;
  unsure: string[];
}

type File = VitestReport['testResults'][number];

function failedFiles({ report }: Run): File[] {
  return report?.testResults.filter(({ status }) => status === 'failed') ?? [];
}

/** The failed tests of a file; the file itself where it broke before or after its tests. */
function failuresIn({ name, assertionResults }: File): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file} > ${fullName}`) : [file];
}

function passedIn(files: readonly File[]): number {
  return files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
    .length;
}

/**
 * Runs a kind of tests. Where few of its files failed, those are run once more by themselves; where the run broke
 * without naming a file (a process was killed), all are. What passes then was not broken by the change at hand and
 * does not refuse it; it is named, because the test or the product depends on chance (ADR 27).
 */
export async function runTwice(run: (files: readonly string[]) => Promise<Run>): Promise<Outcome> {
  const first = await run([]);
  const files = failedFiles(first);
  if (first.ok || files.length > MOST) return { tally: tallyOf(first), unsure: [] };
  const second = await run(files.map(({ name }) => name));
  const { passed, failed } = tallyOf(second);
  if (files.length === 0) return { tally: { passed, failed }, unsure: failed > 0 ? [] : ['the run itself'] };
  const passedBeside = (first.report?.numPassedTests ?? 0) - passedIn(files);
  const stillFailing = new Set(failedFiles(second).flatMap(failuresIn));
  return {
    tally: { passed: passedBeside + passed, failed },
    unsure: files.flatMap(failuresIn).filter((name) => !stillFailing.has(name)),
  };
}
