import { type Insertable, sql } from 'kysely';
import type { Designation } from '../../db/types.generated.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { lockHierarchy } from '../hierarchy/rows.ts';

type NewRoot = Omit<Insertable<Designation>, 'tenantId' | 'lft' | 'rgt' | 'sort' | 'parentId'>;

/** Inserts a designation as the last one at the root level, without the API's limits, since tests create many. */
export async function insertRootDesignation(db: TenantDb, designation: NewRoot): Promise<void> {
  await lockHierarchy(db);
  const { tenantId } = db;
  const { last, sort } = await db.sql
    .selectFrom('designation')
    .where('tenantId', '=', tenantId)
    .select(({ fn }) => [
      fn.coalesce(fn.max('rgt'), sql<number>`0`).as('last'),
      fn.coalesce(fn.max('sort').filterWhere('parentId', 'is', null), sql<number>`0`).as('sort'),
    ])
    .executeTakeFirstOrThrow();
  await db.sql
    .insertInto('designation')
    .values({ ...designation, tenantId, lft: last + 1, rgt: last + 2, sort: sort + 1 })
    .execute();
}
