/**
 * `pnpm test`: every check, ended by one line `N passed, N failed`; each test counts, and each other check as one.
 * With `--full` the tests that have a larger size run at it.
 */
import { allChecks } from './test/checks.ts';
import { findChromium } from './test/chromium.ts';
import { sum, type Tally } from './test/tally.ts';
import { errorText } from './terminal.ts';
import { toolEnvironment } from './tool.ts';

async function testEnvironment(full: boolean): Promise<NodeJS.ProcessEnv> {
  const env = { ...toolEnvironment(), TEST_SIZE: full ? 'full' : 'small' };
  try {
    return { ...env, CHROMIUM_PATH: await findChromium() };
  } catch (error) {
    // The browser's tests will fail and say why; the others need none.
    console.log(errorText(error));
    return env;
  }
}

const tallies: Tally[] = [];
for (const { name, run } of allChecks(await testEnvironment(process.argv.includes('--full')))) {
  const begin = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.log(errorText(error));
    return { passed: 0, failed: 1 };
  });
  tallies.push(tally);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${tally.failed ? 'FAILED' : 'ok'}  ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  );
}
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
