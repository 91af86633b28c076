import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../../../scripts/start/child.ts';
import { gatewayOptions } from '../../../scripts/start/gateway.ts';
import { freePort } from '../../support/galla.ts';

/** Resources a process has used so far. */
export interface Usage {
  /** Microseconds of processor time over all threads. */
  cpu: number;
  /** Current memory in bytes. */
  memory: number;
}

/** A server in its own process, whose processor usage can be queried. */
export interface Measured {
  url: string;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

const PROBE = new URL('probe.ts', import.meta.url).href;

function launch(file: URL, env: Record<string, string>, options: readonly string[] = []): ChildProcess {
  return fork(fileURLToPath(file), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...COMPILED, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', PROBE, ...options],
  });
}

async function message<T>(child: ChildProcess, name: string): Promise<T> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('A measured process ended.');
  });
  const answer = new Promise<T>((resolve) => {
    const hear = (said: unknown) => {
      if (typeof said !== 'object' || said === null || !(name in said)) return;
      child.off('message', hear);
      resolve((said as Record<string, T>)[name] as T);
    };
    child.on('message', hear);
  });
  try {
    return await Promise.race([answer, gone]);
  } finally {
    ended.abort();
    gone.catch(() => undefined);
  }
}

/** Sends a request to a probe and waits for its answer. */
async function ask<T>(child: ChildProcess, name: string): Promise<T> {
  const answer = message<T>(child, name);
  child.send(name);
  return answer;
}

function measured(child: ChildProcess, url: string): Measured {
  return {
    url,
    usage: () => ask<Usage>(child, 'usage'),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Starts a program of the benchmark, which reports its own address. */
export async function startProgram(name: string, env: Record<string, string> = {}): Promise<Measured> {
  const child = launch(new URL(name, import.meta.url), env);
  return measured(child, await message<string>(child, 'url'));
}

/** Waits until a server listening on HOST and PORT answers. */
async function started(name: string, file: string, env: Record<string, string>, options: readonly string[]) {
  const port = await freePort();
  const place = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port) };
  const child = launch(new URL(`../../../${file}`, import.meta.url), { ...place, ...env }, options);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) if (child.exitCode !== null) throw new Error(`${name} does not start.`);
  return { child, url };
}

/** Starts the gateway as `pnpm start` does. */
export async function startGateway(env: Record<string, string>): Promise<Measured> {
  const profile = process.env['BENCH_PROFILE'];
  const options = [...(profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []), ...gatewayOptions()];
  const { child, url } = await started('The gateway', 'gateway/src/start.ts', env, options);
  return measured(child, url);
}

/** Starts upstream like `pnpm start`, on a port, and counts its statements to PostgreSQL. */
export async function startUpstream(
  env: Record<string, string>,
): Promise<Measured & { statements: () => Promise<number> }> {
  const probe = new URL('../upstream/probe.ts', import.meta.url).href;
  const { child, url } = await started('Upstream', 'upstream/src/start.ts', env, ['--import', probe]);
  return { ...measured(child, url), statements: () => ask<number>(child, 'statements') };
}

async function isUp(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
