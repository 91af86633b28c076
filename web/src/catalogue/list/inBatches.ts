import type { WriteResult } from '../../app/graph/refusal.ts';

/** Maximum number of ids per mutation. */
export const BATCH = 1000;

/** The result of all batches. */
export interface BatchResult {
  /** Ids that were written. */
  done: readonly string[];
  /** Why it ended early; undefined if all were written or the user stopped it. */
  failure: string | undefined;
}

interface Batches {
  send: (ids: readonly string[]) => Promise<WriteResult>;
  /** Called after each batch with the number written so far. */
  onProgress: (done: number) => void;
  /** Checked before each batch. */
  isStopped: () => boolean;
}

/**
 * Writes many records in sequential batches of a thousand. The first failure ends it, as does the user's
 * Stop; earlier batches stay written.
 */
export async function inBatches(
  ids: readonly string[],
  { send, onProgress, isStopped }: Batches,
): Promise<BatchResult> {
  const next = async (start: number): Promise<BatchResult> => {
    const done = ids.slice(0, start);
    if (start >= ids.length || isStopped()) return { done, failure: undefined };
    const outcome = await send(ids.slice(start, start + BATCH));
    if (outcome.kind !== 'saved') return { done, failure: outcome.message };
    const end = Math.min(start + BATCH, ids.length);
    onProgress(end);
    return next(end);
  };
  return next(0);
}
