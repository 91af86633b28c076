import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { annotate } from './annotate/annotate.ts';
import type { SheetTask } from './task.ts';
import { writeItems } from './writeItems.ts';
import { writeTable } from './writeTable.ts';

/** The thread that writes one workbook: it hands on piece after piece, and an empty one when it is whole. */
const task = workerData as SheetTask;

const pieces = new Writable({
  write(piece: Buffer, _encoding, done) {
    const copy = Uint8Array.from(piece);
    parentPort?.postMessage(copy, [copy.buffer]);
    done();
  },
});

if (task.kind === 'write') await writeItems(task, pieces);
else if (task.kind === 'table') await writeTable(task, pieces);
else await annotate(task, pieces);
parentPort?.postMessage(new Uint8Array(), []);
