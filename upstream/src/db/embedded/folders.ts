import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ACCOUNT_HOME, ACCOUNT_NAME, type Account } from './account.ts';
import { DatabaseRefusal } from './refusal.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
/** The longest path of a Unix socket that every system accepts, less room for the file name. */
const LONGEST_SOCKET_FOLDER = 80;
const SOCKET_PREFIX = 'galla-pg-';

/** Paths of an installation. */
export interface Layout {
  /** The installation's data folder. */
  folder: string;
  /** PostgreSQL's data folder, owned by the account that runs it. */
  postgres: string;
  /** PostgreSQL's log. */
  log: string;
  /** Passwords and pepper, with mode 0600. */
  secrets: string;
  /** Images and attachments, by tenant. */
  files: string;
}

/** The default data folder: `data` in the repository or, for root, one named after the repository's path. */
export async function defaultDataFolder(account: Account | undefined): Promise<string> {
  if (!account) return join(REPOSITORY, 'data');
  const digest = createHash('sha256').update(await realpath(REPOSITORY));
  return join(ACCOUNT_HOME, digest.digest('hex').slice(0, 12));
}

async function enterable(path: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const open = (mode & bit) !== 0;
  return open && (path === dirname(path) || (await enterable(dirname(path), account)));
}

/** Creates the private data folder; returns the paths of its parts. */
export async function prepareFolder(path: string, account: Account | undefined): Promise<Layout> {
  await mkdir(path, { recursive: true }).catch((error: Error) => {
    throw new DatabaseRefusal(`The data folder ${path} can't be created: ${error.message}.`);
  });
  const folder = await realpath(path);
  // The other account must be able to traverse to its own part without listing the rest.
  await chmod(folder, account ? 0o711 : 0o700).catch(() => {
    throw new DatabaseRefusal(
      `The data folder ${folder} belongs to somebody else. Set DATA_FOLDER to one of your own.`,
    );
  });
  if (account && !(await enterable(folder, account))) {
    throw new DatabaseRefusal(
      `PostgreSQL runs as the user "${ACCOUNT_NAME}", which can't enter ${folder}. Choose a DATA_FOLDER outside closed folders.`,
    );
  }
  return layoutOf(folder);
}

/** The paths of an existing data folder. */
export function layoutOf(folder: string): Layout {
  return {
    folder,
    postgres: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    secrets: join(folder, 'secrets.json'),
    files: join(folder, 'files'),
  };
}

/** A new folder for PostgreSQL's socket, with a path that is short enough. */
export async function createSocketFolder(account: Account | undefined): Promise<string> {
  const wanted = await realpath(tmpdir());
  const fits = wanted.length < LONGEST_SOCKET_FOLDER && (!account || (await enterable(wanted, account)));
  const folder = await mkdtemp(join(fits ? wanted : '/tmp', SOCKET_PREFIX));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Removes a socket folder made by `createSocketFolder`, and nothing else. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (folder.includes(`/${SOCKET_PREFIX}`)) await rm(folder, { recursive: true, force: true });
}
