import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { removeSocketFolder } from './folders.ts';
import { disownPostmaster, readPostmaster, servesFolder } from './postmaster.ts';
import { runProgram } from './programs.ts';

/**
 * Cleans up after a killed run: a PostgreSQL that still serves the folder is stopped cleanly. Requires the folder's
 * lock.
 */
export async function clearOrphan(
  binaries: Binaries,
  account: Account | undefined,
  pgData: string,
): Promise<void> {
  const left = await readPostmaster(pgData);
  if (!left) return;
  if (await servesFolder(left.pid, pgData)) {
    const stop = ['stop', `--pgdata=${pgData}`, '--wait', '--silent'];
    await runProgram(binaries.pgCtl, [...stop, '--mode=fast', '--timeout=15'], account).catch(() =>
      runProgram(binaries.pgCtl, [...stop, '--mode=immediate', '--timeout=15'], account),
    );
  } else {
    await disownPostmaster(pgData);
  }
  await removeSocketFolder(left.socketFolder);
}
