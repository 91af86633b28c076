import { rupees } from '@galla/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { readDirectory } from '../db/directory.ts';
import { withTenant } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import { activate } from './activate.ts';
import { findPayment, type PaymentRecord } from './payments.ts';
import type { OrderStatus, PaymentProvider } from './provider/provider.ts';

/** Dependencies of verification. */
export interface Settling {
  database: Database;
  provider: PaymentProvider | undefined;
  now: Date;
  log: FastifyBaseLogger;
}

/** The result for an order. */
export interface Settled {
  payment: PaymentRecord;
  /** False when the payment service reported another order or amount; nothing is changed then. */
  agrees: boolean;
}

/** Whether the response is about this order and, if paid, about the full due amount. */
function agreesWith(
  { merchantOrderId, charged }: PaymentRecord,
  status: OrderStatus,
  amount: string,
): boolean {
  if (status.merchantOrderId !== merchantOrderId) return false;
  return status.state !== 'COMPLETED' || amount === charged;
}

/** Records the payment service's response and activates the package, once even with concurrent calls. */
function record(
  { database, now }: Settling,
  tenantId: string,
  status: OrderStatus,
): Promise<PaymentRecord | undefined> {
  return withTenantAndDirectory(database, tenantId, async (db, directory) => {
    const order = db.sql
      .selectFrom('subscriptionPayment')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where('merchantOrderId', '=', status.merchantOrderId);
    const payment = await order.forUpdate().executeTakeFirst();
    if (!payment || payment.state === 'COMPLETED') return payment;
    const paid = status.state === 'COMPLETED';
    const { transactionId = null, paymentMode = null, state } = status;
    return db.sql
      .updateTable('subscriptionPayment')
      .set({ state, transactionId, paymentMode })
      .set(paid ? await activate(db, directory, payment, now) : {})
      .where('tenantId', '=', tenantId)
      .where('merchantOrderId', '=', status.merchantOrderId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Queries the state of a shop's order and activates its package when it was paid. The state comes from the payment
 * service only; nothing that the caller says about it counts.
 * @returns undefined when the shop has no such order
 * @throws ProviderAway when the payment service does not respond
 */
export async function settle(
  settling: Settling,
  tenantId: string,
  merchantOrderId: string,
): Promise<Settled | undefined> {
  const { database, provider, log } = settling;
  const payment = await withTenant(database, tenantId, (db) => findPayment(db, merchantOrderId), {
    readOnly: true,
  });
  if (!payment) return undefined;
  // A completed payment is final; one of another service can't be queried, nor one that was never sent to a service.
  if (payment.state === 'COMPLETED' || payment.redirectUrl === null || provider?.name !== payment.provider)
    return { payment, agrees: true };
  const status = await provider.status(merchantOrderId);
  if (!agreesWith(payment, status, rupees(status.amount))) {
    log.error({ merchantOrderId, told: status }, 'the payment service told of another payment');
    return { payment, agrees: false };
  }
  const recorded = await record(settling, tenantId, status);
  return recorded && { payment: recorded, agrees: true };
}

/** The shop of an order, for a payment service that does not name the shop; undefined when there is no such order. */
export async function tenantOfOrder(
  database: Database,
  merchantOrderId: string,
): Promise<string | undefined> {
  const row = await readDirectory(database, ({ sql }) =>
    sql
      .selectFrom('directory.merchantOrder')
      .select('tenantId')
      .where('merchantOrderId', '=', merchantOrderId)
      .executeTakeFirst(),
  );
  return row?.tenantId;
}
