import { deleteDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 300;

export interface DraftWriter<T> {
  /** Stores the newest state shortly after the last change. */
  keep: (value: T) => void;
  /** Writes pending state at once. */
  flush: () => void;
  /** Deletes the draft and pending state. */
  drop: () => void;
}

/** Debounces the writes of a draft. */
export function draftWriter<T>(name: string): DraftWriter<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | undefined;
  const take = (): { value: T } | undefined => {
    clearTimeout(timer);
    const taken = waiting;
    waiting = undefined;
    return taken;
  };
  const flush = (): void => {
    const taken = take();
    if (taken !== undefined) void writeDraft(name, taken.value);
  };
  return {
    flush,
    keep: (value) => {
      clearTimeout(timer);
      waiting = { value };
      timer = setTimeout(flush, PAUSE_MS);
    },
    drop: () => {
      take();
      void deleteDraft(name);
    },
  };
}
