import { inNaturalOrder } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** The type of groups that contacts can be assigned to (spec 2 §3). */
const USED = 'S';

/** The groups that contacts can be assigned to, by name. */
export async function listGroups(db: TenantDb) {
  const rows = await db.sql
    .selectFrom('customerGroup')
    .where('tenantId', '=', db.tenantId)
    .where('type', '=', USED)
    .select(['id', 'name', 'type'])
    .execute();
  return inNaturalOrder(rows, ({ name }) => name);
}

/** Whether contacts can be assigned to a group of this name. */
export async function isGroup(db: TenantDb, name: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('customerGroup')
    .where('tenantId', '=', db.tenantId)
    .where('type', '=', USED)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds groups that customers were just given, so that others can be assigned to them. */
export async function keepGroups(
  db: TenantDb,
  names: Iterable<string | null | undefined>,
  now: Date,
): Promise<void> {
  const given = [...new Set(names)].filter((name) => typeof name === 'string' && name !== '') as string[];
  if (given.length === 0) return;
  await db.sql
    .insertInto('customerGroup')
    .values(given.map((name) => ({ tenantId: db.tenantId, id: newId(), name, createdAt: now })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'name']).doNothing())
    .execute();
}
