import { checkEmployeeAdvance, dayIn, fullName, MONEY_MODES, type Paise, rupees } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { paymentMode, paymentModeWord } from '../../billing/index.ts';
import { newId } from '../../db/id.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { AdvanceRow } from './contract.ts';
import { giveBackToDrawer, takeFromDrawer } from '../../reports/index.ts';
import { lockEmployee } from './lock.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;
type ModeWord = Static<typeof AdvanceRow>['payment_mode'];

/** Advances with the person who paid them, oldest first. */
const selectAdvances = (db: TenantDb) =>
  db.sql
    .selectFrom('employeeAdvance as advance')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'advance.tenantId').onRef('staff.id', '=', 'advance.createdBy'),
    )
    .where('advance.tenantId', '=', db.tenantId)
    .selectAll('advance')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('advance.paidOn')
    .orderBy('advance.id');

type AdvanceRecord = Awaited<ReturnType<ReturnType<typeof selectAdvances>['execute']>>[number];

const toAdvance = (row: AdvanceRecord): Static<typeof AdvanceRow> => ({
  id: row.id,
  employee_id: row.employeeId,
  amount: row.amount,
  payment_mode: paymentModeWord[oneOf(MONEY_MODES, row.mode)],
  note: row.note,
  paid_on: row.paidOn,
  created_at: row.createdAt.toISOString(),
  created_by_name: fullName(row.firstName, row.lastName),
  of_statement: row.statementId === null ? 0 : 1,
});

/** Advances by id. */
export const advancesOf = async (db: TenantDb, ids: readonly string[]) =>
  ids.length === 0 ? [] : (await selectAdvances(db).where('advance.id', 'in', ids).execute()).map(toAdvance);

/** The advances included in a statement. */
export const advancesIn = async (db: TenantDb, statementId: string) =>
  (
    await selectAdvances(db)
      .innerJoin('employeeStatementRow as row', (join) =>
        join.onRef('row.tenantId', '=', 'advance.tenantId').onRef('row.sourceId', '=', 'advance.id'),
      )
      .where('row.statementId', '=', statementId)
      .execute()
  ).map(toAdvance);

/**
 * Records an advance paid today; returns its id.
 * @throws Refused INVALID_INPUT without an amount
 */
export async function noteAdvance(
  { db, caller, now }: Writer,
  asked: { employeeId: string; amount: Paise; mode: ModeWord; note: string | undefined },
): Promise<string> {
  refuseOn(checkEmployeeAdvance(asked.amount));
  await lockEmployee(db, asked.employeeId);
  const id = newId();
  await db.sql
    .insertInto('employeeAdvance')
    .values({
      tenantId: db.tenantId,
      id,
      employeeId: asked.employeeId,
      amount: rupees(asked.amount),
      mode: paymentMode[asked.mode],
      note: asked.note ?? null,
      paidOn: dayIn(caller.timeZone, now),
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  const { employeeId, amount } = asked;
  if (paymentMode[asked.mode] === 'CASH')
    await takeFromDrawer({ db, caller, now }, { employeeId, amount, advanceId: id });
  return id;
}

/**
 * Deletes an advance that is in no statement; returns its employee.
 * @throws Refused NOT_FOUND, MONTH_CLOSED; DAY_CLOSED when it was paid in cash and the drawer was counted since
 */
export async function deleteAdvance({ db }: Pick<Writer, 'db'>, id: string): Promise<string> {
  const mine = db.sql.selectFrom('employeeAdvance').where('tenantId', '=', db.tenantId).where('id', '=', id);
  const found = await mine.select('employeeId').executeTakeFirst();
  if (!found) throw new Refused('NOT_FOUND');
  // Closing a month locks the employee too.
  await lockEmployee(db, found.employeeId);
  const row = await mine
    .select('statementId')
    .select(
      sql<boolean>`exists (select from employee_statement_row counted
        join employee_statement statement
          on statement.tenant_id = counted.tenant_id and statement.id = counted.statement_id
        where counted.tenant_id = ${db.tenantId} and counted.source_id = employee_advance.id
          and statement.reopened_at is null)`.as('counted'),
    )
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  if (row.counted || row.statementId !== null) throw new Refused('MONTH_CLOSED');
  await giveBackToDrawer(db, id);
  await db.sql
    .deleteFrom('employeeAdvance')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  return found.employeeId;
}
