import { dayIn, formatMessage } from '@galla/domain';
import { gstOn } from '../../billing/index.ts';
import { keepHiddenService } from '../../catalogue/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';

/** SAC of fitness services, which plans and joining fees are (issue 14, Membership life). */
export const GYM_SAC = '999723';

/** The id of the catalogue's service that a plan, or the joining fee (null), stands as on bills; undefined before the first. */
export async function knownService(db: TenantDb, planId: string | null): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('gymService')
    .where('tenantId', '=', db.tenantId)
    .where('planId', planId === null ? 'is' : '=', planId)
    .select('itemId')
    .executeTakeFirst();
  return row?.itemId;
}

/** The same, made where there is none yet. */
async function itemOf(db: TenantDb, planId: string | null): Promise<string> {
  const { tenantId } = db;
  const there = await knownService(db, planId);
  if (there !== undefined) return there;
  // Whoever is second waits here for the first, and then finds the first one's.
  await db.sql
    .insertInto('gymService')
    .values({ tenantId, planId, itemId: newId() })
    .onConflict((conflict) => conflict.columns(['tenantId', 'planId']).doNothing())
    .execute();
  const made = await knownService(db, planId);
  if (made === undefined) throw new Error('A service that was just added is not there');
  return made;
}

/**
 * The service that a plan, or the joining fee, stands as on bills: hidden from the cart, by the plan's name of now and
 * at the rate of today. It is made with the first bill.
 */
export async function serviceOf(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  plan: { id: string; name: string } | null,
): Promise<string> {
  const id = await itemOf(db, plan?.id ?? null);
  const title = plan
    ? formatMessage('members.serviceOfPlan', { plan: plan.name })
    : formatMessage('members.joiningFee');
  const gst = await gstOn(db, GYM_SAC, dayIn(caller.timeZone, now));
  await keepHiddenService(db, { id, title, hsn: GYM_SAC, gst }, now);
  return id;
}
