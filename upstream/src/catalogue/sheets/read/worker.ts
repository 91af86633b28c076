import type { SheetLimits } from '@galla/domain';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './readSheet.ts';
import { SheetRefused } from './refusedSheet.ts';

/**
 * The throw-away thread that reads one file: what a hostile file does to memory, time or objects ends with it.
 * It answers the table, or why there is none. Of domain it imports types alone, which keeps its start short.
 */
const { file, limits } = workerData as { file: Uint8Array; limits: SheetLimits };
// The clock starts with the file, not with the thread: how long a busy machine takes to make one says nothing of it.
parentPort?.postMessage('reading', []);
try {
  const table = await readSheet(Buffer.from(file), limits);
  parentPort?.postMessage({ table }, []);
} catch (error) {
  parentPort?.postMessage({ reason: error instanceof SheetRefused ? error.reason : 'damaged' }, []);
}
