import { addMonths, monthOfDay, type Paise, parseRupees } from '@galla/domain';
import {
  closeMonth,
  type Months,
  noteAdvance,
  payStatement,
  readMonth,
  readTarget,
  setTarget,
} from '../../commission/months.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { businessOf } from '../../tenant/businesses.ts';
import { dayOf, instantOf } from '../clock.ts';
import type { ShopData } from '../types.ts';
import { ownerOf } from './owner.ts';
import { at, type Ids } from './places.ts';

/** In the evening of the first of the month last month is closed. */
const EVENING = 20 * 60;
const ADVANCE: Paise = 500_00;
/** Targets are set in round sums. */
const ROUND: Paise = 10_000_00;

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The first employee is short of the target of this month, the second has reached it. */
async function writeTargets(by: Months, staff: readonly string[]): Promise<void> {
  const month = monthOfDay(dayOf(by.now));
  for (const [place, employeeId] of staff.entries()) {
    const sold = parseRupees((await readTarget(by.db, by.caller, employeeId, month)).sold) ?? 0;
    const reached = Math.floor(Math.max(0, sold) / ROUND) * ROUND;
    const amount = place === 0 ? reached + ROUND : Math.max(ROUND, reached);
    await setTarget(by, { employeeId, month: addMonths(month, -1), amount });
  }
}

/**
 * Last month of the first employee is closed, and paid where it comes to anything; the second was paid an advance today, which
 * counts in the month that is open. All of it by the code that people close months by.
 */
export async function writeMonths(
  db: TenantDb,
  data: ShopData,
  ids: Ids,
  { now, businessId }: { now: Date; businessId: number },
): Promise<void> {
  const caller = { ...ownerOf(db, data, ids, businessId), capabilities: businessOf(businessId).capabilities };
  const [first, second] = [at(ids.staff, 1), at(ids.staff, 2)];
  await writeTargets({ db, caller, now }, [first, second]);
  const thisMonth = monthOfDay(dayOf(now));
  const month = addMonths(thisMonth, -1);
  const by = { db, caller, now: earlier(instantOf(thisMonth, EVENING), now) };
  const { payable } = await readMonth(by, first, month);
  const expected = parseRupees(payable) ?? 0;
  const statement = await closeMonth(by, { employeeId: first, month, expected });
  if (expected > 0) await payStatement(by, statement, 'UPI');
  const asked = { employeeId: second, amount: ADVANCE, mode: 'UPI' as const, note: 'School fees' };
  await noteAdvance({ db, caller, now }, asked);
}
