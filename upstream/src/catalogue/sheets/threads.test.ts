import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Posts the addresses of all modules that are loaded with a module. */
const LOADED = `
  const { registerHooks } = require('node:module');
  const { parentPort, workerData } = require('node:worker_threads');
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  import(workerData).then(() => parentPort.postMessage(urls));
`;

test.each(['read/readSheet.ts', 'write/writeItems.ts', 'write/writeTable.ts', 'write/annotate/annotate.ts'])(
  'a thread that loads %s does not load the whole of domain, which would slow down its start',
  async (file) => {
    const worker = new Worker(LOADED, { eval: true, workerData: new URL(file, import.meta.url).href });
    const [urls] = (await once(worker, 'message')) as [string[]];
    await worker.terminate();
    expect(urls.some((url) => url.endsWith(file))).toBe(true);
    expect(urls.filter((url) => url.endsWith('/domain/src/index.ts'))).toEqual([]);
  },
);
