import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, createOrder, createProposal, fetchDocuments, recordPayment } from '../contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

test('a proposal is no debt: open, accepted by the bill that comes from it, in no sum', async () => {
  const customer = await addCustomer(shop);
  const lines = [{ item: await addItem(shop) }];
  const proposal = await call(api, createProposal, {
    ...asOwner(),
    body: payloadOf({ type: 'proposal', customer, lines }),
  });
  expect(proposal.body.data).toMatchObject({
    status: 'Open',
    pending_amount: '0.00',
    total_amount: '118.00',
  });

  const all = async (more: object = {}) =>
    (
      await call(api, fetchDocuments, {
        ...asOwner(),
        body: { type: 'all', customer_id: customer.id, ...more },
      })
    ).body;
  expect(await all()).toMatchObject({ total: 1, summary: { billed: '0.00', pending: '0.00', bills: 0 } });
  expect((await all({ bills_only: true })).total).toBe(0);
  expect((await all({ status: 'Open' })).total).toBe(1);
  expect((await all({ status: 'Unpaid' })).total).toBe(0);
  expect((await all({ status: 'Paid' })).total).toBe(0);

  const paid = await call(api, recordPayment, {
    ...asOwner(),
    body: {
      document_id: proposal.body.document_id,
      amount: '1.00',
      expected_pending: '0.00',
      payment_mode: 'Cash',
    },
  });
  expect(paid.refusal.code).toBe('PAYMENT_EXCEEDS_PENDING');

  const ref_invoice = proposal.body.invoice_number;
  await call(api, createInvoice, { ...asOwner(), body: { ...payloadOf({ customer, lines }), ref_invoice } });
  expect((await all({ type: 'proposal' })).data).toMatchObject([{ status: 'Accepted' }]);
  expect(await all()).toMatchObject({ total: 2, summary: { billed: '118.00', pending: '118.00', bills: 1 } });
});

test('a proposal takes no money, and a stranger accepts none', async () => {
  const customer = await addCustomer(shop);
  const lines = [{ item: await addItem(shop) }];
  const { refusal } = await call(api, createProposal, {
    ...asOwner(),
    body: payloadOf({ type: 'proposal', customer, lines, advance: 100 }),
  });
  expect(refusal.problems).toMatchObject([{ field: 'form_data.advance' }]);
  const made = await call(api, createProposal, {
    ...asOwner(),
    body: payloadOf({ type: 'proposal', customer, lines }),
  });
  const stranger = payloadOf({ type: 'order', customer: await addCustomer(shop), lines });
  await call(api, createOrder, {
    ...asOwner(),
    body: { ...stranger, ref_invoice: made.body.invoice_number },
  });
  const { body } = await call(api, fetchDocuments, {
    ...asOwner(),
    body: { type: 'proposal', customer_id: customer.id },
  });
  expect(body.data).toMatchObject([{ status: 'Open' }]);
});
