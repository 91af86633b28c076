import type { Call } from '../http/route.ts';
import { notify } from './notify.ts';

/** Who changed it, in which transaction, and when. */
export type Changing = Pick<Call, 'db' | 'caller' | 'now'>;

/**
 * Tells the owner who changed what decides over money and people, in the writer's transaction. What the owner changed
 * stands in the own list too, read from the beginning.
 * @param what a line of its own: "the GST rate from 18 % to 5 %"
 * @param screen path of the screen where it can be looked at
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
