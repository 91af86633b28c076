import {
  amountInWords,
  formatDateTime,
  formatDay,
  formatRupees,
  percentText,
  priceBeforeTax,
  formatMessage,
} from '@galla/domain';
import type { Selectable } from 'kysely';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { PaymentRecord } from '../payments.ts';

/** The text content of the receipt for a payment to Galla; `draw.ts` does the layout. */
export interface Receipt {
  title: string;
  /** The payer: the shop. */
  payer: string[];
  facts: [label: string, value: string][];
  /** The paid item, and its price before tax. */
  line: { text: string; under: string; amount: string };
  tax: [label: string, value: string];
  /** The part paid with credit of an earlier plan; undefined when there is none. */
  credit: [label: string, value: string] | undefined;
  total: [label: string, value: string];
  words: string;
  paidAt: Date;
}

type Shop = Selectable<TenantTables['shop']>;

/** The shop that paid. */
export const shopOf = ({ sql, tenantId }: TenantDb): Promise<Shop> =>
  sql.selectFrom('shop').selectAll().where('tenantId', '=', tenantId).executeTakeFirstOrThrow();

function payerOf({ name, address, city, pincode, gstin }: Shop): string[] {
  const place = [city, pincode].filter(Boolean).join(' ');
  const where = [address, place].filter(Boolean).join(', ');
  return [name, where, gstin ? `${formatMessage('print.gstin')} ${gstin}` : ''].filter((line) => line !== '');
}

/** The receipt of a payment; undefined if it is not completed. */
export function composeReceipt(payment: PaymentRecord, shop: Shop): Receipt | undefined {
  const { state, paidAt, paidFrom, paidUntil, merchantOrderId, transactionId, paymentMode } = payment;
  if (state !== 'COMPLETED' || paidAt === null || paidFrom === null || paidUntil === null) return undefined;
  const charged = paiseOf(payment.charged);
  const tax = basisPointsOf(payment.tax);
  const credit = paiseOf(payment.credit);
  const value = charged + credit;
  const beforeTax = priceBeforeTax(value, { amount: paiseOf(payment.amount), tax });
  return {
    title: formatMessage('receipt.title'),
    payer: payerOf(shop),
    facts: [
      [formatMessage('subscription.orderId'), merchantOrderId],
      [formatMessage('subscription.transactionId'), transactionId ?? '–'],
      [formatMessage('subscription.method'), paymentMode ?? '–'],
      [formatMessage('receipt.paidOn'), formatDateTime(paidAt.toISOString(), shop.timeZone)],
    ],
    line: {
      text: formatMessage('receipt.plan', { plan: payment.packageName, duration: payment.duration }),
      under: formatMessage('receipt.period', { from: formatDay(paidFrom), until: formatDay(paidUntil) }),
      amount: formatRupees(beforeTax),
    },
    tax: [formatMessage('receipt.tax', { tax: percentText(tax) }), formatRupees(value - beforeTax)],
    credit: credit === 0 ? undefined : [formatMessage('receipt.credit'), formatRupees(-credit)],
    total: [formatMessage('receipt.total'), formatRupees(charged)],
    words: amountInWords(charged),
    paidAt,
  };
}
