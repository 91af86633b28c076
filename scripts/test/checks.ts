import { inside } from '../paths.ts';
import { tryTool, type ToolResult } from '../tool.ts';
import { runTwice } from './secondRun.ts';
import { tallyOf, type Tally } from './tally.ts';
import { runVitest } from './vitest.ts';

/** One check of the whole repository. */
export interface Check {
  name: string;
  run: () => Promise<Tally>;
}

/** Checks that may run at the same time: none writes what another reads. */
export type Group = readonly Check[];

/** One for each set of compiler options: what runs in Node is one program, which checks shared files once. */
const PROJECTS = ['.', 'web', 'domain', 'gateway/playground', 'web/src/serviceWorker'];

function bin(tool: string, file: string): string {
  return inside('node_modules', tool, 'bin', file);
}

function tool(name: string, run: () => Promise<ToolResult>): Check {
  return {
    name,
    async run() {
      const { ok, output } = await run();
      if (!ok) console.log(output.trimEnd());
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** With one checker, since several would each check the types that their files share: twice the processor time. */
const typesOf = (project: string): Check =>
  tool(`types of ${project}`, () => tryTool([bin('typescript', 'tsc'), '-p', project, '--checkers', '1']));

/** @param filters parts of test file paths; empty for all */
function vitest(
  name: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  filters: readonly string[] = [],
): Check {
  const run = (files: readonly string[]) => runVitest(projects, files.length > 0 ? files : filters, env);
  return {
    name,
    async run() {
      // The full run looks for flaky tests, so nothing is retried.
      if (env['TEST_SIZE'] === 'full') return tallyOf(await run([]));
      const { tally, unsure } = await runTwice(run);
      for (const what of unsure)
        console.log(`UNSURE  ${name}: failed at first, passed when run again: ${what}`);
      return tally;
    },
  };
}

const vitests = (env: NodeJS.ProcessEnv, filters: readonly string[] = []): Group[] => [
  [vitest('unit', ['domain', 'gateway', 'web', 'webIsolated', 'scripts'], env, filters)],
  [vitest('integration', ['upstream', 'tests'], env, filters)],
  [vitest('browser', ['browser'], env, filters)],
];

/** The tests whose folder or file begins with one of these words; a slice has the same names in each package. */
export const testsOf = (words: readonly string[], env: NodeJS.ProcessEnv): Group[] =>
  vitests(
    env,
    words.map((word) => `/${word}`),
  );

/** Every check, the quick ones first. `env` is passed to the tests and contains the browser's path. */
export const allChecks = (env: NodeJS.ProcessEnv): Group[] => [
  // On its own, because it writes the generated files anew.
  [tool('drift', () => tryTool([inside('scripts', 'codegen.ts'), '--check']))],
  // The longest first.
  [
    tool('lint', () => tryTool([bin('oxlint', 'oxlint'), '--type-aware', '--threads', '1'])),
    ...PROJECTS.map(typesOf),
    tool('format', () => tryTool([bin('oxfmt', 'oxfmt'), '--check'])),
  ],
  ...vitests(env),
];
