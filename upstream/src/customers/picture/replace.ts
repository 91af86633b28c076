import { claimUpload, retirePicture } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';

/**
 * Path of the picture sent with a form, as the file `profile_pic` or as an upload; undefined if there is
 * none.
 */
export async function sentPicture(
  { db, caller, now, uploads }: Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>,
  sent: string | null | undefined,
): Promise<string | undefined> {
  const id = uploads['profile_pic'] ?? sent ?? undefined;
  if (id === undefined) return undefined;
  return claimUpload(db, { id, staffId: caller.staffId, use: 'avatar', field: 'profile_pic', now });
}

/** Replaces or removes a customer's picture; housekeeping deletes the previous file. */
export async function replacePicture(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { id, picture }: { id: string; picture: string | null },
  next: string | null,
): Promise<void> {
  await retirePicture(db, 'avatar', picture, now);
  await db.sql
    .updateTable('customer')
    .set({ picture: next, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
