import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DatabaseRefusal } from './refusal.ts';

const run = promisify(execFile);

/** The system user that runs PostgreSQL when Galla itself is started by root. */
export const ACCOUNT_NAME = 'galla';
/** Home of that user: copied binaries, and the data of every installation started by root. */
export const ACCOUNT_HOME = '/var/lib/galla';

/** A Unix account to run a process as. */
export interface Account {
  uid: number;
  gid: number;
}

// `su` without `-` gives root a PATH without sbin.
const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin` };

async function findAccount(): Promise<Account | undefined> {
  try {
    const uid = await run('id', ['-u', ACCOUNT_NAME], { env: environment });
    const gid = await run('id', ['-g', ACCOUNT_NAME], { env: environment });
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * The account for PostgreSQL, which refuses to run as root: `galla`, created if missing. Undefined for ordinary users,
 * who run PostgreSQL themselves.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await findAccount();
  if (existing) return existing;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', ACCOUNT_HOME];
  const failure = await run('useradd', [...options, '--shell', '/usr/sbin/nologin', ACCOUNT_NAME], {
    env: environment,
  }).then(
    () => undefined,
    (error: Error) => error.message.trim(),
  );
  // Looked up even after a failure: a concurrent start may have created it.
  const created = await findAccount();
  if (created) return created;
  throw new DatabaseRefusal(
    `PostgreSQL does not run as root, and its user "${ACCOUNT_NAME}" could not be created (${failure ?? 'useradd'}). ` +
      'Start Galla as an ordinary user, or set DATABASE_URL.',
  );
}
