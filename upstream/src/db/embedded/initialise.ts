import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './folders.ts';
import { runProgram } from './programs.ts';
import { DatabaseRefusal } from './refusal.ts';

/** Major version of the shipped PostgreSQL; a data folder of another one can't be opened. */
const MAJOR = '18';
/** The role that `initdb` makes; Galla uses it for roles and databases only. */
export const SUPERUSER = 'postgres';

async function versionOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Makes PostgreSQL's data folder unless it is there. A run that was killed half-way leaves nothing to mend. */
export async function initialise(
  binaries: Binaries,
  account: Account | undefined,
  layout: Layout,
  password: string,
  durable: boolean,
): Promise<void> {
  const version = await versionOf(layout.postgres);
  if (version === MAJOR) return;
  if (version !== undefined) {
    throw new DatabaseRefusal(
      `${layout.postgres} was made by PostgreSQL ${version}; this Galla runs ${MAJOR}.`,
    );
  }
  const draft = `${layout.postgres}.new`;
  const passwordFile = join(layout.folder, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const options = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
  // Sorting and case folding that no later version of an operating system or of ICU changes under an index.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await runProgram(
      binaries.initdb,
      [`--pgdata=${draft}`, ...options, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
      account,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, layout.postgres);
}
