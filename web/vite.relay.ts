import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSync, type Plugin } from 'vite';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const artifacts = fileURLToPath(new URL('./src/__generated__', import.meta.url));

interface Tag {
  /** Start and end of graphql`…` in the file. */
  start: number;
  end: number;
  /** The name of the query, mutation or fragment. */
  name: string;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isTag = (node: Node): boolean =>
  node['type'] === 'TaggedTemplateExpression' && isNode(node['tag']) && node['tag']['name'] === 'graphql';

/** Every graphql`…` below a node. */
function* tags(node: Node, code: string): Generator<Tag> {
  if (isTag(node)) {
    const { start, end } = node as { start: number; end: number };
    const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(code.slice(start, end))?.[1];
    if (name === undefined) throw new Error(`graphql without a named definition: ${code.slice(start, end)}`);
    yield { start, end, name };
  }
  for (const child of Object.values(node)) {
    if (isNode(child)) yield* tags(child, code);
  }
}

/**
 * Replaces graphql`…` with the compiled artifact. Line numbers do not change, because the imports are appended, so
 * source maps stay valid without generating one.
 */
function withArtifacts(code: string, file: string): string {
  const found = [...tags(parseSync(file, code).program as unknown as Node, code)];
  const imports = new Set(found.map(({ name }) => `import _${name} from '${artifacts}/${name}.graphql.ts';`));
  let changed = code;
  for (const { start, end, name } of found.toReversed()) {
    const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    changed = `${changed.slice(0, start)}_${name}${lines}${changed.slice(end)}`;
  }
  return `${changed}\n${[...imports].join('')}`;
}

/** Relay's compile step as a Vite plugin, for builds, development and tests. */
export function relay(): Plugin {
  return {
    name: 'galla:relay',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /graphql`|PreloadableConcreteRequest/ },
      handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        // The compiler imports types as values, which would bundle the whole query with its parameters.
        if (file.endsWith('$parameters.ts'))
          return { code: code.replaceAll(/^import \{/gm, 'import type {'), map: null };
        return code.includes('graphql`') ? { code: withArtifacts(code, file), map: null } : undefined;
      },
    },
  };
}

/**
 * Compiles once the running compilation is done; an error in a document is reported and the next change tries again.
 */
async function afterwards(before: Promise<void>): Promise<void> {
  await before;
  try {
    await run('relay-compiler', ['relay.config.js'], { cwd: root, shell: process.platform === 'win32' });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Compiles the graph's documents when the dev server starts and whenever a document or the schema changes. */
export function relayCompiler(): Plugin {
  let running = Promise.resolve();
  const compile = (): void => {
    running = afterwards(running);
  };
  return {
    name: 'galla:relay-compiler',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return;
      server.watcher.add(`${root}/schema.graphql`);
      compile();
    },
    async hotUpdate({ file, read }) {
      if (file.includes('__generated__')) return;
      if (file.endsWith('schema.graphql') || (/\.tsx?$/.test(file) && (await read()).includes('graphql`'))) {
        compile();
      }
    },
  };
}
