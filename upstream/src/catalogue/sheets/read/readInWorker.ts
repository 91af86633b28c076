import { SHEET_LIMITS, type SheetLimits, type SheetTable } from '@galla/domain';
import { limited } from '../../../limited.ts';
import { startThread } from '../../../thread.ts';
import { SheetRefused, type SheetRefusal } from './refusedSheet.ts';

/** MB. With its buffers a thread stays below 100 MB, which is what the largest file may cost (trust 18). */
const HEAP = { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

type Answer = 'reading' | { table: SheetTable } | { reason: SheetRefusal };

/** Milliseconds until a thread is there, at most. */
const LONGEST_START = 20_000;

// One at a time, so that files of many people at once cost no more than one.
const oneAtATime = limited(1);

function readOnce(file: Buffer, limits: SheetLimits, longest: number): Promise<SheetTable> {
  const data = { file: Uint8Array.from(file), limits };
  const worker = startThread(new URL('./worker.ts', import.meta.url), data, HEAP);
  return new Promise<SheetTable>((resolve, reject) => {
    const refuse = (reason: SheetRefusal) => reject(new SheetRefused(reason));
    const refuseAfter = (time: number) => setTimeout(() => refuse('tooSlow'), time);
    let timer = refuseAfter(LONGEST_START);
    worker.on('message', (answer: Answer) => {
      if (answer === 'reading') {
        clearTimeout(timer);
        timer = refuseAfter(longest);
      } else if ('table' in answer) resolve(answer.table);
      else refuse(answer.reason);
    });
    // Out of memory, above all.
    worker.once('error', () => refuse('tooLarge'));
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse('damaged');
    });
  }).finally(() => void worker.terminate());
}

/**
 * Reads a spreadsheet in a thread of its own with limits to memory and time.
 * @param longest milliseconds; tests, which may run on a busy machine, give more
 * @param limits how many rows, above all, what is imported may have
 * @throws SheetRefused
 */
export function readInWorker(
  file: Buffer,
  longest: number = SHEET_LIMITS.time,
  limits: SheetLimits = SHEET_LIMITS,
): Promise<SheetTable> {
  return oneAtATime(() => readOnce(file, limits, longest));
}
