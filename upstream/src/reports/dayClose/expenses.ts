import { checkExpense, fullName, type Paise, problem, rupees } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { ExpenseRow } from './contract.ts';
import type { Period } from './period.ts';

/** Expenses with their authors, oldest first. */
export const selectExpenses = (db: TenantDb) =>
  db.sql
    .selectFrom('expense')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'expense.tenantId').onRef('staff.id', '=', 'expense.createdBy'),
    )
    .where('expense.tenantId', '=', db.tenantId)
    .selectAll('expense')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('expense.createdAt')
    .orderBy('expense.id');

export type ExpenseRecord = Awaited<ReturnType<ReturnType<typeof selectExpenses>['execute']>>[number];

const counted = (db: TenantDb) => sql<boolean>`exists (select from day_close_entry counted
  where counted.tenant_id = ${db.tenantId} and counted.entry_id = expense.id)`;

/** Expenses that no close counted. */
export const selectOpenExpenses = (db: TenantDb, { from, before }: Pick<Period, 'from' | 'before'>) =>
  selectExpenses(db)
    .where('expense.createdAt', '>=', from)
    .where('expense.createdAt', '<', before)
    .where(sql<boolean>`not ${counted(db)}`);

/** Whether it was paid to an employee. */
const isOfEmployee = ({
  advanceId,
  statementId,
}: Pick<ExpenseRecord, 'advanceId' | 'statementId'>): boolean => advanceId !== null || statementId !== null;

/** An expense in its wire shape. */
export const toExpense = (row: ExpenseRecord): Static<typeof ExpenseRow> => ({
  id: row.id,
  amount: row.amount,
  purpose: row.purpose,
  created_at: row.createdAt.toISOString(),
  created_by_name: fullName(row.firstName, row.lastName),
  of_employee: isOfEmployee(row) ? 1 : 0,
});

/** Total of expenses in rupees. */
export const sumExpenses = (rows: readonly Pick<ExpenseRecord, 'amount'>[]): string =>
  rupees(rows.reduce<Paise>((sum, { amount }) => sum + paiseOf(amount), 0));

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/**
 * Records a cash expense from the drawer; returns its id.
 * @throws Refused INVALID_INPUT without an amount or a purpose
 */
export async function noteExpense(
  { db, caller, now }: Writer,
  { amount, purpose }: { amount: Paise; purpose: string },
): Promise<string> {
  refuseOn(...checkExpense(amount, purpose));
  const id = newId();
  await db.sql
    .insertInto('expense')
    .values({
      tenantId: db.tenantId,
      id,
      amount: rupees(amount),
      purpose: purpose.trim(),
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  return id;
}

/**
 * Deletes an expense of the open day.
 * @throws Refused NOT_FOUND, DAY_CLOSED; DOCUMENT_FIXED for a payment to an employee
 */
export async function deleteExpense({ db }: Pick<Writer, 'db'>, id: string): Promise<void> {
  const row = await selectExpenses(db).where('expense.id', '=', id).executeTakeFirst();
  if (row && isOfEmployee(row))
    throw refusedFor(problem('expense_id', 'DOCUMENT_FIXED', 'dayClose.ofEmployee'));
  await removeExpense(db, id);
}

/**
 * Removes an expense of any kind from the open day.
 * @throws Refused NOT_FOUND, DAY_CLOSED
 */
export async function removeExpense(db: TenantDb, id: string): Promise<void> {
  const mine = db.sql.selectFrom('expense').where('tenantId', '=', db.tenantId).where('id', '=', id);
  // A concurrent close locks the row; what it counted is visible only after it ends.
  const found = await mine.select('id').forUpdate().executeTakeFirst();
  if (!found) throw new Refused('NOT_FOUND');
  const { closed } = await mine.select(counted(db).as('closed')).executeTakeFirstOrThrow();
  if (closed) throw new Refused('DAY_CLOSED');
  await db.sql.deleteFrom('expense').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
}
