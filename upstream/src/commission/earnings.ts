import { commissionKind, type Day, dayIn, monthEnd, monthOfDay } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { documentsInMonth, sumEarning } from './documents.ts';
import { ordersInMonth, sumOrders } from './orders.ts';

/** A person's earnings; rupees and points as text from the database. */
export interface Earnings {
  earned: string;
  /** The part of the current month. */
  thisMonth: string;
  /** Still expected: unpaid shares, and open orders in pieces. */
  expected: string;
  points: string;
  /** Number of documents or orders. */
  rows: number;
  /** Whether new sales earn as their money is received. */
  onMoney: boolean;
}

/** First and last day of a month in the shop's time zone. */
export interface Month {
  from: Day;
  to: Day;
  timeZone: string;
}

export function monthOf({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): Month {
  const from = monthOfDay(dayIn(timeZone, now));
  return { from, to: monthEnd(from), timeZone };
}

/**
 * A person's earnings so far: from orders in pieces in a boutique, else from bills. Card, rows, export and My Earnings
 * all use this.
 */
export function earningsOf(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities' | 'timeZone'>,
  employeeId: string,
  now: Date,
): Promise<Earnings> {
  const month = monthOf(caller, now);
  return commissionKind(caller.capabilities) === 'BOUTIQUE'
    ? sumOrders(db, employeeId, {}, month)
    : sumEarning(db, employeeId, {}, month);
}

/**
 * The earnings of employees in the current month by id, equal to `thisMonth` of `earningsOf`, in one statement for all
 * of them. The owner and unknown ids are left out.
 */
export async function earnedThisMonth(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities' | 'timeZone'>,
  employeeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (employeeIds.length === 0) return new Map();
  const month = monthOf(caller, now);
  const inMonth = commissionKind(caller.capabilities) === 'BOUTIQUE' ? ordersInMonth : documentsInMonth;
  const rows = await db.sql
    .selectFrom('staff')
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.kind', '=', 'EMPLOYEE')
    .where('staff.id', 'in', employeeIds)
    .select('staff.id')
    .select(sql<string>`(${inMonth(db, sql.ref<string>('staff.id'), month)})`.as('amount'))
    .execute();
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}
