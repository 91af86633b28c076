import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** How many pieces the shop completes in a day; null when it has set no number. */
export async function dailyPieces(db: TenantDb): Promise<number | null> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select('dailyPieces')
    .executeTakeFirst();
  return row?.dailyPieces ?? null;
}

/**
 * The load of a day: the pieces of all orders to be delivered on it, finished or not, regardless of who may see them.
 * It is a plain number, because anyone who promises a day must know what others have promised.
 * @param except an order whose pieces are left out
 */
export async function loadOf(db: TenantDb, date: Day, except?: string) {
  const { pieces } = await db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', db.tenantId)
    .where('deliveryDate', '=', date)
    .where('canceledAt', 'is', null)
    .$if(except !== undefined, (orders) => orders.where('id', '<>', except ?? ''))
    .select(sql<string>`coalesce(sum(pieces), 0)`.as('pieces'))
    .executeTakeFirstOrThrow();
  return { date, pieces: Number(pieces), daily_pieces: await dailyPieces(db) };
}
