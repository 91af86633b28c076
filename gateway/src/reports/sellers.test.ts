import { reports } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const ASKED = `query ($from: Date, $to: Date) { viewer { tenant {
  sellers(view: SLOW, first: 5, from: $from, to: $to, kind: PRODUCT) {
    totalCount
    summary { amount profit stockValue }
    edges { node { itemId name kind category unit quantity amount profit bills stock stockValue } }
  }
} } }`;

const answer = {
  success: true as const,
  data: [
    {
      item_id: uuid('a', 1),
      item_name: 'Lamp',
      kind: 'PRODUCT' as const,
      category: null,
      unit: 'pc',
      sold_qty: '0',
      amount: '0.00',
      bills: 0,
      stock_qty: '2',
      profit: '-12.50',
      stock_value: '5000.00',
    },
  ],
  total: 1,
  summary: { amount: '0.00', profit: '-12.50', stock_value: '5000.00' },
};

test('slow sellers with their sums take one call', async () => {
  const bodies: unknown[] = [];
  const { data, errors, calls } = await runOperation(ASKED, {
    variables: { from: '2026-11-01', to: '2026-11-30' },
    fakes: [
      signedIn(),
      answering(reports.sellers, ({ body }) => {
        bodies.push(body);
        return answer;
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/sellers']);
  expect(bodies).toEqual([
    {
      view: 'SLOW',
      from_date: '2026-11-01',
      to_date: '2026-11-30',
      kind: 'PRODUCT',
      limit: 5,
      offset: 0,
      include: 'count,summary',
    },
  ]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        sellers: {
          totalCount: 1,
          summary: { amount: '0.00', profit: '-12.50', stockValue: '5000.00' },
          edges: [
            {
              node: {
                itemId: globalId('Product', uuid('a', 1)),
                name: 'Lamp',
                kind: 'PRODUCT',
                category: null,
                unit: 'pc',
                quantity: '0',
                amount: '0.00',
                profit: '-12.50',
                bills: 0,
                stock: '2',
                stockValue: '5000.00',
              },
            },
          ],
        },
      },
    },
  });
});

test('an end before the start asks nobody; nobody without the right is told', async () => {
  const reversed = await runOperation(ASKED, {
    variables: { from: '2026-11-30', to: '2026-11-01' },
    fakes: [signedIn()],
  });
  expect(reversed.errors).toHaveLength(1);
  expect(reversed.calls).toEqual(['GET /me']);
  const { errors } = await runOperation(ASKED, { fakes: [signedIn(employeeWith('billing:view'))] });
  expect(errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.sellers')]);
});
