import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const COUNTS = `query ($invoices: DocumentFilter, $orders: DocumentFilter, $quickBills: QuickBillFilter) {
  viewer { tenant { transactionCounts(invoices: $invoices, orders: $orders, quickBills: $quickBills) {
    invoices orders quickBills
  } } }
}`;

const counted = answering(billing.transactionCounts, ({ body = {} }) => ({
  success: true,
  data: {
    ...(body.invoices && { invoices: 9 }),
    ...(body.orders && { orders: 4 }),
    ...(body.quick_bills && { quick_bills: 6 }),
  },
}));

test('one call counts the three lists, each narrowed as it is listed', async () => {
  const variables = {
    invoices: { types: ['ORDER'], search: 'pri', statuses: ['PAID'] },
    orders: { from: '2026-11-01', inTrash: true, orderState: 'IN_PROCESS' },
    quickBills: { status: 'PENDING', inTrash: false },
  };
  const { data, errors, calls, received } = await runOperation(COUNTS, {
    variables,
    fakes: [signedIn(), counted],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: { tenant: { transactionCounts: { invoices: 9, orders: 4, quickBills: 6 } } },
  });
  expect(calls).toHaveLength(2);
  expect(received[1]?.parts.body).toEqual({
    invoices: { search: 'pri', statuses: ['Paid'] },
    orders: { from_date: '2026-11-01', trash: true, order_state: 'In Process' },
    quick_bills: { status: 'Pending', trash: 0 },
  });
});

test('only what is selected is counted', async () => {
  const asked = '{ viewer { tenant { transactionCounts { orders } } } }';
  const { data, errors, received } = await runOperation(asked, { fakes: [signedIn(), counted] });
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { transactionCounts: { orders: 4 } } } });
  expect(received[1]?.parts.body).toEqual({ orders: {} });
});

test('a range that ends before it starts is refused before anything is counted', async () => {
  const variables = { orders: { from: '2026-11-20', to: '2026-11-19' } };
  const { errors, calls } = await runOperation(COUNTS, { variables, fakes: [signedIn()] });
  expect(errors).toEqual([expect.stringContaining('INVALID_INPUT at viewer.tenant.transactionCounts')]);
  expect(calls).toHaveLength(1);
});
