import { call, type TestApi, type TestShop, testShop } from '../../testing/index.ts';
import { createCreditNote, createInvoice, getDocument, paymentHistory } from '../contract.ts';
import { addCustomer, addItem, payloadOf, type TestBill, type TestCustomer } from '../testing/index.ts';

/** An invoice to return from, with the ids of its lines. */
export interface SoldInvoice {
  id: string;
  number: string;
  lines: string[];
}

/** A line of a return request. */
export const returnedLine = (
  bill: SoldInvoice,
  place: number,
  qty: string,
  condition: 'STOCK' | 'DAMAGED' = 'STOCK',
) => ({ line_id: bill.lines[place] ?? '', qty, condition });

type Returned = ReturnType<typeof returnedLine>;

/** Calls for returns, made by the shop's owner. */
function returnCalls(api: TestApi, shop: TestShop) {
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  return {
    sent,
    detailOf: async (id: string) => (await call(api, getDocument, { ...sent, params: { id } })).body.data,
    takeBack: (bill: SoldInvoice, items: Returned[], more: object = {}) =>
      call(api, createCreditNote, {
        ...sent,
        body: {
          document_id: bill.id,
          expected_pending: '0.00',
          expected_total: '0.00',
          reason: 'WRONG_SIZE',
          items,
          ...more,
        },
      }),
    stepsOf: async (document_id: string) =>
      (await call(api, paymentHistory, { ...sent, body: { document_id } })).body.data.map(
        ({ kind, previous_pending, new_pending, credit_note_number }) => [
          kind,
          previous_pending,
          new_pending,
          credit_note_number,
        ],
      ),
    creditOf: async ({ id }: Pick<TestCustomer, 'id'>) =>
      (
        await shop.within(({ sql, tenantId }) =>
          sql
            .selectFrom('customer')
            .where('tenantId', '=', tenantId)
            .where('id', '=', id)
            .select('credit')
            .executeTakeFirstOrThrow(),
        )
      ).credit,
  };
}

/** A shop that sells kurtas at ₹105.00 with tax and stoles at ₹33.33, ten of each in stock. */
export async function returnShop(api: TestApi) {
  const shop = await testShop(api);
  const customer = await addCustomer(shop);
  const kurta = await addItem(shop, { title: 'Kurta', price: 10_000, gst: 500, stock: 10_000 });
  const cloth = await addItem(shop, { title: 'Stole', price: 33_33, gst: 0, stock: 10_000 });
  const calls = returnCalls(api, shop);
  /** An invoice of two kurtas and three stoles: ₹309.99. */
  async function invoice(more: Partial<TestBill> = {}): Promise<SoldInvoice> {
    const lines = [
      { item: kurta, quantity: 2000 },
      { item: cloth, quantity: 3000 },
    ];
    const body = payloadOf({ customer, lines, ...more });
    const made = (await call(api, createInvoice, { ...calls.sent, body })).body;
    const { items } = await calls.detailOf(made.document_id);
    return { id: made.document_id, number: made.invoice_number, lines: items.map(({ id }) => id) };
  }
  return { ...calls, shop, customer, kurta, cloth, invoice };
}
