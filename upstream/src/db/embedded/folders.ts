import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ACCOUNT_HOME, ACCOUNT_NAME, type Account } from './account.ts';
import { DatabaseRefusal } from './refusal.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
/** Longest path of a Unix socket that every system accepts, less the file names put behind the folder. */
const LONGEST_SOCKET_FOLDER = 80;
const SOCKET_PREFIX = 'galla-pg-';

/** Where everything of one installation lies. */
export interface Layout {
  /** The installation's data folder. */
  folder: string;
  /** PostgreSQL's own data, owned by the account that runs it. */
  postgres: string;
  /** What PostgreSQL says while it runs. */
  log: string;
  /** Passwords and pepper, mode 0600. */
  secrets: string;
  /** Images and attachments, by tenant. */
  files: string;
}

/** The data folder when none is named: `data` in the repository, or, for root, one by the repository's path. */
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

/** Creates the data folder, closed to others, and says where its parts are. */
export async function prepareFolder(path: string, account: Account | undefined): Promise<Layout> {
  await mkdir(path, { recursive: true }).catch((error: Error) => {
    throw new DatabaseRefusal(`The data folder ${path} can't be created: ${error.message}.`);
  });
  const folder = await realpath(path);
  // Another account has to pass through on its way to its own part, without seeing what else is here.
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

/** The parts of a data folder that exists. */
export function layoutOf(folder: string): Layout {
  return {
    folder,
    postgres: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    secrets: join(folder, 'secrets.json'),
    files: join(folder, 'files'),
  };
}

/** A fresh folder for PostgreSQL's socket, with a path short enough for one. */
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
