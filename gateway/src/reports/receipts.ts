import type { reports } from '@galla/upstream/contract';
import { PAYMENT_MODE, WIRE_DIRECTION } from '../billing/index.ts';
import { globalId, optionalDbId } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Receipt, ReceiptFilter, ReceiptOrder, ReceiptSummary } from '../types.generated.ts';

type Reports = Answer<typeof reports.fetchReports>;
type Billed = Reports['data'][number]['billing_details'][number];

const WIRE_FIELD = {
  DATE: 'date',
  PERSON: 'person',
  ACCOUNT: 'account',
  BANK: 'bank',
  AMOUNT: 'amount',
  COLLECTOR: 'collector',
} as const satisfies Record<ReceiptOrder['field'], string>;

/** A filter as upstream takes it, for both list and export. */
export const narrowedReceipts = (filter: ReceiptFilter | null | undefined) =>
  omitUndefined({
    from_date: filter?.from,
    to_date: filter?.to,
    person_name: filter?.person,
    collected_by: optionalDbId('Employee', filter?.collectedBy),
  });

/** The list's order as upstream takes it. */
export const orderedReceipts = (orderBy: ReceiptOrder | null | undefined) =>
  omitUndefined({
    sort_by: orderBy ? WIRE_FIELD[orderBy.field] : undefined,
    sort_order: orderBy ? WIRE_DIRECTION[orderBy.direction] : undefined,
  });

/** A payment is for a bill, an order in pieces, or else a quick bill. */
const isQuickBill = ({
  document_id: bill,
  order_id: order,
}: Pick<Billed, 'document_id' | 'order_id'>): boolean => bill === null && order === null;

/** The receipts of upstream's groups, each with the bill it paid. */
export const receiptsOf = ({ data }: Reports): Receipt[] =>
  data.flatMap(({ tax_details: rows, billing_details: [billed] }) =>
    rows.flatMap((row) =>
      billed
        ? [
            {
              __typename: 'Receipt',
              paymentId: globalId(isQuickBill(billed) ? 'QuickBill' : 'Payment', row.id),
              documentId: billed.document_id && globalId('Document', billed.document_id),
              orderId: billed.order_id && globalId('Order', billed.order_id),
              customerId: billed.customer_id && globalId('Customer', billed.customer_id),
              number: row.uid,
              date: row.date,
              person: row.customer_name,
              mobile: row.customer_no,
              reference: row.customer_accountnumber || null,
              bank: billed.bank,
              mode: PAYMENT_MODE[billed.payment_mode],
              amount: row.collected_amount,
              collectedBy: row.collected_by,
              total: row.totalamt,
              tax: row.total_taxamount,
            },
          ]
        : [],
    ),
  );

/** Maps sums to the graph's names. */
export const receiptSummaryOf = (sums: NonNullable<Reports['summary']>): ReceiptSummary => ({
  total: sums.total,
  count: sums.count,
  days: sums.by_day,
  modes: sums.by_mode.map((row) => ({ ...row, mode: PAYMENT_MODE[row.mode] })),
  collectors: sums.by_person.map(({ name, total, count }) => ({ name, total, count })),
});
