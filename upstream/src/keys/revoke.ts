import { Refused } from '../http/refused.ts';
import type { DirectoryCall } from '../http/route.ts';

/**
 * Revokes a key immediately; has no effect on one that already ended. Its name remains in the records it wrote.
 * @throws Refused NOT_FOUND for a key of another shop
 */
export async function revokeKey(
  { db, directory, now }: Pick<DirectoryCall, 'db' | 'directory' | 'now'>,
  id: string,
): Promise<void> {
  const own = await directory.sql
    .selectFrom('directory.apiKey')
    .select('keyId')
    .where('tenantId', '=', db.tenantId)
    .where('keyId', '=', id)
    .executeTakeFirst();
  if (!own) throw new Refused('NOT_FOUND');
  await directory.sql
    .updateTable('directory.apiKey')
    .set({ revokedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('keyId', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
  await db.sql
    .updateTable('staff')
    .set({ active: false })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'KEY')
    .execute();
}
