import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { freePort } from '../../support/galla.ts';
import { product } from './product.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The connection between the gateway and the REST API: intact, or with a typical network fault. */
export type Fault = 'none' | 'down' | 'silent' | 'html' | 'failing';

/** A second entry to the running product, through its own gateway with faults behind it. */
export interface FaultyProduct {
  url: string;
  /** Makes calls fail in this way from now on; only those with this path prefix, if given. */
  breakWith: (fault: Fault, path?: string) => void;
  /** Lets the next call with this path prefix arrive, and drops its answer. */
  loseAnswer: (path: string) => void;
  /** The received calls, as "POST /billing/payments". */
  calls: () => readonly string[];
  stop: () => Promise<void>;
}

function answer(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case 'down':
      response.destroy();
      break;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our hotel</h1>');
      break;
    case 'failing':
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      break;
    default:
    // No answer: the caller times out.
  }
}

function passOn(incoming: IncomingMessage, response: ServerResponse, loses: boolean): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ socketPath: product().upstream, method, path: url, headers }, (answered) => {
    if (loses) {
      answered.resume().once('end', () => response.destroy());
      return;
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  incoming.pipe(outgoing);
}

async function isUp(url: string): Promise<boolean> {
  try {
    const answered = await fetch(`${url}/healthz`);
    await answered.body?.cancel();
    return answered.ok;
  } catch {
    return false;
  }
}

async function startGateway(proxy: Server): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port } = proxy.address() as AddressInfo;
  const own = await freePort();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'hastyGateway.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'fatal',
      HOST: 'localhost',
      PORT: String(own),
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      WEB_FOLDER: resolve(ROOT, 'web/dist'),
    },
  });
  const url = `http://localhost:${own}`;
  while (!(await isUp(url))) if (child.exitCode !== null) throw new Error('The gateway does not start.');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Starts a gateway on the running product's REST API, with a proxy in between that can simulate faults. */
export async function startFaultyProduct(): Promise<FaultyProduct> {
  const calls: string[] = [];
  let losing: string | undefined;
  let broken: { fault: Fault; path: string } = { fault: 'none', path: '' };
  const proxy = createServer((incoming, response) => {
    calls.push(`${incoming.method ?? ''} ${incoming.url?.split('?')[0] ?? ''}`);
    if (broken.fault !== 'none' && incoming.url?.startsWith(broken.path)) answer(broken.fault, response);
    else {
      const loses = losing !== undefined && incoming.url?.startsWith(losing) === true;
      if (loses) losing = undefined;
      passOn(incoming, response, loses);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { url, stop } = await startGateway(proxy);
  return {
    url,
    breakWith: (fault, path = '/') => {
      calls.length = 0;
      broken = { fault, path };
    },
    loseAnswer: (path) => {
      calls.length = 0;
      losing = path;
    },
    calls: () => calls,
    async stop() {
      await stop();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
