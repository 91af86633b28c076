import { reports } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, paymentId } from '../testing/fakeBilling.ts';
import { employeeId } from '../testing/fakeEmployees.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

type Reports = Answer<typeof reports.fetchReports>;

/** A payment of ₹50.00 in cash, and the bill it paid. */
const group: Reports['data'][number] = {
  tax_details: [
    {
      id: paymentId(1),
      uid: '26-27/A/00001',
      date: '2026-11-20T06:00:00.000Z',
      customer_name: 'Asha Rao',
      customer_no: '9829000001',
      customer_accountnumber: '',
      Customer_bankname: 'Cash',
      collected_amount: '50.00',
      collected_by: 'Neha',
      totalamt: '118.00',
      total_taxamount: '18.00',
    },
  ],
  billing_details: [
    {
      uid: '26-27/A/00001',
      document_id: documentId(1),
      order_id: null,
      customer_id: null,
      payment_mode: 'Bank',
      bank: 'HDFC Bank',
      collected_by_id: employeeId(1),
    },
  ],
};
const sum = { total: '50.00', count: 1 };
const answer: Reports = {
  success: true,
  data: [group],
  total: 1,
  page: { has_more: false, cursors: ['c1'] },
  summary: {
    ...sum,
    by_day: [{ day: '2026-11-20', ...sum }],
    by_mode: [{ mode: 'Cash', ...sum }],
    by_person: [{ id: employeeId(1), name: 'Neha', ...sum }],
  },
  collectors: [{ id: employeeId(1), name: 'Neha' }],
};

test('a page of receipts with its sums and collectors takes one call', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { receipts(first: 10) {
      totalCount
      summary { total days { day total } modes { mode count } collectors { name total } }
      collectors { employeeId name }
      edges { node { documentId orderId number mobile reference mode bank amount total } }
    } } } }`,
    { fakes: [signedIn(), answering(reports.fetchReports, () => answer)] },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/reports']);
  expect(data).toEqual({
    viewer: {
      tenant: {
        receipts: {
          totalCount: 1,
          summary: {
            total: '50.00',
            days: [{ day: '2026-11-20', total: '50.00' }],
            modes: [{ mode: 'CASH', count: 1 }],
            collectors: [{ name: 'Neha', total: '50.00' }],
          },
          collectors: [{ employeeId: globalId('Employee', employeeId(1)), name: 'Neha' }],
          edges: [
            {
              node: {
                documentId: globalId('Document', documentId(1)),
                orderId: null,
                number: '26-27/A/00001',
                mobile: '9829000001',
                reference: null,
                mode: 'BANK',
                bank: 'HDFC Bank',
                amount: '50.00',
                total: '118.00',
              },
            },
          ],
        },
      },
    },
  });
});

const LIST = `query ($filter: ReceiptFilter, $orderBy: ReceiptOrder) {
  viewer { tenant { receipts(filter: $filter, orderBy: $orderBy) { edges { node { number } } } } }
}`;

test('filter and order go to upstream in its words, and nothing that was not asked for', async () => {
  const asked: unknown[] = [];
  const { errors } = await runOperation(LIST, {
    variables: {
      filter: {
        from: '2026-11-01',
        to: '2026-11-20',
        person: 'ash',
        collectedBy: globalId('Employee', employeeId(1)),
      },
      orderBy: { field: 'BANK', direction: 'ASC' },
    },
    fakes: [
      signedIn(),
      answering(reports.fetchReports, ({ body }) => {
        asked.push(body);
        return answer;
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(asked).toEqual([
    {
      from_date: '2026-11-01',
      to_date: '2026-11-20',
      person_name: 'ash',
      collected_by: employeeId(1),
      sort_by: 'bank',
      sort_order: 'asc',
      limit: 20,
      offset: 0,
      include: '',
    },
  ]);
});

test('days that end before they begin, and no right: refused without a call', async () => {
  const backwards = await runOperation(LIST, {
    variables: { filter: { from: '2026-11-20', to: '2026-11-01' } },
    fakes: [signedIn()],
  });
  expect(backwards.errors).toEqual([
    'INVALID_INPUT at viewer.tenant.receipts: End date cannot be before start date',
  ]);
  const nobody = await runOperation(LIST, { fakes: [signedIn(employeeWith('billing:view'))] });
  expect(nobody.errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.receipts')]);
  expect([...backwards.calls, ...nobody.calls]).toEqual(['GET /me', 'GET /me']);
});
