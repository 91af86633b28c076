import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const NO_INPUT = /(^|\/)(node_modules|dist|testing)$|\.test\.tsx?$/;

async function filesOf(path: string): Promise<string[]> {
  if (NO_INPUT.test(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesOf(join(path, name))))).flat();
}

/** One hash over names and contents of all files below the given paths, except tests and build output. */
export async function stampOf(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesOf(join(root, path))))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
