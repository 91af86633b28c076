import {
  confirmQuickBilling,
  createInvoice,
  createOrder,
  createQuickBilling,
  recordPayment,
  refundDocument,
} from '../../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../../billing/testing/index.ts';
import { confirmPin } from '../../session/contract.ts';
import { call, type TestApi, type TestShop } from '../../testing/index.ts';
import { closeDay, createExpense, dayBook, deleteExpense, reopenDay } from './contract.ts';

type Mode = 'Cash' | 'UPI' | 'Card' | 'Bank';

/** A shop that sells one item at ₹100.00 and closes its days. */
export async function tillOf(api: TestApi, shop: TestShop) {
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const customer = await addCustomer(shop, { name: 'Asha' });
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const book = async (day?: string) =>
    (await call(api, dayBook, { ...sent, body: { day: day ?? null } })).body.data;
  return {
    sent,
    customer,
    book,
    at: (instant: string): void => void (api.clock.now = new Date(instant)),
    /** A bill with an advance in paise; returns its id. */
    async bill(
      advance: number,
      mode: Mode = 'Cash',
      { token, customer: buyer } = { token: shop.owner.token, customer },
    ): Promise<string> {
      const body = { ...payloadOf({ customer: buyer, lines: [{ item }], advance }), payment_mode: mode };
      return (await call(api, createInvoice, { ...sent, token, body })).body.document_id;
    },
    async order(advance: number): Promise<string> {
      const body = payloadOf({ type: 'order', customer, lines: [{ item }], advance });
      return (await call(api, createOrder, { ...sent, body })).body.document_id;
    },
    async quickBill(amount: string): Promise<void> {
      const body = { amount, customer_id: customer.id, phone: customer.mobile };
      const { id } = (await call(api, createQuickBilling, { ...sent, body })).body.data;
      await call(api, confirmQuickBilling, { ...sent, body: { id, payment_mode: 'UPI' } });
    },
    pay: (document_id: string, amount: string, expected_pending: string) =>
      call(api, recordPayment, {
        ...sent,
        body: { document_id, amount, expected_pending, payment_mode: 'Cash' },
      }),
    refund: (document_id: string, amount: string, expected_received: string) =>
      call(api, refundDocument, {
        ...sent,
        body: { document_id, amount, expected_received, payment_mode: 'Cash', reason: 'Too much' },
      }),
    spend: (amount: string, purpose = 'Tea') =>
      call(api, createExpense, { ...sent, body: { amount, purpose } }),
    unspend: (expense_id: string) => call(api, deleteExpense, { ...sent, body: { expense_id } }),
    /** Closes with the current sums, unless others are expected. */
    async close(day: string, more: object = {}, key?: string) {
      const { collected, paid_out, opening } = await book(day);
      const shown = { expected_collected: collected, expected_paid_out: paid_out };
      const body = { day, opening, counted: '0', ...shown, ...more };
      return call(api, closeDay, { ...sent, body, ...(key !== undefined && { key }) });
    },
    async reopen(day_close_id: string) {
      await call(api, confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
      return call(api, reopenDay, { ...sent, body: { day_close_id } });
    },
  };
}

export type TestTill = Awaited<ReturnType<typeof tillOf>>;
