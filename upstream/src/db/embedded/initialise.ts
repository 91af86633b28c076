import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './folders.ts';
import { runProgram } from './programs.ts';
import { DatabaseRefusal } from './refusal.ts';

/** Major version of the shipped PostgreSQL; it can't open data folders of another one. */
const MAJOR = '18';
/** The role created by `initdb`; used only to create roles and databases. */
export const SUPERUSER = 'postgres';

async function versionOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Inputs for creating a data folder. */
interface Making {
  binaries: Binaries;
  account: Account | undefined;
  /** An empty folder to create the data in. */
  draft: string;
  /** Password of the superuser. */
  password: string;
}

/** Creates it with `initdb`. */
async function make({ binaries, account, draft, password }: Making, durable: boolean): Promise<void> {
  const passwordFile = join(dirname(draft), 'password.new');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const options = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
  // The builtin provider: sort order and case mapping never change under an index with a new version of the operating
  // system or ICU.
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
}

/** Copies an existing one, which takes half the time, and sets its own password. */
async function copy({ binaries, account, draft, password }: Making, template: string): Promise<void> {
  await runProgram('cp', ['-a', `${template}/.`, draft], account);
  const statement = `alter role ${SUPERUSER} password '${password}'\n`;
  await runProgram(binaries.postgres, ['--single', '-F', '-D', draft, 'postgres'], account, statement);
}

/**
 * Creates PostgreSQL's data folder if it is missing; an interrupted run leaves nothing to repair. INITDB_TEMPLATE, as
 * in PostgreSQL's own tests, names a data folder of this version to copy.
 */
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
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  const making = { binaries, account, draft, password };
  const template = process.env['INITDB_TEMPLATE'];
  await (template ? copy(making, template) : make(making, durable));
  await rename(draft, layout.postgres);
}
