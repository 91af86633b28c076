import { mkdir } from 'node:fs/promises';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createSocketFolder, defaultDataFolder, prepareFolder, removeSocketFolder } from './folders.ts';
import { initialise } from './initialise.ts';
import { lockFolder } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { createRoles } from './roles.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import { superviseServer } from './supervisor.ts';
import { databaseUrls, type DatabaseUrls } from './urls.ts';

/** Options of an embedded database. */
export interface DatabaseOptions {
  /** Default `data` in the repository, or below /var/lib/galla for root. */
  dataFolder?: string | undefined;
  /** False for disposable test databases, which a power failure may destroy. */
  durable?: boolean;
  /** Called with the reason whenever PostgreSQL had to be restarted. */
  onRestart?: (reason: string) => void;
}

/** A running embedded database. */
export interface Database extends DatabaseUrls {
  dataFolder: string;
  /** Folder for the tenants' files, beside the database. */
  filesFolder: string;
  secrets: Secrets;
  /** Stops PostgreSQL cleanly within 10 seconds, and releases the folder. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL and keeps it running until `stop`; creates data folder, roles and database where
 * missing.
 * @throws DatabaseRefusal with one sentence for the person at the terminal; nothing is left behind then.
 */
export async function startDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { durable = true, onRestart = () => undefined } = options;
  const account = await serverAccount();
  const binaries = await findBinaries(account !== undefined);
  const layout = await prepareFolder(options.dataFolder ?? (await defaultDataFolder(account)), account);
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.toReversed()) await step();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= undoAll());
  try {
    const lock = await lockFolder(layout.folder);
    undo.push(() => lock.release());
    const secrets = await keepSecrets(layout);
    await mkdir(layout.files, { recursive: true, mode: 0o700 });
    await clearOrphan(binaries, account, layout.postgres);
    await initialise(binaries, account, layout, secrets.superuserPassword, durable);
    const socketFolder = await createSocketFolder(account);
    undo.push(() => removeSocketFolder(socketFolder));
    const server = await superviseServer({ binaries, account, layout, socketFolder, durable }, onRestart);
    undo.push(() => server.stop());
    const urls = databaseUrls(socketFolder, secrets);
    await createRoles(urls.superuserUrl, secrets);
    return { ...urls, dataFolder: layout.folder, filesFolder: layout.files, secrets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
