import { use, useEffect, useMemo, useState } from 'react';
import { draftWriter } from './draftWriter.ts';
import { readDraft, type StoredDraft } from './drafts.ts';

export interface Draft<T> {
  /** The draft when the screen opened; undefined if there was none or it was not usable. */
  draft: T | undefined;
  /** Idempotency key of a save that was attempted with this draft, and perhaps applied although no answer came. */
  attempted: string | undefined;
  /** Stores the newest state, shortly after the last change and when the tab is left. */
  keep: (value: T) => void;
  /** The kept state is being saved with this key. Stores both at once, so that a save after a reload repeats it. */
  attempt: (key: string) => void;
  /** The work is done: deletes the draft. */
  drop: () => void;
}

interface Reading {
  promise: Promise<StoredDraft | undefined>;
  /** Number of mounted screens that use this reading. */
  held: number;
  /** The last of them was unmounted: the reading lacks what was entered since. */
  left: boolean;
}

const readings = new Map<string, Reading>();

/** One read per screen visit, shared by the renders of that visit. */
function readingOf(name: string): Reading {
  const known = readings.get(name);
  if (known !== undefined && !known.left) return known;
  const fresh = { promise: readDraft(name), held: 0, left: false };
  readings.set(name, fresh);
  return fresh;
}

/**
 * Holds a reading while mounted; the delay at the end lets React's strict mode unmount and remount without a second
 * read. Sets it again because the end of an earlier visit may have removed it since the render: reading again would
 * suspend the open screen.
 */
function hold(name: string, reading: Reading): () => void {
  readings.set(name, reading);
  reading.held += 1;
  reading.left = false;
  return () => {
    reading.held -= 1;
    reading.left = reading.held === 0;
    setTimeout(() => {
      if (reading.left && readings.get(name) === reading) readings.delete(name);
    });
  };
}

/**
 * Work in progress on this device, which survives a closed tab, a failed save and an expired session. Suspends for
 * the few milliseconds of reading. `isUsable` guards against drafts of older versions.
 */
export function useDraft<T>(name: string, isUsable: (value: unknown) => value is T): Draft<T> {
  const reading = readingOf(name);
  const { value, saveKey } = use(reading.promise) ?? {};
  const [draft] = useState(() => (isUsable(value) ? value : undefined));
  const [attempted] = useState(() => (draft === undefined ? undefined : saveKey));
  const writer = useMemo(() => draftWriter<T>(name, attempted), [name, attempted]);
  useEffect(() => {
    const release = hold(name, reading);
    document.addEventListener('visibilitychange', writer.flush);
    return () => {
      document.removeEventListener('visibilitychange', writer.flush);
      writer.flush();
      release();
    };
  }, [name, reading, writer]);
  const { keep, attempt, drop } = writer;
  return { draft, attempted, keep, attempt, drop };
}
