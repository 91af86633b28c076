import { checkSalesTarget, type Day, type Paise, rupees } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { lockEmployee } from '../statements/lock.ts';
import { findClosed } from '../statements/month.ts';
import type { SalesTarget } from './contract.ts';
import { soldIn } from './sold.ts';

type Target = Static<typeof SalesTarget>;

/**
 * The targets of employees for a month, from the latest setting for it or an earlier month, and their sales: one
 * statement for all. The owner and unknown ids are left out.
 */
export async function listTargets(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities'>,
  employeeIds: readonly string[],
  month: Day,
): Promise<Target[]> {
  if (employeeIds.length === 0) return [];
  const rows = await db.sql
    .selectFrom('staff')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('salesTarget')
          .whereRef('salesTarget.tenantId', '=', 'staff.tenantId')
          .whereRef('salesTarget.employeeId', '=', 'staff.id')
          .where('salesTarget.month', '<=', month)
          .orderBy('salesTarget.month', 'desc')
          .limit(1)
          .select(['salesTarget.amount', 'salesTarget.month'])
          .as('target'),
      (join) => join.onTrue(),
    )
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.kind', '=', 'EMPLOYEE')
    .where('staff.id', 'in', employeeIds)
    .select(['staff.id', 'target.amount', 'target.month as since'])
    .select(soldIn(db, caller, { employeeId: sql.ref<string>('staff.id'), month }).as('sold'))
    .execute();
  return rows.map(({ id, amount, since, sold }) => ({
    employee_id: id,
    month,
    amount,
    since: amount === null ? null : since,
    sold,
  }));
}

/**
 * The same for one employee.
 * @throws Refused NOT_FOUND for an id that is not an employee of the shop
 */
export async function readTarget(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities'>,
  employeeId: string,
  month: Day,
): Promise<Target> {
  const [target] = await listTargets(db, caller, [employeeId], month);
  if (!target) throw new Refused('NOT_FOUND');
  return target;
}

/**
 * Sets an employee's target from a month on; undefined ends it.
 * @throws Refused INVALID_INPUT for an invalid amount, MONTH_CLOSED
 */
export async function setTarget(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  { employeeId, month, amount }: { employeeId: string; month: Day; amount: Paise | undefined },
): Promise<void> {
  if (amount !== undefined) refuseOn(checkSalesTarget(amount));
  await lockEmployee(db, employeeId);
  const { last } = await findClosed(db, employeeId);
  if (last !== undefined && month <= last) throw new Refused('MONTH_CLOSED');
  const set = { amount: amount === undefined ? null : rupees(amount), setBy: caller.staffId, setAt: now };
  await db.sql
    .insertInto('salesTarget')
    .values({ tenantId: db.tenantId, employeeId, month, ...set })
    .onConflict((conflict) => conflict.columns(['tenantId', 'employeeId', 'month']).doUpdateSet(set))
    .execute();
}
