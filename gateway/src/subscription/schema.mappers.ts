import type { subscription } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Me } from '../session/index.ts';
import type { SubscriptionPackage, SubscriptionPayment } from '../types.generated.ts';

/** Any signed-in user may see the shop's subscription: its last paid day is part of `/me`. */
export type ShopSubscriptionMapper = Me;

export type SubscriptionPaymentMapper = Model<SubscriptionPayment, 'receiptUrl'>;

type PaymentRow = Answer<typeof subscription.paymentVerify>['data'];
type PackageRow = Answer<typeof subscription.packages>['data'][number];

/** A payment; one that did not succeed has failed, whatever its state says (spec 3 §4). */
export function subscriptionPaymentOf(row: PaymentRow): SubscriptionPaymentMapper {
  const [paid] = row.paymentDetails;
  return {
    __typename: 'SubscriptionPayment',
    dbId: row.orderId,
    merchantOrderId: row.orderId,
    state: row.success ? row.state : 'FAILED',
    amount: row.amount,
    redirectUrl: row.redirectUrl,
    transactionId: paid?.transactionId ?? null,
    method: paid?.paymentMode ?? null,
    plan: row.package,
    duration: row.duration,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    credit: row.credit === '0.00' ? null : row.credit,
    paidFrom: row.paid_from,
    paidUntil: row.paid_until,
  };
}

export function packageOf(row: PackageRow): SubscriptionPackage {
  return {
    code: row.id,
    name: row.name,
    features: row.feature_list,
    durations: row.durations.map((one) => ({
      code: one.id,
      name: one.duration,
      months: one.months,
      amount: one.amount,
      tax: one.tax,
      listPrice: one.list_price,
      price: one.price,
      starts: one.starts.map(({ credit_left: creditLeft, ...start }) => ({ ...start, creditLeft })),
    })),
  };
}
