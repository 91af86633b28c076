/**
 * `pnpm codegen [graph] [relay] [database] [docs] [release]`: writes all generated files, or those of the named steps,
 * and checks the schema against the last released one. With `--check` it fails when a generated file does not match its
 * sources.
 */
import { driftBetween, takeSnapshot } from './codegen/generatedFiles.ts';
import { STEPS } from './codegen/steps.ts';
import { Refusal, step, errorText } from './terminal.ts';

async function generate(args: readonly string[]): Promise<void> {
  const names = args.filter((argument) => argument !== '--check');
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown) throw new Refusal(`"${unknown}" is no step; there are ${Object.keys(STEPS).join(', ')}.`);
  const before = await takeSnapshot();
  for (const [name, work] of Object.entries(STEPS)) {
    if (names.length === 0 || names.includes(name)) await step(`Generated: ${name}`, work);
  }
  const drift = driftBetween(before, await takeSnapshot());
  if (drift.length === 0) return;
  if (args.includes('--check'))
    throw new Refusal(`Not what their sources say (now they are):\n${drift.join('\n')}`);
  console.log(`${drift.length} files changed.`);
}

await generate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
