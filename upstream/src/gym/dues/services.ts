import { dayIn, formatMessage } from '@galla/domain';
import { gstOn } from '../../billing/index.ts';
import { keepHiddenService } from '../../catalogue/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';

/** SAC of fitness services, which plans and joining fees are. */
export const GYM_SAC = '999723';

/** What a gym sells beside its plans. */
export const JOINING_FEE = 'JOINING_FEE';
export const DAY_PASS = 'DAY_PASS';

/** A plan, the joining fee or a day pass. */
type Sold = { id: string; name: string } | typeof JOINING_FEE | typeof DAY_PASS;

/** Where its service is kept. */
const keptAs = (sold: Sold | Pick<Exclude<Sold, string>, 'id'>) => ({
  planId: typeof sold === 'string' ? null : sold.id,
  dayPass: sold === DAY_PASS,
});

/** The id of the catalogue's service that a plan stands as on bills; undefined before the first. */
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

/** The same, made where there is none yet. */
async function itemOf(db: TenantDb, kept: ReturnType<typeof keptAs>): Promise<string> {
  const { tenantId } = db;
  const there = await find(db, kept);
  if (there !== undefined) return there;
  // Whoever is second waits here for the first, and then finds the first one's.
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
 * The service that a plan, the joining fee or a day pass stands as on bills: hidden from the cart, by the plan's name of now and
 * at the rate of today. It is made with the first bill.
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
