import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { layoutOf, prepareFolder } from './folders.ts';
import { lockFolder } from './lock.ts';
import { initialise } from './initialise.ts';
import { clearOrphan } from './orphan.ts';
import { startDatabase, type Database } from './startDatabase.ts';

const PREFIX = 'galla-throw-away-';
/** In milliseconds; a younger folder may have just been created and not be locked yet. */
const ABANDONED_AFTER = 60_000;

async function removeAbandoned(path: string): Promise<void> {
  const { mtimeMs, uid } = await stat(path);
  if (Date.now() - mtimeMs < ABANDONED_AFTER || uid !== process.getuid?.()) return;
  const folder = await realpath(path);
  const lock = await lockFolder(folder);
  try {
    const account = await serverAccount();
    await clearOrphan(await findBinaries(account !== undefined), account, layoutOf(folder).postgres);
    await rm(folder, { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}

/** Stops and removes databases left behind by killed test runs, which nothing else would stop. */
export async function removeAllAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    // A folder held by a running test refuses the lock and stays.
    if (name.startsWith(PREFIX)) await removeAbandoned(join(parent, name)).catch(() => undefined);
  }
}

/** An empty embedded database that `stop` removes completely; for tests and code generation. */
export async function startThrowAwayDatabase(): Promise<Database> {
  await removeAllAbandoned(tmpdir());
  const dataFolder = await mkdtemp(join(tmpdir(), PREFIX));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    const database = await startDatabase({ dataFolder, durable: false });
    return { ...database, stop: () => database.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A data folder that test databases are copied from (INITDB_TEMPLATE), instead of running `initdb` for each. */
export async function makeTemplate(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const account = await serverAccount();
  const layout = await prepareFolder(await mkdtemp(join(tmpdir(), PREFIX)), account);
  // Locked, so that a concurrent run does not consider it abandoned.
  const lock = await lockFolder(layout.folder);
  const remove = async () => {
    await rm(layout.folder, { recursive: true, force: true });
    await lock.release();
  };
  try {
    await initialise(await findBinaries(account !== undefined), account, layout, randomUUID(), false);
    return { folder: layout.postgres, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
