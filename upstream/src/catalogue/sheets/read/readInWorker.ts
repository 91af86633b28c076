import { SHEET_LIMITS, type SheetLimits, type SheetTable } from '@galla/domain';
import { limited } from '../../../limited.ts';
import { startThread } from '../../../thread.ts';
import { SheetRefused, type SheetRefusal } from './refusedSheet.ts';

/** In MB. Including buffers, a thread stays below 100 MB, the memory limit for the largest file (trust 18). */
const HEAP = { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

type Answer = 'reading' | { table: SheetTable } | { reason: SheetRefusal };

/** Maximum start time of a thread in milliseconds. */
const LONGEST_START = 20_000;

// One at a time, so that concurrent uploads need no more memory than one.
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
    // Mostly out of memory.
    worker.once('error', () => refuse('tooLarge'));
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse('damaged');
    });
  }).finally(() => void worker.terminate());
}

/**
 * Parses a spreadsheet in a thread of its own with limits on memory and time.
 * @param longest milliseconds; tests allow more, as their machine may be busy
 * @param limits maximum number of rows and other sizes
 * @throws SheetRefused
 */
export function readInWorker(
  file: Buffer,
  longest: number = SHEET_LIMITS.time,
  limits: SheetLimits = SHEET_LIMITS,
): Promise<SheetTable> {
  return oneAtATime(() => readOnce(file, limits, longest));
}
