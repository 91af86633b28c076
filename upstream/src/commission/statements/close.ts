import { checkClosableMonth, checkPayable, type Day, dayIn, monthEnd, problem } from '@galla/domain';
import type { Static } from 'typebox';
import { attendanceIn } from '../../attendance/index.ts';
import { nextNumber, paymentMode } from '../../billing/index.ts';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { AdvanceRow } from './contract.ts';
import { lockEmployee } from './lock.ts';
import { findClosed, openMonth, type Reader, sumsOnWire } from './month.ts';
import type { Source } from './sources.ts';
import { takeFromDrawer } from '../../reports/index.ts';

/** A PostgreSQL statement takes at most 65,535 parameters; a row has a dozen. */
const BATCH = 1000;

const insertRows = async (db: TenantDb, statementId: string, rows: readonly Source[]): Promise<void> => {
  const values = rows.map((row, at) => ({
    ...row,
    tenantId: db.tenantId,
    statementId,
    position: at + 1,
  }));
  for (let at = 0; at < values.length; at += BATCH) {
    await db.sql
      .insertInto('employeeStatementRow')
      .values(values.slice(at, at + BATCH))
      .execute();
  }
};

/**
 * Closes a month in the caller's transaction; returns the id of its statement.
 * @throws Refused INVALID_INPUT for an invalid or future month, MONTH_CLOSED, CHANGED_MEANWHILE with the current amount
 */
export async function closeMonth(
  reader: Reader,
  { employeeId, month, expected }: { employeeId: string; month: Day; expected: number },
): Promise<string> {
  const { db, caller, now } = reader;
  await lockEmployee(db, employeeId);
  const closed = await findClosed(db, employeeId);
  const today = dayIn(caller.timeZone, now);
  const found = checkClosableMonth(month, today, closed.last);
  if (found) throw refusedFor(found);
  const { rows, expected: stillExpected } = await openMonth(reader, employeeId, month, closed);
  const { earned, advances, carried, payable } = sumsOnWire(rows);
  if (paiseOf(payable) !== expected) {
    const changed = problem('expected_payable', 'CHANGED_MEANWHILE', 'earnings.changed');
    throw refusedFor(changed, { payable });
  }
  const attended = await attendanceIn(db, employeeId, month);
  const id = newId();
  const { number, financialYear, serial } = await nextNumber(db, 'STATEMENT', today);
  await db.sql
    .insertInto('employeeStatement')
    .values({
      tenantId: db.tenantId,
      id,
      employeeId,
      month,
      number,
      financialYear,
      serial,
      earned,
      advances,
      carried,
      payable,
      expected: stillExpected,
      attendanceDays: attended.days,
      attendanceMinutes: attended.minutes,
      attendanceWithoutOut: attended.withoutOut,
      closedBy: caller.staffId,
      closedAt: now,
    })
    .execute();
  await insertRows(db, id, rows);
  return id;
}

/** A statement to change, with its employee locked. */
async function lockStatement(db: TenantDb, id: string) {
  const mine = db.sql
    .selectFrom('employeeStatement')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id);
  const found = await mine.select('employeeId').executeTakeFirst();
  if (!found) throw new Refused('NOT_FOUND');
  await lockEmployee(db, found.employeeId);
  return mine.selectAll().executeTakeFirstOrThrow();
}

const update = (db: TenantDb, id: string) =>
  db.sql.updateTable('employeeStatement').where('tenantId', '=', db.tenantId).where('id', '=', id);

/**
 * Reopens the last closed month of an employee. A payment on its statement becomes an advance of that month, so that it
 * is not paid twice. Has no effect on an open month.
 * @throws Refused NOT_FOUND, MONTH_CLOSED when a later month is closed
 */
export async function reopenMonth({ db, caller, now }: Reader, id: string): Promise<void> {
  const statement = await lockStatement(db, id);
  if (statement.reopenedAt !== null) return;
  const { employeeId, month } = statement;
  const closed = await findClosed(db, employeeId);
  if (closed.last !== month) {
    throw refusedFor(problem('statement_id', 'MONTH_CLOSED', 'earnings.laterFirst'));
  }
  await update(db, id).set({ reopenedAt: now, reopenedBy: caller.staffId }).execute();
  if (statement.paidMode === null) return;
  await db.sql
    .insertInto('employeeAdvance')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      employeeId,
      amount: statement.payable,
      mode: statement.paidMode,
      note: statement.number,
      paidOn: monthEnd(month),
      statementId: id,
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
}

/**
 * Marks a statement as paid today.
 * @throws Refused NOT_FOUND, STATEMENT_PAID when it is paid already, was reopened, or has nothing to pay
 */
export async function payStatement(
  { db, caller, now }: Reader,
  id: string,
  mode: Static<typeof AdvanceRow>['payment_mode'],
): Promise<void> {
  const { employeeId, payable, paidOn, reopenedAt } = await lockStatement(db, id);
  const found = checkPayable(reopenedAt === null ? paiseOf(payable) : 0, paidOn !== null);
  if (found) throw refusedFor(found);
  const today = dayIn(caller.timeZone, now);
  await update(db, id)
    .set({ paidOn: today, paidMode: paymentMode[mode], paidBy: caller.staffId, paidAt: now })
    .execute();
  if (paymentMode[mode] === 'CASH')
    await takeFromDrawer({ db, caller, now }, { employeeId, amount: paiseOf(payable), statementId: id });
}
