import { accessToken, sessionOwner } from '../app/session/store.ts';
import type { LocalDatabase } from './database.ts';
import { openDatabase } from './open.ts';

/** The tables that hold what the graph last answered (spec 1 §3). */
export type KeptTable = Extract<keyof LocalDatabase, 'qrSettings' | 'meApi' | 'apiCache'>;

/** As customers: what is older than a day is not shown any more (spec 1 §7). */
export const DAY_MS = 86_400_000;

/** An answer belongs to one person of one shop. */
const keyOf = (name: string): string => `${sessionOwner()}/${name}`;

/** What was answered last; undefined when nothing was, too long ago, and where the browser keeps nothing. */
export async function readAnswer(table: KeptTable, name: string): Promise<unknown> {
  try {
    const kept = await (await openDatabase())[table].get(keyOf(name));
    return kept !== undefined && kept.until > Date.now() ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Changes what is kept for a session. Nothing is done for one that has ended meanwhile. */
export async function changeKept(
  token: string | null,
  run: (database: LocalDatabase) => PromiseLike<unknown>,
): Promise<void> {
  if (token === null || accessToken() !== token) return;
  try {
    const database = await openDatabase();
    if (accessToken() === token) await run(database);
  } catch {
    // A full or closed store is no reason to fail.
  }
}

/** Keeps an answer to what this session asked. */
export function keepAnswer(
  table: KeptTable,
  name: string,
  value: unknown,
  token: string | null,
): Promise<void> {
  return changeKept(token, (database) =>
    database[table].put({ key: keyOf(name), value, until: Date.now() + DAY_MS }),
  );
}

/** Forgets what was answered last: it is not true any more. */
export function dropAnswer(table: KeptTable, name: string, token: string | null): Promise<void> {
  return changeKept(token, (database) => database[table].delete(keyOf(name)));
}
