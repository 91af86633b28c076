import { addDays, addMonths, commissionKind, dayIn } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { sumEarning } from './documents.ts';
import { sumOrders } from './orders.ts';

/** What somebody earned; rupees and points as the database has them. */
export interface Earnings {
  earned: string;
  /** Of it in the month of today. */
  thisMonth: string;
  points: string;
  /** How many documents or orders it is of. */
  rows: number;
}

/** First and last day of the month of today, on the shop's clock. */
export function monthOf({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): { from: string; to: string } {
  const from = `${dayIn(timeZone, now).slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
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
