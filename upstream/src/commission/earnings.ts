import { commissionKind, type Day, dayIn, monthEnd, monthOfDay } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { sumEarning } from './documents.ts';
import { sumOrders } from './orders.ts';

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
