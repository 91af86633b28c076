import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A run of `scripts/start.ts`, in a process group of its own. */
export interface Galla {
  /** The printed address. */
  url: string;
  /** All output so far. */
  said: () => string;
  /** Sends a signal to the group, as a terminal does. */
  signal: (name: NodeJS.Signals) => void;
  /** Kills only the starter, at once; its children are left alone. */
  kill: () => Promise<void>;
  /** Asks it to stop and waits for its exit code. */
  stop: () => Promise<number | null>;
}

/** A start that ended before it printed an address. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
  readonly code: number | null;

  constructor(code: number | null, said: string) {
    super(said);
    this.code = code;
  }
}

/** Whether the port is currently free. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

/**
 * A currently free port, below the range from which systems assign ephemeral ports, so that other tests do not take
 * it in the meantime.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  return (await isFree(port)) ? port : freePort();
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  // Only the test's settings: neither a database nor an address from the machine's environment.
  const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, UPSTREAM_URL: _upstream, ...rest } = process.env;
  return { ...rest, ...settings };
}

/** For one machine that simulates many users. */
export const UNLIMITED = { RATE_LIMIT_ADDRESS: '1000000' };

/**
 * Starts everything like `pnpm start` and waits for the address.
 * @param settings the environment: PORT, DATA_FOLDER, DEMO, …
 * @throws StartFailed with its output
 */
export async function startGalla(settings: Record<string, string>): Promise<Galla> {
  const args = ['--import', './scripts/node-version.js', 'scripts/start.ts'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: environment(settings),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /Galla runs at (\S+)/.exec(said) ?? [];
      if (address) url.resolve(address);
    });
  }
  child.once('close', (code) => url.reject(new StartFailed(code, said)));
  const signal = (name: NodeJS.Signals) => void process.kill(-(child.pid ?? 0), name);
  return {
    url: await url.promise,
    said: () => said,
    signal,
    kill: async () => {
      child.kill('SIGKILL');
      await exitCode(child);
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) signal('SIGTERM');
      return exitCode(child);
    },
  };
}
