import type { Call } from '../http/route.ts';
import { notify } from './notify.ts';

/** The author, transaction and time of a change. */
export type Changing = Pick<Call, 'db' | 'caller' | 'now'>;

/**
 * Notifies the owner of a change that affects money or people, in the caller's transaction. The owner's own changes are
 * in the list too, read from the start.
 * @param what a line such as "the GST rate from 18 % to 5 %"
 * @param screen path of the related screen
 */
export async function notifyOwner(
  { db, caller, now }: Changing,
  what: string,
  screen: string,
): Promise<void> {
  const owner = await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'OWNER')
    .executeTakeFirst();
  if (!owner) return;
  const facts = { by: caller.name, what, screen };
  await notify(db, { kind: 'SETTINGS_CHANGED', facts, to: owner.id, by: caller.staffId }, now);
}
