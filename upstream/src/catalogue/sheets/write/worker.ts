import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { annotate } from './annotate/annotate.ts';
import type { SheetTask } from './task.ts';
import { writeItems } from './writeItems.ts';
import { writeTable } from './writeTable.ts';

/**
 * The thread that writes one workbook: it posts chunk after chunk, and an empty one at the end. It imports only
 * `@galla/domain/sheets`, which keeps its start fast.
 */
const task = workerData as SheetTask;

const pieces = new Writable({
  write(piece: Buffer, _encoding, done) {
    const copy = Uint8Array.from(piece);
    parentPort?.postMessage(copy, [copy.buffer]);
    done();
  },
});

if (task.kind === 'write') await writeItems(task, pieces);
else await (task.kind === 'table' ? writeTable(task, pieces) : annotate(task, pieces));
parentPort?.postMessage(new Uint8Array(), []);
