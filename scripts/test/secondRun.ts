import { relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { type Run, type Tally, tallyOf, type VitestReport } from './tally.ts';

/** With more failed files than this the failures are no accident, and a second run would only take time. */
const MOST = 5;

/** The result of one kind of tests after one or two runs: the tally, and what failed only in the first run. */
export interface Outcome {
  tally: Tally;
  unsure: string[];
}

type File = VitestReport['testResults'][number];

function failedFiles({ report }: Run): File[] {
  return report?.testResults.filter(({ status }) => status === 'failed') ?? [];
}

/** The failed tests of a file, or the file itself when it failed outside of its tests. */
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
 * Runs one kind of tests. When only a few files failed, those are run again on their own; when the run broke without
 * naming a file (for example because a process was killed), all are. A test that passes the second time was not broken
 * by the current change and does not fail the check; it is reported as flaky (ADR 27).
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
