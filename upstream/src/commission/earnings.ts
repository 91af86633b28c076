import { commissionKind, type Day, dayIn, monthEnd, monthOfDay } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { documentsInMonth, sumEarning } from './documents.ts';
import { ordersInMonth, sumOrders } from './orders.ts';

/** What somebody earned; rupees and points as the database has them. */
export interface Earnings {
  earned: string;
  /** Of it in the month of today. */
  thisMonth: string;
  /** What will be earned besides: once what was sold is paid, and open orders in pieces are completed. */
  expected: string;
  points: string;
  /** How many documents or orders it is of. */
  rows: number;
  /** Whether what is sold from now on earns as its money comes in. */
  onMoney: boolean;
}

/** First and last day of a month, on the shop's clock. */
export interface Month {
  from: Day;
  to: Day;
  timeZone: string;
}

/** The month of today. */
export function monthOf({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): Month {
  const from = monthOfDay(dayIn(timeZone, now));
  return { from, to: monthEnd(from), timeZone };
}

/**
 * What a person of the shop earned by now: in a boutique by orders in pieces, elsewhere by bills. It is the one sum of
 * card, rows, export and My Earnings.
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
 * What employees earned in the month of today, by their ids: of each the same as `thisMonth` of `earningsOf`, for all of them in
 * one statement. The owner, and who is not of the shop, is left out.
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
