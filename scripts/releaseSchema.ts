/**
 * `pnpm release:schema`: makes the current schema the last released one, which later schemas are checked against, and
 * dates the "## Unreleased" section of CHANGELOG.md. Refuses when generated files are stale or when a breaking change
 * is missing from the changelog.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { driftBetween, takeSnapshot } from './codegen/generatedFiles.ts';
import { STEPS } from './codegen/steps.ts';
import { inside } from './paths.ts';
import { withRelease } from './release/changelog.ts';
import { CHANGELOG, RELEASED, SCHEMA } from './release/check.ts';
import { errorText, Refusal, step } from './terminal.ts';

async function release(): Promise<void> {
  const before = await takeSnapshot();
  for (const name of ['graph', 'release']) await step(`Checked: ${name}`, async () => STEPS[name]?.());
  const drift = driftBetween(before, await takeSnapshot());
  if (drift.length > 0) throw new Refusal(`Commit what was generated first:\n${drift.join('\n')}`);
  const { version }: { version: string } = JSON.parse(await readFile(inside('package.json'), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(CHANGELOG, withRelease(await readFile(CHANGELOG, 'utf8'), version, day));
  await copyFile(SCHEMA, RELEASED);
  console.log(`Released: the schema of ${version}.`);
}

await release().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
