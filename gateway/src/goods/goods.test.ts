import { goods } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { itemId, itemRow, itemsAre } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const PRODUCT = globalId('Product', itemId(1));
const SUPPLIER = globalId('Supplier', uuid('a', 1));
const RECEIPT = globalId('GoodsReceipt', uuid('b', 1));

const receipt: Answer<typeof goods.goodsReceipts>['data'][number] = {
  id: uuid('b', 1),
  product_id: itemId(1),
  product_title: 'Rakhi',
  variant_id: null,
  variant_sku: null,
  supplier_id: uuid('a', 1),
  supplier_name: 'Surat Textiles',
  bill_number: 'ST/118',
  quantity: '24',
  unit: 'pc',
  cost: '120.50',
  received_on: '2026-11-20',
  created_at: '2026-11-20T06:30:00.000Z',
  created_by_name: 'Asha Rao',
  undone_at: null,
  undone_by_name: null,
};
const supplier = {
  id: uuid('a', 1),
  name: 'Surat Textiles',
  receipts: 2,
  last_on: '2026-11-20',
  spent: '6600.00',
};
const low = {
  product_id: itemId(1),
  title: 'Rakhi',
  unit: 'pc',
  available: '2',
  low_stock: '3',
  sold_30_days: '18',
  supplier_name: 'Surat Textiles',
  last_cost: '120.50',
};

test('suppliers, what came in and what is to be bought take a call each', async () => {
  const asked = `query ($supplier: ID!, $receipt: ID!) { viewer { tenant {
    suppliers(search: "sur") { totalCount edges { node { id name receiptCount lastOn spent } } }
    goodsReceipts(supplier: $supplier) { edges { node { id productTitle supplier billNumber quantity cost } } }
    goodsToBuy { totalCount edges { node { productId title available lowStock soldIn30Days supplier lastCost } } }
  } }
  supplier: node(id: $supplier) { ... on Supplier { name } }
  receipt: node(id: $receipt) { ... on GoodsReceipt { productId receivedOn } } }`;
  const { data, errors, calls, received } = await runOperation(asked, {
    variables: { supplier: SUPPLIER, receipt: RECEIPT },
    fakes: [
      signedIn(),
      answering(goods.suppliers, () => ({ success: true as const, data: [supplier], total: 1 })),
      answering(goods.goodsReceipts, () => ({ success: true as const, data: [receipt], total: 1 })),
      answering(goods.goodsToBuy, () => ({ success: true as const, data: [low], total: 1 })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /me',
    'POST /goods/receipts',
    'POST /goods/receipts',
    'POST /goods/suppliers',
    'POST /goods/suppliers',
    'POST /goods/toBuy',
  ]);
  expect(received.map(({ parts }) => parts.body)).toContainEqual(
    expect.objectContaining({ supplier_id: uuid('a', 1) }),
  );
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        suppliers: { totalCount: 1, edges: [{ node: { id: SUPPLIER, receiptCount: 2, spent: '6600.00' } }] },
        goodsReceipts: { edges: [{ node: { id: RECEIPT, supplier: 'Surat Textiles', cost: '120.50' } }] },
        goodsToBuy: { edges: [{ node: { productId: PRODUCT, soldIn30Days: '18', lastCost: '120.50' } }] },
      },
    },
    supplier: { name: 'Surat Textiles' },
    receipt: { productId: PRODUCT, receivedOn: '2026-11-20' },
  });
});

const COST = `query ($id: ID!) { node(id: $id) { ... on Product { title cost { last average } } } }`;

test('what a product costs is asked for where it is selected, and told to the owner alone', async () => {
  const costs = answering(goods.goodsCosts, () => ({
    success: true as const,
    data: [{ id: itemId(1), last: '150.00', average: '135.00' }],
  }));
  const ask = (by?: Parameters<typeof signedIn>[0]) =>
    runOperation(COST, {
      variables: { id: PRODUCT },
      fakes: [signedIn(by), itemsAre([itemRow(1)]), costs],
    });
  expect((await ask()).data).toMatchObject({ node: { cost: { last: '150.00', average: '135.00' } } });
  const { data, errors, calls } = await ask(employeeWith('products:view'));
  expect(data).toMatchObject({ node: { cost: null } });
  expect(errors).toEqual([expect.stringContaining('FORBIDDEN at node.cost')]);
  expect(calls).not.toContain('POST /goods/costs');
});

const receive = (input: object, ...fakes: Fake[]) =>
  runOperation(
    `mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) { __typename
      ... on ReceiveGoodsSuccess { receipt { id } product { id available } }
      ... on InvalidInput { problems { field } } } }`,
    {
      variables: { input: { key: uuid('c', 1), product: PRODUCT, quantity: '24', ...input } },
      fakes: [signedIn(), ...fakes],
    },
  );

test('goods are brought in by one call, and the product is answered as it is', async () => {
  const { data, calls, received } = await receive(
    { cost: '120.50', supplier: 'Surat Textiles', billNumber: 'ST/118' },
    answering(goods.receiveGoods, () => ({
      success: true as const,
      message: '',
      receipt,
      data: itemRow(1, { available_quantity: '34' }),
    })),
  );
  expect(calls).toEqual(['GET /me', 'POST /goods/receive']);
  expect(received[1]?.parts.body).toEqual({
    product_id: itemId(1),
    quantity: '24',
    cost: '120.50',
    supplier: 'Surat Textiles',
    bill_number: 'ST/118',
  });
  expect(data).toEqual({
    receiveGoods: {
      __typename: 'ReceiveGoodsSuccess',
      receipt: { id: RECEIPT },
      product: { id: PRODUCT, available: '34' },
    },
  });
});

