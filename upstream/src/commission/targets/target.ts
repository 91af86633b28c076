import { checkSalesTarget, type Day, type Paise, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { lockEmployee } from '../statements/lock.ts';
import { findClosed } from '../statements/month.ts';
import type { SalesTarget } from './contract.ts';
import { soldIn } from './sold.ts';

/** What an employee is to sell in a month, as it was set last for that or an earlier one, and what is sold. */
export async function readTarget(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities'>,
  employeeId: string,
  month: Day,
): Promise<Static<typeof SalesTarget>> {
  const row = await db.sql
    .selectFrom('staff')
    .leftJoin('salesTarget', (join) =>
      join
        .onRef('salesTarget.tenantId', '=', 'staff.tenantId')
        .onRef('salesTarget.employeeId', '=', 'staff.id')
        .on('salesTarget.month', '<=', month),
    )
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.id', '=', employeeId)
    .orderBy('salesTarget.month', (order) => order.desc().nullsLast())
    .limit(1)
    .select(['salesTarget.amount', 'salesTarget.month as since'])
    .select(soldIn(db, caller, { employeeId, month }).as('sold'))
    .executeTakeFirstOrThrow();
  const { amount, since, sold } = row;
  return { employee_id: employeeId, month, amount, since: amount === null ? null : since, sold };
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
