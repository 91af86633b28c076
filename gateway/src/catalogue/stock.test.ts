import { catalogue, goods } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { itemId, itemRow, itemsAre, variantId, variantRow } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const PRODUCT = globalId('Product', itemId(1));

const move = (changes: object = {}) => ({
  id: uuid('c', 1),
  kind: 'CORRECTION' as const,
  quantity: '-2',
  balance: '10',
  variant_balance: null,
  variant_id: null,
  variant_sku: null,
  document_id: null,
  document_number: null,
  order_number: null,
  correction_reason: 'COUNTED' as const,
  note: 'shelf',
  goods_receipt_id: null,
  supplier_name: null,
  bill_number: null,
  employee_id: uuid('d', 1),
  employee_name: 'Asha Rao',
  created_at: '2026-11-20T06:30:00.000Z',
  ...changes,
});
const moves: Fake = answering(catalogue.stockMoves, () => ({
  success: true,
  data: [move()],
  page: { cursors: ['row-0'], has_more: true },
  total: 31,
}));

const HISTORY = `query ($id: ID!, $after: String) { node(id: $id) { ... on Product { stockMoves(first: 10, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { code kind quantity balance reason note by at documentNumber document { number } variantSku } }
} } } }`;

test('the receipts of a page of moves take one more call', async () => {
  const asked = `query ($id: ID!) { node(id: $id) { ... on Product { stockMoves(first: 10) {
    edges { node { quantity goodsReceipt { productTitle undoneBy } } }
  } } } }`;
  const receipt: Answer<typeof goods.goodsReceipts>['data'][number] = {
    id: uuid('b', 1),
    product_id: itemId(1),
    product_title: 'Rakhi',
    variant_id: null,
    variant_sku: null,
    supplier_id: null,
    supplier_name: null,
    bill_number: null,
    quantity: '24',
    unit: 'pc',
    cost: null,
    received_on: '2026-11-20',
    created_at: '2026-11-20T06:30:00.000Z',
    created_by_name: 'Asha Rao',
    undone_at: '2026-11-20T07:30:00.000Z',
    undone_by_name: 'Asha Rao',
  };
  const { data, calls } = await runOperation(asked, {
    variables: { id: PRODUCT },
    fakes: [
      signedIn(),
      itemsAre([itemRow(1)]),
      answering(catalogue.stockMoves, () => ({
        success: true,
        data: ['-24', '24'].map((quantity) => move({ quantity, goods_receipt_id: receipt.id })),
        page: { cursors: ['row-0', 'row-1'], has_more: false },
      })),
      answering(goods.goodsReceipts, () => ({ success: true as const, data: [receipt] })),
    ],
  });
  expect(calls.filter((one) => one === 'POST /goods/receipts')).toHaveLength(1);
  const goodsReceipt = { productTitle: 'Rakhi', undoneBy: 'Asha Rao' };
  expect(data).toEqual({
    node: {
      stockMoves: {
        edges: [{ node: { quantity: '-24', goodsReceipt } }, { node: { quantity: '24', goodsReceipt } }],
      },
    },
  });
});

test('a page of the history of a product costs one call', async () => {
  const { data, errors, calls, received } = await runOperation(HISTORY, {
    variables: { id: PRODUCT },
    fakes: [signedIn(), itemsAre([itemRow(1)]), moves],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    node: {
      stockMoves: {
        totalCount: 31,
        pageInfo: { hasNextPage: true },
        edges: [
          {
            node: {
              code: uuid('c', 1),
              kind: 'CORRECTION',
              quantity: '-2',
              balance: '10',
              reason: 'COUNTED',
              note: 'shelf',
              by: 'Asha Rao',
              at: '2026-11-20T06:30:00.000Z',
              documentNumber: null,
              document: null,
            },
          },
        ],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /services-products', 'GET /stock-moves/:id']);
  expect(received[2]?.parts.query).toEqual({ limit: 10, offset: 0, include: 'count,page' });
});

test("a variant's history is that of its product, narrowed to it", async () => {
  const variant = variantRow(1, itemId(1));
  const { errors, received } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Product { variants { stockMoves(first: 5) { totalCount } } } } }`,
    {
      variables: { id: PRODUCT },
      fakes: [signedIn(), itemsAre([itemRow(1, { has_variants: 1 })], [variant]), moves],
    },
  );
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts).toMatchObject({
    params: { id: itemId(1) },
    query: { variant_ids: variantId(1), limit: 5, offset: 0 },
  });
});

test('some variants narrow the history of a product; what is no variant is refused before upstream is asked', async () => {
  const narrowed = (...variants: string[]) =>
    runOperation(
      `query ($id: ID!, $filter: StockMoveFilter) { node(id: $id) { ... on Product {
        stockMoves(filter: $filter) { edges { node { balance variantBalance } } } } } }`,
      {
        variables: { id: PRODUCT, filter: { variants } },
        fakes: [
          signedIn(),
          itemsAre([itemRow(1)]),
          answering(catalogue.stockMoves, () => ({ success: true, data: [move({ variant_balance: '3' })] })),
        ],
      },
    );
  const { data, errors, received } = await narrowed(...[1, 2].map((n) => globalId('Variant', variantId(n))));
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.query).toMatchObject({ variant_ids: `${variantId(1)},${variantId(2)}` });
  const edges = [{ node: { balance: '10', variantBalance: '3' } }];
  expect(data).toEqual({ node: { stockMoves: { edges } } });
  const foreign = await narrowed(PRODUCT);
  expect(foreign.errors).toEqual([expect.stringMatching(/at node.stockMoves/)]);
  expect(foreign.calls).not.toContain('GET /stock-moves/:id');
});

test('who may bill but not see the products does not see their history', async () => {
  const { data, errors } = await runOperation(HISTORY, {
    variables: { id: PRODUCT },
    fakes: [signedIn(employeeWith('billing:view')), itemsAre([itemRow(1)]), moves],
  });
  expect(data).toEqual({ node: { stockMoves: null } });
  expect(errors).toEqual([expect.stringMatching(/^FORBIDDEN at node.stockMoves/)]);
});

test('tells what moved since, the oldest first where asked, and that nothing is ever gone', async () => {
  const until = '2026-11-20T06:29:45.000Z';
  const answer: Fake = answering(catalogue.stockMoves, () => ({
    success: true,
    data: [move()],
    changes: { deleted: [], until },
  }));
  const since = { updatedSince: '2026-11-19T00:00:00.000Z' };
  const ask = (variables: object) =>
    runOperation(
      `query ($id: ID!, $orderBy: StockMoveOrder, $updatedSince: DateTime) { node(id: $id) { ... on Product {
        stockMoves(orderBy: $orderBy, updatedSince: $updatedSince) { deletedIds updatedUntil } } } }`,
      { variables: { id: PRODUCT, ...variables }, fakes: [signedIn(), itemsAre([itemRow(1)]), answer] },
    );
  const { data, received } = await ask({ ...since, orderBy: { field: 'DATE', direction: 'ASC' } });
  expect(data).toEqual({ node: { stockMoves: { deletedIds: [], updatedUntil: until } } });
  expect(received.at(-1)?.parts.query).toMatchObject({
    updated_since: since.updatedSince,
    sort_order: 'asc',
    include: 'changes',
  });
  expect((await ask({})).data).toEqual({ node: { stockMoves: { deletedIds: null, updatedUntil: until } } });
});
