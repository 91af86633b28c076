import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parse, print } from 'graphql';
import { describeRights } from '../../gateway/src/rights/describeRights.ts';
import { startThrowAwayDatabase } from '../../upstream/src/db/embedded/index.ts';
import { migrate } from '../../upstream/src/db/migrate.ts';
import { inside } from '../paths.ts';
import { checkRelease, SCHEMA } from '../release/check.ts';
import { runTool } from '../tool.ts';
import { withTables } from './clientsPage.ts';
import { describeShapes } from './describeShapes.ts';
import { generatedFiles } from './generatedFiles.ts';

const CLIENTS_PAGE = inside('docs', 'clients.md');
const ARTIFACTS = inside('web', 'src', '__generated__');
const MANIFEST = inside('gateway', 'src', 'http', 'persisted.json');

async function format(): Promise<void> {
  const files = (await generatedFiles()).filter((file) => file.includes('/resolvers/'));
  await runTool('Formatting the resolvers', [inside('node_modules', 'oxfmt', 'bin', 'oxfmt'), ...files]);
}

/** The public schema, the resolver types, and a file for each resolver that does not exist yet. */
async function graph(): Promise<void> {
  const program = inside('gateway', 'node_modules', '@graphql-codegen', 'cli', 'esm', 'bin.js');
  await runTool('Code generation of the graph', [program, '--config', 'codegen.ts'], {
    cwd: inside('gateway'),
  });
  await format();
  const merged = parse(await readFile(SCHEMA, 'utf8'));
  await writeFile(SCHEMA, `${print(describeRights(describeShapes(merged)))}\n`);
}

/** The client's artifacts, and the manifest of operations that the gateway accepts. */
async function relay(): Promise<void> {
  // The compiler only adds to the manifest and skips operations that already have an artifact.
  await rm(ARTIFACTS, { recursive: true, force: true });
  await mkdir(ARTIFACTS);
  await writeFile(MANIFEST, '{}\n');
  await runTool('relay-compiler', [inside('node_modules', 'relay-compiler', 'cli.js'), 'relay.config.js']);
  const manifest: Record<string, string> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const sorted = Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The table types, read from a freshly migrated database. */
async function database(): Promise<void> {
  const running = await startThrowAwayDatabase();
  try {
    await migrate(running.ownerUrl);
    await runTool('kysely-codegen', [
      inside('upstream', 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js'),
      '--dialect=postgres',
      `--url=${running.ownerUrl}`,
      '--camel-case',
      '--date-parser=string',
      '--numeric-parser=string',
      '--type-mapping={"timestamptz":"Date"}',
      '--default-schema=public',
      '--exclude-pattern={kysely_*,jobs.*}',
      `--out-file=${inside('upstream', 'src', 'db', 'types.generated.ts')}`,
    ]);
  } finally {
    await running.stop();
  }
}

/** The tables of the page for other clients. */
async function docs(): Promise<void> {
  await writeFile(CLIENTS_PAGE, withTables(await readFile(CLIENTS_PAGE, 'utf8')));
}

/**
 * The steps in order: the client is compiled against the schema that the first step writes. The last step writes
 * nothing; it checks the schema against the last released one.
 */
export const STEPS: Record<string, () => Promise<void>> = {
  graph,
  relay,
  database,
  docs,
  release: checkRelease,
};
