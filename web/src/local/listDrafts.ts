import { sessionOwner } from '../app/session/store.ts';
import { openDatabase } from './open.ts';

/** The user's drafts with this name prefix, newest first; empty if the browser stores nothing. */
export async function listDrafts(prefix: string): Promise<unknown[]> {
  try {
    const database = await openDatabase();
    const found = await database.drafts.where('key').startsWith(`${sessionOwner()}/${prefix}`).toArray();
    return found.toSorted((a, b) => b.savedAt - a.savedAt).map(({ value }) => value);
  } catch {
    return [];
  }
}
