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

/** Last month is closed in the evening of the first, in minutes after midnight. */
const EVENING = 20 * 60;
const ADVANCE: Paise = 500_00;
/** Targets are round amounts. */
const ROUND: Paise = 10_000_00;

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The first employee is below this month's target, the second one has reached it. */
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
 * Closes last month of the first employee and pays it if there is anything to pay; the second gets an advance today, in
 * the open month. Uses the product's own code.
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
