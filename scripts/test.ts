/**
 * `pnpm test`: runs every check and ends with one line `N passed, N failed`; each test counts, and each other check
 * counts as one. `--full` runs the larger sizes of tests that have one. With words, such as the name of a slice, it
 * runs only tests whose folder or file begins with one of them: `pnpm test optical points`.
 */
import { allChecks, type Check, testsOf } from './test/checks.ts';
import { findChromium } from './test/chromium.ts';
import { inParallel } from './test/inParallel.ts';
import { memoryFolder } from './test/memoryFolder.ts';
import { sum, type Tally } from './test/tally.ts';
import { errorText } from './terminal.ts';
import { toolEnvironment } from './tool.ts';

async function testEnvironment(full: boolean): Promise<NodeJS.ProcessEnv> {
  const folder = process.env['TMPDIR'] ?? (await memoryFolder());
  const env = { ...toolEnvironment(), TEST_SIZE: full ? 'full' : 'small', ...(folder && { TMPDIR: folder }) };
  try {
    return { ...env, CHROMIUM_PATH: await findChromium() };
  } catch (error) {
    // Browser tests will fail and say why; the other tests need no browser.
    console.log(errorText(error));
    return env;
  }
}

async function runCheck({ name, run }: Check): Promise<Tally> {
  const begin = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.log(errorText(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${tally.failed ? 'FAILED' : 'ok'}  ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  );
  return tally;
}

const args = process.argv.slice(2);
const env = await testEnvironment(args.includes('--full'));
const words = args.filter((arg) => !arg.startsWith('--'));
const tallies: Tally[] = [];
for (const group of words.length > 0 ? testsOf(words, env) : allChecks(env)) {
  tallies.push(...(await inParallel(group, runCheck)));
}
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
