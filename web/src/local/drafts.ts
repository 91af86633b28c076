import { sessionOwner } from '../app/session/store.ts';
import type { LocalDraft } from './database.ts';
import { tellKeeping } from './keeping.ts';
import { openDatabase } from './open.ts';

/** A draft belongs to one user of one shop: another user who signs in on this device does not see it. */
const keyOf = (name: string): string => `${sessionOwner()}/${name}`;

/** A draft as stored. */
export type StoredDraft = Pick<LocalDraft, 'value' | 'saveKey'>;

/** The stored draft; undefined if there is none or the browser stores nothing (private windows). */
export async function readDraft(name: string): Promise<StoredDraft | undefined> {
  try {
    const database = await openDatabase();
    return await database.drafts.get(keyOf(name));
  } catch {
    return undefined;
  }
}

/** Stores a draft. Never fails: work goes on without storage. */
export async function writeDraft(name: string, value: unknown, saveKey?: string): Promise<void> {
  try {
    const database = await openDatabase();
    await database.drafts.put({
      key: keyOf(name),
      value,
      savedAt: Date.now(),
      ...(saveKey !== undefined && { saveKey }),
    });
    tellKeeping(true);
  } catch {
    // Full or unavailable storage must never block billing.
    tellKeeping(false);
  }
}

export async function deleteDraft(name: string): Promise<void> {
  try {
    const database = await openDatabase();
    await database.drafts.delete(keyOf(name));
  } catch {
    // There is nothing to delete.
  }
}
