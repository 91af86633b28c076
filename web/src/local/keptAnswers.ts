import { accessToken, sessionOwner } from '../app/session/store.ts';
import type { LocalDatabase } from './database.ts';
import { openDatabase } from './open.ts';

/** The tables of cached answers of the graph (spec 1 §3). */
export type KeptTable = Extract<keyof LocalDatabase, 'qrSettings' | 'meApi' | 'apiCache'>;

/** As for customers: data older than a day is no longer shown (spec 1 §7). */
export const DAY_MS = 86_400_000;

/** An answer belongs to one user of one shop. */
const keyOf = (name: string): string => `${sessionOwner()}/${name}`;

/** The last answer; undefined if there is none, it is too old, or the browser stores nothing. */
export async function readAnswer(table: KeptTable, name: string): Promise<unknown> {
  try {
    const kept = await (await openDatabase())[table].get(keyOf(name));
    return kept !== undefined && kept.until > Date.now() ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Changes a session's stored data. Does nothing if the session has ended meanwhile. */
export async function changeKept(
  token: string | null,
  run: (database: LocalDatabase) => PromiseLike<unknown>,
): Promise<void> {
  if (token === null || accessToken() !== token) return;
  try {
    const database = await openDatabase();
    if (accessToken() === token) await run(database);
  } catch {
    // Full or unavailable storage is not a failure.
  }
}

/** Stores an answer to this session's query. */
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

/** Deletes a stored answer that is no longer valid. */
export function dropAnswer(table: KeptTable, name: string, token: string | null): Promise<void> {
  return changeKept(token, (database) => database[table].delete(keyOf(name)));
}
