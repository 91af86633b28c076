import type { SheetLimits } from '@galla/domain';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './readSheet.ts';
import { SheetRefused } from './refusedSheet.ts';

/**
 * A disposable thread that parses one file: the effects of a hostile file on memory, time or objects end with it. It
 * posts the table, or the reason of a refusal. It imports only types of domain, which keeps its start fast.
 */
const { file, limits } = workerData as { file: Uint8Array; limits: SheetLimits };
// The timeout starts with the file, not with the thread, since a busy machine may need long to start one.
parentPort?.postMessage('reading', []);
try {
  const table = await readSheet(Buffer.from(file), limits);
  parentPort?.postMessage({ table }, []);
} catch (error) {
  parentPort?.postMessage({ reason: error instanceof SheetRefused ? error.reason : 'damaged' }, []);
}
