import { useState } from 'react';
import { newKey } from '../key.ts';
import { isSavedBefore, type WriteResult } from './refusal.ts';

interface SaveKey {
  key: string;
  /** Makes a new key if this outcome of the write needs one. */
  renewAfter: (outcome: WriteResult) => void;
}

/**
 * The idempotency key of a form without `RecordForm`. It stays the same until something was saved under it, now or by
 * an earlier attempt without an answer; what is sent then is another record or change.
 */
export function useSaveKey(): SaveKey {
  const [key, setKey] = useState(newKey);
  return {
    key,
    renewAfter: (outcome) => {
      if (outcome.kind === 'saved' || isSavedBefore(outcome)) setKey(newKey());
    },
  };
}
