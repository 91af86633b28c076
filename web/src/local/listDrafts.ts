import { sessionOwner } from '../app/session/store.ts';
import { openDatabase } from './open.ts';

/** The person's drafts on this device whose names begin so, the newest first; none where the browser keeps nothing. */
export async function listDrafts(prefix: string): Promise<unknown[]> {
  try {
    const database = await openDatabase();
    const found = await database.drafts.where('key').startsWith(`${sessionOwner()}/${prefix}`).toArray();
    return found.toSorted((a, b) => b.savedAt - a.savedAt).map(({ value }) => value);
  } catch {
    return [];
  }
}
