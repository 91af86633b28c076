import type { WriteResult } from '../../app/graph/refusal.ts';

/** As many ids as one write takes. */
export const BATCH = 1000;

/** What became of all of them. */
export interface BatchResult {
  /** The ids that were written. */
  done: readonly string[];
  /** Why it ended early; undefined when all were written or somebody stopped it. */
  failure: string | undefined;
}

interface Batches {
  send: (ids: readonly string[]) => Promise<WriteResult>;
  /** After each write: how many are done. */
  onProgress: (done: number) => void;
  /** Asked before each write. */
  isStopped: () => boolean;
}

/**
 * Writes many records, a thousand at a time and one write after the other. The first that fails ends it, as does
 * somebody who stops it: what was written before stays written.
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
