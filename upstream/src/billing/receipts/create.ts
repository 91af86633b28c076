import {
  checkParts,
  dayIn,
  formatRupees,
  type MoneyMode,
  type Paise,
  problem,
  rupees,
  spreadReceipt,
} from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { matches } from '../history/list.ts';
import { nextNumber } from '../number.ts';
import { recordReceived } from '../payments/record.ts';
import { requireAccount } from '../statement/load.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Money received from a customer on account. */
export interface OnAccount {
  customerId: string;
  amount: Paise;
  /** The total due that the caller saw. */
  expectedDue: Paise;
  mode: MoneyMode;
  reference: string | undefined;
  bank: string | undefined;
}

/** The customer's bills with a pending amount, oldest first, locked until the transaction ends. */
const lockDues = (db: TenantDb, customerId: string) =>
  db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.customerId', '=', customerId)
    .where(matches({ stillToPay: true }))
    .select(['document.id', 'document.number', 'document.pending'])
    .orderBy('document.issuedOn')
    .orderBy('document.issuedAt')
    .orderBy('document.id')
    .forUpdate('document')
    .execute();

/** The pending part of the opening due, locked until the transaction ends. */
async function lockOpening(db: TenantDb, customerId: string): Promise<Paise> {
  const { openingPending } = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .select('openingPending')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return paiseOf(openingPending);
}

/** Lowers the pending opening due by the received amount. */
async function payOpening(db: TenantDb, customerId: string, paid: Paise): Promise<void> {
  if (paid === 0) return;
  await db.sql
    .updateTable('customer')
    .set({ openingPending: sql`opening_pending - ${rupees(paid)}`, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .execute();
}

/** Keeps the amount above all dues as the customer's credit. */
async function keepRest(db: TenantDb, customerId: string, rest: Paise): Promise<void> {
  if (rest === 0) return;
  await db.sql
    .updateTable('customer')
    .set({ credit: sql`credit + ${rupees(rest)}`, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .execute();
}

/**
 * Receives money on account in the caller's transaction; returns the id of the receipt. The bills are locked before the
 * number is issued.
 * @throws Refused NOT_FOUND, PERMISSION_DENIED when the caller does not see all bills, CHANGED_MEANWHILE with `due`,
 * INVALID_INPUT
 */
export async function createReceipt(writer: Writer, received: OnAccount): Promise<string> {
  const { db, caller, now } = writer;
  const { customerId, amount, expectedDue, mode, reference, bank } = received;
  const customer = await requireAccount(db, caller, customerId);
  const found = checkParts([{ mode, amount, reference, bank }]);
  refuseOn(...found.map((one) => one && { ...one, field: one.field.replace('payments.0.', '') }));
  const bills = await lockDues(db, customerId);
  // The opening due is older than any bill.
  const opening = await lockOpening(db, customerId);
  const dues = [
    { id: customerId, pending: opening },
    ...bills.map(({ id, pending }) => ({ id, pending: paiseOf(pending) })),
  ];
  const due = dues.reduce((sum, { pending }) => sum + pending, 0);
  if (due !== expectedDue) {
    const params = { due: formatRupees(due) };
    throw refusedFor(problem('expected_due', 'CHANGED_MEANWHILE', 'onAccount.changed', params), {
      due: rupees(due),
    });
  }
  const spread = spreadReceipt(amount, dues);
  const { rest } = spread;
  const parts = spread.parts.filter((part) => part.id !== customerId);
  const paid = spread.parts.find((part) => part.id === customerId)?.amount ?? 0;
  const id = newId();
  const today = dayIn(caller.timeZone, now);
  const number = await nextNumber(db, 'RECEIPT', today);
  await db.sql
    .insertInto('receipt')
    .values({
      tenantId: db.tenantId,
      id,
      customerId,
      ...number,
      issuedAt: now,
      issuedOn: today,
      amount: rupees(amount),
      credited: rupees(rest),
      opening: rupees(paid),
      openingLeft: paid === 0 ? null : rupees(opening - paid),
      mode,
      reference: reference ?? null,
      bank: bank ?? null,
      createdBy: caller.staffId,
    })
    .execute();
  for (const part of parts) {
    const expectedPending = dues.find((one) => one.id === part.id)?.pending ?? 0;
    const step = { documentId: part.id, amount: part.amount, expectedPending, mode, reference, bank };
    await recordReceived(db, caller, { ...step, receiptId: id }, now);
  }
  await payOpening(db, customerId, paid);
  await keepRest(db, customerId, rest);
  const [first] = parts;
  if (first) {
    const facts = {
      documentId: first.id,
      number: number.number,
      customer: customer.name,
      amount,
      pending: due - amount + rest,
    };
    await notify(db, { kind: 'PAYMENT_RECEIVED', facts, by: caller.staffId }, now);
  }
  return id;
}
