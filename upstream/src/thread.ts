import { setFlagsFromString } from 'node:v8';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * Each thread strips its types by WebAssembly, whose calls into JavaScript V8 replaces by quicker ones after a thousand.
 * Freeing the old ones can end the process, rarely ("Check failed: jit_page_->allocations_.erase",
 * nodejs/node#64500). What is never replaced is never freed.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2000000000');

/**
 * Starts a thread for one piece of work: with limits to its memory, without a secret of ours, and with nothing to tell
 * but its messages.
 * @param limits in MB; beyond them it ends with an error
 */
export function startThread(file: URL, workerData: unknown, limits: ResourceLimits): Worker {
  return new Worker(file, { workerData, resourceLimits: limits, env: {}, stdout: true, stderr: true });
}
