import { formatMessage, fullName, MAX_PURPOSE, type MessageKey, rupees, type Paise } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { removeExpense } from './expenses.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Cash paid to an employee today. */
interface Paid {
  employeeId: string;
  amount: Paise;
  /** The reason of the payment. */
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

/** Takes a cash payment to an employee from the drawer of the open day, in the transaction that records it. */
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
 * Puts the cash of a deleted advance back into the drawer; has no effect if it was not cash.
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
