import { setFlagsFromString } from 'node:v8';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * Each thread strips TypeScript types with WebAssembly, whose JavaScript wrappers V8 replaces by faster ones after a
 * thousand calls. Freeing the old ones can, rarely, crash the process ("Check failed: jit_page_->allocations_.erase",
 * nodejs/node#64500). Without a replacement nothing is freed.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2000000000');

/**
 * Starts a thread for a single task, with memory limits, without access to our secrets, and with messages as its only
 * output.
 * @param limits in MB; exceeding them ends it with an error
 */
export function startThread(file: URL, workerData: unknown, limits: ResourceLimits): Worker {
  return new Worker(file, { workerData, resourceLimits: limits, env: {}, stdout: true, stderr: true });
}
