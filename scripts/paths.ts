import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '..');

/** A path inside the repository. */
export function inside(...parts: string[]): string {
  return join(ROOT, ...parts);
}
