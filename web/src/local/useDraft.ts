import { use, useEffect, useMemo, useState } from 'react';
import { draftWriter } from './draftWriter.ts';
import { readDraft } from './drafts.ts';

export interface Draft<T> {
  /** What was kept when the screen opened; undefined when there was nothing, or nothing usable. */
  draft: T | undefined;
  /** Keeps the newest state, a moment after the last change and when the tab is left. */
  keep: (value: T) => void;
  /** The work is done: forgets the draft. */
  drop: () => void;
}

interface Reading {
  promise: Promise<unknown>;
  /** How many screens show what was read. */
  held: number;
}

const readings = new Map<string, Reading>();

/** One read per screen visit, shared by the renders of that visit. */
function readingOf(name: string): Reading {
  const known = readings.get(name);
  if (known !== undefined) return known;
  const fresh = { promise: readDraft(name), held: 0 };
  readings.set(name, fresh);
  return fresh;
}

/**
 * Holds a reading; the delay at its end lets React's strict mode unmount and mount again without a second read. The end
 * of an earlier visit may have forgotten it since it was drawn with: reading again would suspend the open screen.
 */
function hold(name: string, reading: Reading): () => void {
  readings.set(name, reading);
  reading.held += 1;
  return () => {
    reading.held -= 1;
    setTimeout(() => {
      if (reading.held === 0 && readings.get(name) === reading) readings.delete(name);
    });
  };
}

/**
 * Work that survives a closed tab, a failed save and an expired session, on this device. Suspends for the few
 * milliseconds that reading takes. `isUsable` guards against what an older version has kept.
 */
export function useDraft<T>(name: string, isUsable: (value: unknown) => value is T): Draft<T> {
  const reading = readingOf(name);
  const kept = use(reading.promise);
  const [draft] = useState(() => (isUsable(kept) ? kept : undefined));
  const writer = useMemo(() => draftWriter<T>(name), [name]);
  useEffect(() => {
    const release = hold(name, reading);
    document.addEventListener('visibilitychange', writer.flush);
    return () => {
      document.removeEventListener('visibilitychange', writer.flush);
      writer.flush();
      release();
    };
  }, [name, reading, writer]);
  return { draft, keep: writer.keep, drop: writer.drop };
}
