/** Builds the playground when it is missing or older than its sources: `node gateway/playground/build.ts`. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '../src/http/static/precompress.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const STAMP = join(FOLDER, 'dist', '.stamp');
/** Inputs of the build; the package file pins the versions of the libraries. */
const INPUTS = [
  'index.html',
  'vite.config.ts',
  'src',
  'examples',
  '../package.json',
  // The guide's pages.
  '../../docs/clients.md',
  '../../docs/graph-changes.md',
  '../../CHANGELOG.md',
];

/** Whether the playground has to be rebuilt. */
export function isStale(): boolean {
  return readIfThere(STAMP) !== stamp();
}

/** Builds the playground into `dist`. The stamp is written last, so that an interrupted build is repeated. */
export async function buildPlayground(): Promise<void> {
  const wanted = stamp();
  const { build } = await import('vite');
  await build({ configFile: join(FOLDER, 'vite.config.ts') });
  await precompress(join(FOLDER, 'dist'));
  writeFileSync(STAMP, wanted);
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesOf(join(FOLDER, input))))
    hash.update(`${file.slice(FOLDER.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path)
      .toSorted()
      .flatMap((name) => filesOf(join(path, name)));
  } catch {
    return [path];
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main && isStale()) await buildPlayground();
