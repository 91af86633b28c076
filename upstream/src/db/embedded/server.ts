import type { ChildProcess } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './folders.ts';
import { readPostmaster } from './postmaster.ts';
import { spawnProgram } from './programs.ts';
import { DatabaseRefusal } from './refusal.ts';

/** Parameters of a PostgreSQL server. */
export interface ServerPlan {
  binaries: Binaries;
  account: Account | undefined;
  layout: Layout;
  socketFolder: string;
  /** False disables the disk writes that only matter after a power failure. */
  durable: boolean;
}

/** A PostgreSQL server that accepts connections. */
export interface Server {
  /** Resolves when the process has ended, with how it ended. */
  ended: Promise<string>;
  /** Stops it cleanly within 8 seconds, else kills it; committed data survives either way. */
  stop: () => Promise<void>;
}

/** In milliseconds; crash recovery has to replay everything since the last checkpoint. */
const LONGEST_START = 120_000;
const LONGEST_STOP = 8_000;
/** In bytes. The log is for diagnosing recent failures, not an archive. */
const LARGEST_LOG = 5_000_000;

function settings(plan: ServerPlan): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: plan.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(plan.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).map(([name, value]) => `--${name}=${value}`);
}

/** The process of a server, and its end. */
interface Spawned {
  child: ChildProcess;
  ended: Promise<string>;
}

async function spawnServer(plan: ServerPlan): Promise<Spawned> {
  const size = await stat(plan.layout.log).then(
    (log) => log.size,
    () => 0,
  );
  const log = await open(plan.layout.log, size > LARGEST_LOG ? 'w' : 'a', 0o600);
  try {
    const args = ['-D', plan.layout.postgres, ...settings(plan)];
    const child = spawnProgram(plan.binaries.postgres, args, plan.account, ['ignore', log.fd, log.fd]);
    // Created before any await: a server that refuses to start may already be gone once the log is closed.
    return { child, ended: endOf(child) };
  } finally {
    await log.close();
  }
}

async function lastWords(layout: Layout): Promise<string> {
  const text = await readFile(layout.log, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: open transactions roll back and everything is written. SIGQUIT stops it
  // immediately, like a crash.
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), LONGEST_STOP);
  await ended;
  clearTimeout(timer);
}

/**
 * Starts PostgreSQL and waits until it accepts connections.
 * @throws DatabaseRefusal with its last output, or when `signal` is aborted.
 */
export async function launchServer(plan: ServerPlan, signal: AbortSignal): Promise<Server> {
  const { child, ended } = await spawnServer(plan);
  let end: string | undefined;
  void ended.then((how) => (end = how));
  const deadline = Date.now() + LONGEST_START;
  for (;;) {
    const postmaster = await readPostmaster(plan.layout.postgres);
    if (postmaster?.ready && postmaster.pid === child.pid) break;
    if (end !== undefined || signal.aborted || Date.now() > deadline) {
      await stopProcess(child, ended);
      throw new DatabaseRefusal(
        `PostgreSQL did not start (${end ?? 'no answer'}): ${await lastWords(plan.layout)}`,
      );
    }
    await wait(10);
  }
  return { ended, stop: () => stopProcess(child, ended) };
}
