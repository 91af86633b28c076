import { deleteDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 300;

export interface DraftWriter<T> {
  /** Keeps the newest state a moment after the last change. */
  keep: (value: T) => void;
  /** Writes what still waits. */
  flush: () => void;
  /** Forgets the draft, and what waits. */
  drop: () => void;
}

/** Writes a draft after a pause in the typing instead of at every key. */
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
