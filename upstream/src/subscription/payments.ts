import { paymentState } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../db/tenant.ts';
import type { PaymentVerification } from './answers.ts';

/** The payments of the shop, newest first. */
export const selectPayments = ({ sql, tenantId }: TenantDb) =>
  sql
    .selectFrom('subscriptionPayment')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('createdAt', 'desc')
    .orderBy('merchantOrderId');

export type PaymentRecord = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** A payment by its number at the payment service. */
export const findPayment = (db: TenantDb, merchantOrderId: string): Promise<PaymentRecord | undefined> =>
  selectPayments(db).where('merchantOrderId', '=', merchantOrderId).executeTakeFirst();

/** A payment in its wire shape; `agrees` is false when the payment service's answer did not match. */
export function toVerification(row: PaymentRecord, agrees = true): Static<typeof PaymentVerification> {
  const state = agrees ? paymentState(row.state) : 'FAILED';
  return {
    state,
    success: state !== 'FAILED',
    orderId: row.merchantOrderId,
    amount: row.charged,
    redirectUrl: state === 'COMPLETED' ? null : row.redirectUrl,
    paymentDetails:
      row.transactionId === null ? [] : [{ transactionId: row.transactionId, paymentMode: row.paymentMode }],
    package: row.packageName,
    duration: row.duration,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    credit: row.credit,
    paid_from: row.paidFrom,
    paid_until: row.endedOn ?? row.paidUntil,
  };
}
