import { billing, reports, session } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addCustomer, addItem, payloadOf } from '@galla/upstream/testing/billing';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/**
 * A day that was closed and reopened, long before everything else, an expense from the drawer, and a customer who
 * owes ₹100.00.
 */
export interface PlantedClose {
  dayClose: string;
  expense: string;
  debtor: string;
  /** Money on account from a customer without dues. */
  accountReceipt: string;
}

/** Closes a day before the first bill, so that no bill is on a closed day, and reopens it, so that others can be closed. */
export async function plantClose({ api, shop }: Stack): Promise<PlantedClose> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const sums = { opening: '0', counted: '0', expected_collected: '0.00', expected_paid_out: '0' };
  const closed = await call(api, reports.closeDay, { ...caller, body: { day: '2020-01-02', ...sums } });
  const { id } = closed.body.day_close;
  await call(api, session.confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
  await call(api, reports.reopenDay, { ...caller, body: { day_close_id: id } });
  const spent = await call(api, reports.createExpense, { ...caller, body: { amount: '1', purpose: 'Tea' } });
  const debtor = await addCustomer(shop);
  const item = await addItem(shop, { kind: 'SERVICE', price: 10_000, gst: 0 });
  await call(api, billing.createInvoice, {
    ...caller,
    body: payloadOf({ customer: debtor, lines: [{ item }] }),
  });
  const saver = await addCustomer(shop);
  const kept = await call(api, billing.createReceipt, {
    ...caller,
    body: { customer_id: saver.id, amount: '50', expected_due: '0.00', payment_mode: 'Cash' },
  });
  return {
    accountReceipt: globalId('AccountReceipt', kept.body.receipt.id),
    dayClose: globalId('DayClose', id),
    expense: globalId('Expense', spent.body.expense.id),
    debtor: globalId('Customer', debtor.id),
  };
}
