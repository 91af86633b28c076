import { realpath } from 'node:fs/promises';
import { serverAccount } from './account.ts';
import { defaultDataFolder, layoutOf } from './folders.ts';
import { FolderInUse } from './lock.ts';
import { readPostmaster } from './postmaster.ts';
import { readSecrets } from './secrets.ts';
import { startDatabase, type Database, type DatabaseOptions } from './startDatabase.ts';
import { databaseUrls } from './urls.ts';

/** The database that another process of the same account runs on the folder, if it accepts connections. */
async function runningDatabase(dataFolder: string | undefined): Promise<Database | undefined> {
  const layout = layoutOf(await realpath(dataFolder ?? (await defaultDataFolder(await serverAccount()))));
  const secrets = await readSecrets(layout);
  const postmaster = await readPostmaster(layout.postgres);
  if (!secrets || !postmaster?.ready) return undefined;
  return {
    ...databaseUrls(postmaster.socketFolder, secrets),
    dataFolder: layout.folder,
    filesFolder: layout.files,
    secrets,
    stop: () => Promise.resolve(),
  };
}

/**
 * For commands beside the running product: connects to the database that `start` runs or, if there is none, starts one.
 * `stop` ends only a database started here.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  try {
    return await startDatabase(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const running = await runningDatabase(options.dataFolder);
    if (!running) throw error;
    return running;
  }
}
