import { readdir, readlink } from 'node:fs/promises';

/**
 * Ends the workers of a server that was killed. One that is busy with a long query outlives its server and
 * keeps the next from starting; what it has not acknowledged is rolled back by the recovery, as after any crash.
 * Only Linux tells which processes are at a folder; elsewhere the next start waits for them.
 */
export async function dismissWorkers(pgData: string): Promise<void> {
  const entries = await readdir('/proc').catch(() => []);
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    const folder = await readlink(`/proc/${entry}/cwd`).catch(() => '');
    if (folder === pgData) endProcess(Number(entry));
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It left by itself meanwhile.
  }
}
