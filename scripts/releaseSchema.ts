/**
 * `pnpm release:schema`: makes the schema of now that of the last release, which later ones are held against, and
 * dates what CHANGELOG.md has below "## Unreleased". Refused where the schema is not what its sources say, or breaks
 * clients in a way that the changelog does not name.
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
