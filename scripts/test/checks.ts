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

/** One for each set of compiler options: what runs in Node is one program, which checks shared files once. */
const PROJECTS = ['tsconfig.node.json', 'web', 'domain', 'gateway/playground', 'web/src/serviceWorker'];

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

async function checkTypes(): Promise<ToolResult> {
  // Two at a time: two fill the processors, and all at once would exhaust the memory.
  const results: ToolResult[] = [];
  const queue = [...PROJECTS];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.push(await tryTool([bin('typescript', 'tsc'), '-p', next]));
    }
  };
  await Promise.all([work(), work()]);
  return {
    ok: results.every((result) => result.ok),
    output: results.map((result) => result.output).join(''),
  };
}

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

const vitests = (env: NodeJS.ProcessEnv, filters: readonly string[] = []): Check[] => [
  vitest('unit', ['domain', 'gateway', 'web', 'webIsolated', 'scripts'], env, filters),
  vitest('integration', ['upstream', 'tests'], env, filters),
  vitest('browser', ['browser'], env, filters),
];

/** The tests whose folder or file begins with one of these words; a slice has the same names in each package. */
export const testsOf = (words: readonly string[], env: NodeJS.ProcessEnv): Check[] =>
  vitests(
    env,
    words.map((word) => `/${word}`),
  );

/** Every check, the quick ones first. `env` is passed to the tests and contains the browser's path. */
export function allChecks(env: NodeJS.ProcessEnv): Check[] {
  return [
    tool('drift', () => tryTool([inside('scripts', 'codegen.ts'), '--check'])),
    tool('types', checkTypes),
    tool('lint', () => tryTool([bin('oxlint', 'oxlint'), '--type-aware'])),
    tool('format', () => tryTool([bin('oxfmt', 'oxfmt'), '--check'])),
    ...vitests(env),
  ];
}
