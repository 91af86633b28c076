import { formatMessage, fullName, MAX_PURPOSE, type MessageKey, rupees, type Paise } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { removeExpense } from './expenses.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Cash that an employee got, today. */
interface Paid {
  employeeId: string;
  amount: Paise;
  /** What it was for. */
  advanceId?: string;
  statementId?: string;
}

const purposeOf = async (db: TenantDb, { employeeId, advanceId }: Paid): Promise<string> => {
  const { firstName, lastName } = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', employeeId)
    .select(['firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  const key: MessageKey = advanceId === undefined ? 'dayClose.ofStatement' : 'dayClose.ofAdvance';
  return formatMessage(key, { name: fullName(firstName, lastName) }).slice(0, MAX_PURPOSE);
};

/** Takes cash that an employee got out of the drawer of the open day, in the transaction in which it is noted. */
export async function takeFromDrawer({ db, caller, now }: Writer, paid: Paid): Promise<void> {
  await db.sql
    .insertInto('expense')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      amount: rupees(paid.amount),
      purpose: await purposeOf(db, paid),
      advanceId: paid.advanceId ?? null,
      statementId: paid.statementId ?? null,
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
}

/**
 * Puts the cash of an advance that is deleted back into the drawer; nothing where it was none.
 * @throws Refused DAY_CLOSED once its day is closed
 */
export async function giveBackToDrawer(db: TenantDb, advanceId: string): Promise<void> {
  const expense = await db.sql
    .selectFrom('expense')
    .where('tenantId', '=', db.tenantId)
    .where('advanceId', '=', advanceId)
    .select('id')
    .executeTakeFirst();
  if (expense) await removeExpense(db, expense.id);
}
