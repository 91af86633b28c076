import type { Day, Paise, SubscriptionAccount } from '@galla/domain';
import type { DirectoryDb } from '../db/directory.ts';
import { paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { type PaymentRecord, selectPayments } from './payments.ts';

/** A completed payment whose period was not ended by a change. */
export type Running = PaymentRecord & { paidFrom: Day; paidUntil: Day };

/** What a shop has paid for, with the payments in order of days. */
export interface PaidAccount extends SubscriptionAccount {
  running: Running[];
}

const isRunning = (row: PaymentRecord): row is Running =>
  row.paidFrom !== null && row.paidUntil !== null && row.endedOn === null;

const creditOf = (rows: readonly PaymentRecord[]): Paise =>
  rows.reduce((sum, { released, credit }) => sum + paiseOf(released ?? '0.00') - paiseOf(credit), 0);

/** What the shop has paid for as of a day. */
export async function readAccount(
  db: TenantDb,
  { paidUntil, today }: { paidUntil: Day | null; today: Day },
): Promise<PaidAccount> {
  const rows = await selectPayments(db).where('state', '=', 'COMPLETED').execute();
  const running = rows
    .filter(isRunning)
    .filter((row) => row.paidUntil >= today)
    .toSorted((one, other) => one.paidFrom.localeCompare(other.paidFrom));
  const periods = running.map((row) => ({
    id: row.merchantOrderId,
    from: row.paidFrom,
    until: row.paidUntil,
    value: paiseOf(row.charged) + paiseOf(row.credit),
  }));
  return { today, paidUntil, periods, credit: creditOf(rows), running };
}

/** The last paid day of a shop, locked until the transaction ends. */
export async function lockPaidUntil({ sql }: DirectoryDb, tenantId: string): Promise<Day | null> {
  const { paidUntil } = await sql
    .selectFrom('directory.tenant')
    .select('paidUntil')
    .where('tenantId', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return paidUntil;
}
