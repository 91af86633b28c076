import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildStale } from '../../scripts/start/builds.ts';
import { freePort, startGalla, type Galla } from '../support/galla.ts';

/** An installation for the browser tests. */
export interface Product {
  /** The address to open. */
  url: string;
  /** The Unix socket of its REST API, for tests with a proxy in between. */
  upstream: string;
  /** Its data folder, for what only its operator can do. */
  data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    products: Product[];
  }
}

/** Number of test files that run in parallel, each on its own installation. */
export const WORKERS = 2;

/** The only socket folder in the temporary folder that the product was given. */
async function socketIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const name = names.find((path) => path.endsWith('upstream.sock'));
  if (name === undefined) throw new Error('The product has no socket of upstream.');
  return join(folder, name);
}

async function startOrTell(settings: Record<string, string>): Promise<Galla> {
  try {
    return await startGalla(settings);
  } catch (error) {
    process.stderr.write(`\nThe product does not start: ${String(error)}\n`);
    throw error;
  }
}

interface StartedProduct {
  product: Product;
  stop: () => Promise<void>;
}

async function startProduct(): Promise<StartedProduct> {
  const data = await mkdtemp(join(tmpdir(), 'galla-browser-'));
  // Socket paths must be short: not below a long temporary folder.
  const temporary = await mkdtemp(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'gb-'));
  const removeFolders = async () => {
    for (const folder of [data, temporary]) await rm(folder, { recursive: true, force: true });
  };
  try {
    const galla = await startOrTell({
      HOST: 'localhost',
      PORT: String(await freePort()),
      DATA_FOLDER: data,
      DEMO: '1',
      TMPDIR: temporary,
    });
    return {
      product: { url: galla.url, upstream: await socketIn(temporary), data },
      async stop() {
        await galla.stop();
        await removeFolders();
      },
    };
  } catch (error) {
    await removeFolders();
    throw error;
  }
}

/** Starts them in parallel; if one fails to start, none is left running. */
async function startAll(): Promise<StartedProduct[]> {
  const starts = await Promise.allSettled(Array.from({ length: WORKERS }, startProduct));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map(({ stop }) => stop()));
  throw failed.reason;
}

/**
 * Vitest's global setup: starts the product for each worker like `pnpm start`, in a temporary folder with its demo
 * shops, and stops it after the last test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Built beforehand, because otherwise each of them would build the files they share.
  await buildStale(new AbortController().signal);
  const started = await startAll();
  project.provide(
    'products',
    started.map((one) => one.product),
  );
  return async () => {
    await Promise.all(started.map((one) => one.stop()));
  };
}
