import { readdir, readlink } from 'node:fs/promises';

/**
 * Ends the workers of a killed server. A worker busy with a long query outlives its server and blocks the next one; its
 * uncommitted work is rolled back by crash recovery. Only Linux shows which processes use a folder; elsewhere the next
 * start waits for them.
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
    // It exited meanwhile.
  }
}
