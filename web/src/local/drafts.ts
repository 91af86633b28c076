import { sessionOwner } from '../app/session/store.ts';
import { tellKeeping } from './keeping.ts';
import { openDatabase } from './open.ts';

/** A draft belongs to one person of one shop: somebody else who signs in on this device does not get it. */
const keyOf = (name: string): string => `${sessionOwner()}/${name}`;

/** The kept draft; undefined when there is none, and where the browser keeps nothing (private windows). */
export async function readDraft(name: string): Promise<unknown> {
  try {
    const database = await openDatabase();
    return (await database.drafts.get(keyOf(name)))?.value;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. Work goes on where nothing can be kept. */
export async function writeDraft(name: string, value: unknown): Promise<void> {
  try {
    const database = await openDatabase();
    await database.drafts.put({ key: keyOf(name), value, savedAt: Date.now() });
    tellKeeping(true);
  } catch {
    // A full or closed store must never stop somebody from billing.
    tellKeeping(false);
  }
}

export async function deleteDraft(name: string): Promise<void> {
  try {
    const database = await openDatabase();
    await database.drafts.delete(keyOf(name));
  } catch {
    // There was nothing to delete.
  }
}
