import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/** Above what any system gives to a process. */
const NOBODYS_PID = 2 ** 31 - 1;

/** Path of the file in which PostgreSQL says that it runs. */
export function postmasterFile(pgData: string): string {
  return join(pgData, 'postmaster.pid');
}

/** Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, shared memory, state. */
export async function readPostmaster(pgData: string): Promise<Postmaster | undefined> {
  const text = await readFile(postmasterFile(pgData), 'utf8').catch(() => '');
  const [pid, , , , socketFolder, , , state] = text.split('\n');
  // A negative id marks a single-user run; neither is a server that could be reached.
  if (!pid || !(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder ?? '', ready: state?.trim() === 'ready' };
}

/**
 * Takes the process id out of the file of a server that is gone. After a restart of the machine the id may be
 * a stranger's, whom PostgreSQL would take for a rival. The rest stays: by the shared memory that it names
 * PostgreSQL finds out whether workers of the old server are still at the data.
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

/** Whether that process is PostgreSQL on this data folder, and not a stranger who got its id after a restart. */
export async function servesFolder(pid: number, pgData: string): Promise<boolean> {
  const command = await commandOf(pid).catch(() => '');
  return command.includes('postgres') && command.includes(pgData);
}
