import { chmod, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux keeps these files in memory. */
const SHARED_MEMORY = '/dev/shm';
/** In bytes: several times the databases, profiles and files of a run. */
const ENOUGH = 8 * 1024 ** 3;

/**
 * A temporary folder in memory, if there is a lot of it: a run creates hundreds of databases and thousands of files,
 * which takes an eighth of its processor time on a disk. Undefined means to use the system's own temporary folder.
 */
export async function memoryFolder(
  { parent, enough } = { parent: SHARED_MEMORY, enough: ENOUGH },
): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(parent);
    if (bavail * bsize < enough) return undefined;
    // Open to all, like every temporary folder: PostgreSQL and some tests run as other users.
    const folder = join(parent, `galla-tests-${process.getuid?.()}`);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}
