import type { ItemKind } from '@galla/domain';
import { accessToken } from '../../app/session/store.ts';
import { dropAnswer, keepAnswer, readAnswer } from '../../local/keptAnswers.ts';
import { openDatabase } from '../../local/open.ts';
import { isEntry, type CatalogueEntry } from './entry.ts';

/** A moment after the last change, so that pages that come one after the other are written once. */
const PAUSE_MS = 1000;

/** Rows written without a break: 10,000 in one go would hold up typing for as long as half a second. */
const AT_ONCE = 200;

/** One kind of the catalogue on this device (spec 1 §3: the table `items`), for a quick start and a bad line. */
export interface ShelfKeeper {
  /** What was kept; nothing where it was another person's, or older than a day. */
  read: () => Promise<readonly CatalogueEntry[]>;
  /** Keeps these, a moment later; only what is not kept yet is written. */
  keep: (entries: readonly CatalogueEntry[]) => void;
}

/** Says that the rows of the kind are all there, whose they are and until when they are shown. */
const markOf = (kind: ItemKind): string => `items/${kind}`;

const rowOf = (entry: CatalogueEntry) => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  words: entry.words.split(/\s+/).filter((word) => word !== ''),
  entry,
});

/** Brings the rows of a kind to what the entries are, and answers them as what is kept now. */
async function write(
  kind: ItemKind,
  entries: readonly CatalogueEntry[],
  before: ReadonlyMap<string, CatalogueEntry> | undefined,
): Promise<Map<string, CatalogueEntry>> {
  const { items } = await openDatabase();
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  // What an earlier visit has left is not known here, and is written over as a whole.
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
    // Nothing is written for a session that has ended meanwhile: its rows are gone, and stay so.
    if (token === null || accessToken() !== token) return;
    try {
      // Between the two the rows are neither the old ones nor the new ones.
      await dropAnswer('apiCache', markOf(kind), token);
      kept = await write(kind, entries, kept);
      await keepAnswer('apiCache', markOf(kind), entries.length, token);
    } catch {
      // A full or closed store must never stop somebody from billing; the next time all is written.
      kept = undefined;
    }
  };
  return {
    read: async () => {
      try {
        if ((await readAnswer('apiCache', markOf(kind))) === undefined) return [];
        const rows = await (await openDatabase()).items.where('kind').equals(kind).toArray();
        const entries = rows.map(({ entry }) => entry);
        // An older version of the product has kept other fields.
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
