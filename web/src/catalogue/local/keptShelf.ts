import type { ItemKind } from '@galla/domain';
import { accessToken } from '../../app/session/store.ts';
import { dropAnswer, keepAnswer, readAnswer } from '../../local/keptAnswers.ts';
import { openDatabase } from '../../local/open.ts';
import { isEntry, type CatalogueEntry } from './entry.ts';

/** Debounce of writes, so that pages that load in quick succession are written once. */
const PAUSE_MS = 1000;

/** Rows per write; writing 10,000 at once can block typing for half a second. */
const AT_ONCE = 200;

/**
 * Keeps one kind of the catalogue on this device (spec 1 §3: the table `items`), for a fast start and a poor
 * connection.
 */
export interface ShelfKeeper {
  /** The stored entries; empty if they belong to another user or are older than a day. */
  read: () => Promise<readonly CatalogueEntry[]>;
  /** Stores these entries after the debounce; only changed ones are written. */
  keep: (entries: readonly CatalogueEntry[]) => void;
}

/** Key of the marker that says the rows of a kind are complete, whose they are, and when they expire. */
const markOf = (kind: ItemKind): string => `items/${kind}`;

const rowOf = (entry: CatalogueEntry) => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  words: entry.words.split(/\s+/).filter((word) => word !== ''),
  entry,
});

/** Makes the stored rows of a kind match the entries; returns what is stored now. */
async function write(
  kind: ItemKind,
  entries: readonly CatalogueEntry[],
  before: ReadonlyMap<string, CatalogueEntry> | undefined,
): Promise<Map<string, CatalogueEntry>> {
  const { items } = await openDatabase();
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  // Rows of an earlier visit are unknown here, so all are replaced.
  if (before === undefined) await items.where('kind').equals(kind).delete();
  else await items.bulkDelete([...before.keys()].filter((id) => !now.has(id)));
  const changed = entries.filter((entry) => before?.get(entry.id) !== entry);
  for (let start = 0; start < changed.length; start += AT_ONCE)
    await items.bulkPut(changed.slice(start, start + AT_ONCE).map((entry) => rowOf(entry)));
  return now;
}

export function shelfKeeper(kind: ItemKind): ShelfKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: Map<string, CatalogueEntry> | undefined;
  let writing = Promise.resolve();

  const flush = async (entries: readonly CatalogueEntry[], token: string | null): Promise<void> => {
    // The session ended meanwhile and its rows were deleted, so nothing is written.
    if (token === null || accessToken() !== token) return;
    try {
      // The marker is absent while rows are being replaced, so a partial state is never read.
      await dropAnswer('apiCache', markOf(kind), token);
      kept = await write(kind, entries, kept);
      await keepAnswer('apiCache', markOf(kind), entries.length, token);
    } catch {
      // A full or closed store must never block billing; next time everything is rewritten.
      kept = undefined;
    }
  };
  return {
    read: async () => {
      try {
        if ((await readAnswer('apiCache', markOf(kind))) === undefined) return [];
        const rows = await (await openDatabase()).items.where('kind').equals(kind).toArray();
        const entries = rows.map(({ entry }) => entry);
        // An older version may have stored other fields.
        return entries.every((entry) => isEntry(entry)) ? entries : [];
      } catch {
        return [];
      }
    },
    keep: (entries) => {
      const token = accessToken();
      clearTimeout(timer);
      timer = setTimeout(() => {
        writing = writing.then(() => flush(entries, token));
      }, PAUSE_MS);
    },
  };
}
