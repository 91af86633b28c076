import { problem } from '@galla/domain';
import { sql } from 'kysely';
import { billableBy } from '../../customers/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { basisPointsOf } from '../../db/numeric.ts';
import type { SentOrder } from './draft.ts';

/** Refuses a customer who is not visible to the caller, erased or merged, and the walk-in. */
export async function requireCustomer(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
): Promise<void> {
  const customer = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where('customer.walkIn', '=', false)
    .where(billableBy(caller, now))
    .select('customer.id')
    // Locks against concurrent merge and erasure.
    .forKeyShare()
    .executeTakeFirst();
  if (!customer) throw refusedFor(problem('customer_id', 'INVALID_INPUT', 'orderRule.customerMissing'));
}

/** Which of these are active employees, with their names. */
export async function activeStaff(db: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where(sql<string>`staff.id::text`, 'in', ids)
    .where('active', '=', true)
    .where('kind', '<>', 'KEY')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of the shop's stages by id. */
export async function stagesOf(db: TenantDb): Promise<Map<string, string>> {
  const rows = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name'])
    // Locks against concurrent deletion.
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const missing = (field: string) => problem(field, 'INVALID_INPUT', 'orderRule.gone');

/** Refuses unknown employees and stages; `known` are those that the order already had. */
export async function requireWorkers(
  db: TenantDb,
  { items, employeeId, stageId }: Pick<SentOrder, 'items' | 'employeeId' | 'stageId'>,
  known: ReadonlySet<string> = new Set(),
): Promise<Map<string, string>> {
  const employees = new Set(items.flatMap(({ assignments }) => assignments.map((one) => one.employeeId)));
  if (employeeId !== undefined) employees.add(employeeId);
  const active = await activeStaff(db, [...employees]);
  const stages = await stagesOf(db);
  const isThere = (id: string) => active.has(id) || known.has(id);
  refuseOn(
    employeeId === undefined || isThere(employeeId) ? undefined : missing('employee_id'),
    stageId === null || stages.has(stageId) ? undefined : missing('stage'),
    ...items.flatMap(({ assignments }, at) =>
      assignments.flatMap((one, n) => [
        isThere(one.employeeId) ? undefined : missing(`item.${at}.assignments.${n}.employee_id`),
        stages.has(one.stageId) ? undefined : missing(`item.${at}.assignments.${n}.stage_id`),
      ]),
    ),
  );
  return stages;
}

/** The GST rate of the shop for orders in per cent: 0 unless it has a regular registration. */
export async function gstOf(db: TenantDb): Promise<number> {
  const shop = await db.sql
    .selectFrom('shop')
    .leftJoin('tenantSetting', 'tenantSetting.tenantId', 'shop.tenantId')
    .where('shop.tenantId', '=', db.tenantId)
    .select(['shop.registration', 'tenantSetting.gstPercentage'])
    .executeTakeFirstOrThrow();
  return shop.registration === 'REGULAR' ? basisPointsOf(shop.gstPercentage ?? '18.00') : 0;
}
