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
 * What employees are to sell in a month, as it was set last for that or an earlier one, and what is sold: for all of them in one
 * statement. The owner, and who is not of the shop, is left out.
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
 * The same of one.
 * @throws Refused NOT_FOUND of who is no employee of the shop
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
 * Sets what an employee is to sell from a month on; undefined ends it.
 * @throws Refused INVALID_INPUT of an amount that is none, MONTH_CLOSED
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
