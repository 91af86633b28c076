import { PassThrough, Readable } from 'node:stream';
import { limited } from '../../../limited.ts';
import { startThread } from '../../../thread.ts';
import type { SheetTask, TableTask, WriteTask } from './task.ts';

/** In MB: what ten thousand rows need while they are written, with a margin. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** In milliseconds. */
const LONGEST = 30_000;

const twoAtATime = limited(2);

function writeOnce(task: SheetTask, take: (piece: Uint8Array) => void): Promise<void> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), task, HEAP);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Writing a workbook takes too long')), LONGEST);
    worker.on('message', (piece: Uint8Array) => (piece.length === 0 ? resolve() : take(piece)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('A workbook was not written to its end'));
    });
  }).finally(() => void worker.terminate());
}

/** Up to this many rows are written faster than a thread starts. */
const FEW_ROWS = 200;

async function writeNow(task: WriteTask | TableTask, stream: PassThrough): Promise<void> {
  // Loaded with the first workbook.
  if (task.kind === 'table') return (await import('./writeTable.ts')).writeTable(task, stream);
  return (await import('./writeItems.ts')).writeItems(task, stream);
}

function writeHere(task: WriteTask | TableTask): Readable {
  const stream = new PassThrough();
  writeNow(task, stream).catch((error: Error) => stream.destroy(error));
  return stream;
}

/**
 * Writes a workbook as a stream. Long ones and users' own ones are written in a thread, so that they do not block
 * others. A failure destroys the stream with an error, so that an incomplete file is not mistaken for a complete one.
 */
export function writeWorkbook(task: SheetTask): Readable {
  if (task.kind !== 'annotate' && task.rows.length <= FEW_ROWS) return writeHere(task);
  const stream = new Readable({ read: () => undefined });
  const take = (piece: Uint8Array) => void (stream.destroyed || stream.push(piece));
  twoAtATime(() => writeOnce(task, take)).then(
    () => stream.push(null),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