test('a refusal is told at the field of the input', async () => {
  const problems = [
    { field: 'bill_number', code: 'INVALID_INPUT' as const, message: 'At most 40 characters.' },
  ];
  const { data } = await receive({}, refusing(goods.receiveGoods, 'INVALID_INPUT', undefined, problems));
  expect(data).toEqual({
    receiveGoods: { __typename: 'InvalidInput', problems: [{ field: 'billNumber' }] },
  });
});

const undo = (...fakes: Fake[]) =>
  runOperation(
    `mutation ($input: UndoGoodsReceiptInput!) { undoGoodsReceipt(input: $input) { __typename
      ... on UndoGoodsReceiptSuccess { receipt { id undoneBy } product { id available } }
      ... on StockShort { short: product available }
      ... on InvalidInput { problems { field message } } } }`,
    {
      variables: { input: { key: uuid('c', 1), goodsReceipt: RECEIPT } },
      fakes: [signedIn(), ...fakes],
    },
  );

test('a receipt is undone by one call, and stays, marked; the product is answered as it is', async () => {
  const { data, calls, received } = await undo(
    answering(goods.undoGoodsReceipt, () => ({
      success: true as const,
      message: '',
      receipt: { ...receipt, undone_at: '2026-11-20T07:30:00.000Z', undone_by_name: 'Asha Rao' },
      data: itemRow(1, { available_quantity: '10' }),
    })),
  );
  expect(calls).toEqual(['GET /me', 'POST /goods/undoReceipt']);
  expect(received[1]?.parts.body).toEqual({ goods_receipt_id: uuid('b', 1) });
  expect(data).toEqual({
    undoGoodsReceipt: {
      __typename: 'UndoGoodsReceiptSuccess',
      receipt: { id: RECEIPT, undoneBy: 'Asha Rao' },
      product: { id: PRODUCT, available: '10' },
    },
  });
});

test('short stock and a second time are refusals', async () => {
  const details = { product_id: itemId(1), available: '5' };
  expect((await undo(refusing(goods.undoGoodsReceipt, 'STOCK_SHORT', details))).data).toEqual({
    undoGoodsReceipt: { __typename: 'StockShort', short: PRODUCT, available: '5' },
  });
  const message = 'This receipt is undone already.';
  const problems = [{ field: 'goods_receipt_id', code: 'INVALID_INPUT' as const, message }];
  const { data } = await undo(refusing(goods.undoGoodsReceipt, 'INVALID_INPUT', undefined, problems));
  expect(data).toEqual({
    undoGoodsReceipt: { __typename: 'InvalidInput', problems: [{ field: 'goodsReceipt', message }] },
  });
});

const deliver = (...fakes: Fake[]) =>
  runOperation(
    `mutation ($input: ReceiveDeliveryInput!) { receiveDelivery(input: $input) { __typename
      ... on ReceiveDeliverySuccess { receipts { id } products { id available } }
      ... on InvalidInput { problems { field } } } }`,
    {
      variables: {
        input: {
          key: uuid('c', 1),
          supplier: 'Surat Textiles',
          lines: [
            { product: PRODUCT, quantity: '24', cost: '120.50' },
            { product: PRODUCT, quantity: '1' },
          ],
        },
      },
      fakes: [signedIn(), ...fakes],
    },
  );

test('a delivery is one call, and its products are answered as they are', async () => {
  const { data, calls, received } = await deliver(
    answering(goods.receiveDelivery, () => ({
      success: true as const,
      message: '',
      receipts: [receipt],
      data: [itemRow(1, { available_quantity: '35' })],
    })),
  );
  expect(calls).toEqual(['GET /me', 'POST /goods/receiveDelivery']);
  expect(received[1]?.parts.body).toEqual({
    supplier: 'Surat Textiles',
    bill_number: null,
    lines: [
      { product_id: itemId(1), quantity: '24', cost: '120.50' },
      { product_id: itemId(1), quantity: '1', cost: null },
    ],
  });
  expect(data).toEqual({
    receiveDelivery: {
      __typename: 'ReceiveDeliverySuccess',
      receipts: [{ id: RECEIPT }],
      products: [{ id: PRODUCT, available: '35' }],
    },
  });
});

test('the problems of a delivery name the lines and fields of the input', async () => {
  const problems = ['bill_number', 'lines.1.quantity', 'lines.30.product_id'].map((field) => ({
    field,
    code: 'INVALID_INPUT' as const,
    message: 'No.',
  }));
  const { data } = await deliver(refusing(goods.receiveDelivery, 'INVALID_INPUT', undefined, problems));
  expect(data).toEqual({
    receiveDelivery: {
      __typename: 'InvalidInput',
      problems: [{ field: 'billNumber' }, { field: 'lines.1.quantity' }, { field: 'lines.30.product' }],
    },
  });
});
