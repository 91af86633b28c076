import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside } from '../paths.ts';
import { tryTool } from '../tool.ts';
import type { Run } from './tally.ts';

/** Runs some of Vitest's projects, on all files or only on the given paths, and shows the output. */
export async function runVitest(
  projects: readonly string[],
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'galla-report-'));
  const file = join(folder, 'report.json');
  const { ok } = await tryTool(
    [
      inside('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      // Not every slice has tests of every kind.
      '--passWithNoTests',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env, show: true },
  );
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return { report: text === undefined ? undefined : JSON.parse(text), ok };
}
