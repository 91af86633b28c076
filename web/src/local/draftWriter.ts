import { deleteDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 300;

export interface DraftWriter<T> {
  /** Stores the newest state shortly after the last change. */
  keep: (value: T) => void;
  /** Writes pending state at once. */
  flush: () => void;
  /** Writes the newest state at once, with the idempotency key of the save that sends it. */
  attempt: (saveKey: string) => void;
  /** Deletes the draft and pending state. */
  drop: () => void;
}

/**
 * Debounces the writes of a draft.
 * @param attempted key of a save that was attempted with the stored draft
 */
export function draftWriter<T>(name: string, attempted?: string): DraftWriter<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: { value: T; written: boolean } | undefined;
  let key = attempted;
  const flush = (): void => {
    clearTimeout(timer);
    if (newest === undefined || newest.written) return;
    newest.written = true;
    void writeDraft(name, newest.value, key);
  };
  return {
    flush,
    keep: (value) => {
      clearTimeout(timer);
      newest = { value, written: false };
      timer = setTimeout(flush, PAUSE_MS);
    },
    attempt: (saveKey) => {
      key = saveKey;
      if (newest === undefined) return;
      newest.written = false;
      flush();
    },
    drop: () => {
      clearTimeout(timer);
      newest = undefined;
      key = undefined;
      void deleteDraft(name);
    },
  };
}
