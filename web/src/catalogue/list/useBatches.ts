import type { MessageKey } from '@galla/domain';
import { useRef, useState } from 'react';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { inBatches, type BatchResult } from './inBatches.ts';

/** A bulk write in progress. */
export interface Working {
  /** "Deleting" */
  says: MessageKey;
  done: number;
  total: number;
  /** Sends no further batch. */
  stop: () => void;
}

interface Batches {
  working: Working | undefined;
  run: (
    says: MessageKey,
    ids: readonly string[],
    send: (ids: readonly string[]) => Promise<WriteResult>,
  ) => Promise<BatchResult>;
}

/** Writes records in batches, and reports progress. */
export function useBatches(): Batches {
  const [working, setWorking] = useState<Working>();
  const stopped = useRef(false);
  const run: Batches['run'] = async (says, ids, send) => {
    stopped.current = false;
    const stop = (): void => {
      stopped.current = true;
    };
    const show = (done: number): void => setWorking({ says, done, total: ids.length, stop });
    show(0);
    try {
      return await inBatches(ids, { send, onProgress: show, isStopped: () => stopped.current });
    } finally {
      setWorking(undefined);
    }
  };
  return { working, run };
}
