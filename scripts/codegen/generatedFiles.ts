import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inside, ROOT } from '../paths.ts';

/** Folders with generated files, and the pattern of the files there that are generated, wholly or in part. */
const PLACES: readonly (readonly [folder: string, generated: RegExp])[] = [
  [inside('gateway', 'src'), /\.generated\.ts$|\.graphql$|\/resolvers\/|\/http\/persisted\.json$/],
  [inside('upstream', 'src', 'db'), /\.generated\.ts$/],
  [inside('web', 'src', '__generated__'), /./],
];

/** Paths of all generated files that exist. */
export async function generatedFiles(): Promise<string[]> {
  const found = [inside('schema.graphql'), inside('docs', 'clients.md')];
  for (const [folder, generated] of PLACES) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && generated.test(path)) found.push(path);
    }
  }
  return found;
}

/** Contents of the generated files, by path in the repository. */
export type Snapshot = Map<string, string>;

/** Reads every generated file. */
export async function takeSnapshot(): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const path of await generatedFiles()) {
    const content = await readFile(path).catch(() => '');
    snapshot.set(relative(ROOT, path), createHash('sha256').update(content).digest('hex'));
  }
  return snapshot;
}

/** Paths that were added, removed or changed between two snapshots. */
export function driftBetween(before: Snapshot, after: Snapshot): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
