import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL reports in its data folder. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/** Higher than any process id. */
const NOBODYS_PID = 2 ** 31 - 1;

/** Path of PostgreSQL's pid file. */
export function postmasterFile(pgData: string): string {
  return join(pgData, 'postmaster.pid');
}

/** Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, shared memory, state. */
export async function readPostmaster(pgData: string): Promise<Postmaster | undefined> {
  const text = await readFile(postmasterFile(pgData), 'utf8').catch(() => '');
  const [pid, , , , socketFolder, , , state] = text.split('\n');
  // A negative pid means single-user mode, which accepts no connections.
  if (!pid || !(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder ?? '', ready: state?.trim() === 'ready' };
}

/**
 * Removes the process id from the pid file of a dead server. After a reboot the id may belong to an unrelated process
 * that PostgreSQL would take for a running server. The rest stays: PostgreSQL uses the shared memory key to detect
 * remaining workers of the old server.
 */
export async function disownPostmaster(pgData: string): Promise<void> {
  const file = postmasterFile(pgData);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^\d+/, String(NOBODYS_PID)));
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return stdout;
}

/**
 * Whether the process is a PostgreSQL on this data folder, rather than an unrelated one that got its id after a reboot.
 */
export async function servesFolder(pid: number, pgData: string): Promise<boolean> {
  const command = await commandOf(pid).catch(() => '');
  return command.includes('postgres') && command.includes(pgData);
}
