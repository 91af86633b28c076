import { rupees } from '@galla/domain';
import { newId } from '../../../db/id.ts';
import type { ShopData, ShopDocument } from '../../types.ts';
import type { Row } from '../insertRows.ts';
import { at, type Ids } from '../places.ts';

export function paymentRows({ payments }: ShopDocument, documentId: string, ids: Ids): Row<'payment'>[] {
  return payments.map((payment) => ({
    id: newId(),
    documentId,
    kind: payment.kind,
    amount: rupees(payment.amount),
    previousPending: rupees(payment.previousPending),
    newPending: rupees(payment.newPending),
    mode: payment.mode,
    reference: payment.reference ?? null,
    tendered: payment.tendered === undefined ? null : rupees(payment.tendered),
    receivedBy: at(ids.staff, payment.receivedBy),
    createdAt: payment.at,
  }));
}

export function quickBillRows(data: ShopData, ids: Ids): Row<'quickBill'>[] {
  return data.quickBills.map((bill) => {
    const customer = at(data.customers, bill.customer);
    return {
      id: newId(),
      number: bill.number,
      financialYear: bill.financialYear,
      serial: bill.serial,
      amount: rupees(bill.amount),
      customerId: at(ids.customers, bill.customer),
      customerName: customer.name,
      phone: customer.mobile,
      createdBy: at(ids.staff, bill.createdBy),
      createdAt: bill.at,
      ...(bill.paid
        ? { status: 'PAID', mode: 'UPI', receivedAt: bill.at, receivedBy: at(ids.staff, bill.createdBy) }
        : { status: 'PENDING', mode: null, receivedAt: null, receivedBy: null }),
    };
  });
}

/** Receipt events of the paid quick bills. */
export const quickEventRows = (bills: readonly Row<'quickBill'>[]): Row<'quickBillEvent'>[] =>
  bills.flatMap(({ id, mode, receivedAt, receivedBy }) =>
    receivedAt == null || receivedBy == null
      ? []
      : [
          {
            id: newId(),
            quickBillId: id,
            kind: 'RECEIVED',
            mode: mode ?? null,
            reference: null,
            by: receivedBy,
            at: receivedAt,
          },
        ],
  );
