import { dayIn, formatMessage } from '@galla/domain';
import { gstOn } from '../../billing/index.ts';
import { keepHiddenService } from '../../catalogue/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';

/** SAC of fitness services, used for plans and joining fees. */
export const GYM_SAC = '999723';

/** Key of the joining fee among a gym's services. */
export const JOINING_FEE = 'JOINING_FEE';
export const DAY_PASS = 'DAY_PASS';

/** A plan, the joining fee or a day pass. */
type Sold = { id: string; name: string } | typeof JOINING_FEE | typeof DAY_PASS;

/** The key of its catalogue service. */
const keptAs = (sold: Sold | Pick<Exclude<Sold, string>, 'id'>) => ({
  planId: typeof sold === 'string' ? null : sold.id,
  dayPass: sold === DAY_PASS,
});

/** The id of the catalogue service of a plan on bills; undefined before the first bill. */
export const knownService = (db: TenantDb, planId: string): Promise<string | undefined> =>
  find(db, keptAs({ id: planId }));

async function find(
  db: TenantDb,
  { planId, dayPass }: ReturnType<typeof keptAs>,
): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('gymService')
    .where('tenantId', '=', db.tenantId)
    .where('planId', planId === null ? 'is' : '=', planId)
    .where('dayPass', '=', dayPass)
    .select('itemId')
    .executeTakeFirst();
  return row?.itemId;
}

/** The same, created if missing. */
async function itemOf(db: TenantDb, kept: ReturnType<typeof keptAs>): Promise<string> {
  const { tenantId } = db;
  const there = await find(db, kept);
  if (there !== undefined) return there;
  // Locks: a concurrent call waits here and then finds the created service.
  await db.sql
    .insertInto('gymService')
    .values({ ...kept, tenantId, itemId: newId() })
    .onConflict((conflict) => conflict.columns(['tenantId', 'planId', 'dayPass']).doNothing())
    .execute();
  const made = await find(db, kept);
  if (made === undefined) throw new Error('A service that was just added is not there');
  return made;
}

const titleOf = (sold: Sold): string =>
  sold === JOINING_FEE
    ? formatMessage('members.joiningFee')
    : sold === DAY_PASS
      ? formatMessage('dayPass.service')
      : formatMessage('members.serviceOfPlan', { plan: sold.name });

/**
 * The catalogue service for a plan, the joining fee or a day pass on bills: hidden from the cart, with the plan's
 * current name and today's GST rate. Created with the first bill.
 */
export async function serviceOf(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  sold: Sold,
): Promise<string> {
  const id = await itemOf(db, keptAs(sold));
  const title = titleOf(sold);
  const gst = await gstOn(db, GYM_SAC, dayIn(caller.timeZone, now));
  await keepHiddenService(db, { id, title, hsn: GYM_SAC, gst }, now);
  return id;
}
