import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../app/session/store.ts';
import { answerWith, sentInput, waiting } from '../testing/answer.ts';
import { renderAt, type AtRoute } from '../testing/render.tsx';
import { setWidth } from '../testing/setWidth.ts';
import { suppliersRoute } from './Suppliers/route.ts';
import { toBuyRoute } from './ToBuy/route.ts';
import { ReceiveGoods } from './receive/ReceiveGoods.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const profile = (isOwner: boolean) => ({ __typename: 'Profile', id: 'p1', isOwner });
const low = (n: number, change: object = {}) => ({
  __typename: 'GoodsToBuy',
  productId: `p${n}`,
  title: `Rakhi ${n}`,
  unit: 'pc',
  available: '2',
  lowStock: '3',
  soldIn30Days: '18',
  supplier: 'Surat Textiles',
  lastCost: '120.50',
  ...change,
});

async function openToBuy(rows: readonly object[], isOwner = true): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt('/products/to-buy', [toBuyRoute, { path: '/products', element: 'The products' }]);
  await answerWith(at.environment, 'ToBuyPageQuery', {
    viewer: {
      profile: profile(isOwner),
      tenant: {
        id: 't1',
        goodsToBuy: { totalCount: rows.length, edges: rows.map((node) => ({ node })) },
      },
    },
  });
  return at;
}

test('what is to be bought: what is left, what sold, from whom; a row leads to the stock', async () => {
  const at = await openToBuy([low(1), low(2, { available: '0', supplier: null, lastCost: null })]);
  const table = await screen.findByRole('table', { name: 'What to buy' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/Rakhi 1Surat Textiles2 pc318₹120\.50/);
  expect(second?.textContent).toMatch(/Rakhi 20 pc318–/);
  await at.user.click(within(table).getByText('Rakhi 1'));
  await waitFor(() => expect(at.place()).toBe('/products?stockOf=p1'));
});

test('what it costs is no column for anybody but the owner; nothing to buy says so', async () => {
  await openToBuy([low(1, { lastCost: null })], false);
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Last cost' })).toBeNull();
});

test('nothing to buy says so, and there is nothing to share', async () => {
  await openToBuy([]);
  expect(await screen.findByText('Nothing is running low')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('the list is shared as text; where the device can not, it is copied', async () => {
  const at = await openToBuy([low(1)]);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await at.user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The list is copied.')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(
    'What to buy\nRakhi 1: 2 pc left, 18 sold in 30 days (Surat Textiles)',
  );
});

test('the list is printed alone, a line for each product', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = () => undefined;
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  const at = await openToBuy([low(1), low(2, { supplier: null })]);
  await at.user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-printed]')?.textContent).toBe(
    'What to buy☐ Rakhi 1: 2 pc left, 18 sold in 30 days (Surat Textiles)☐ Rakhi 2: 2 pc left, 18 sold in 30 days',
  );
  window.dispatchEvent(new Event('afterprint'));
});

const receipt = {
  __typename: 'GoodsReceipt',
  id: 'g1',
  productTitle: 'Rakhi',
  variantSku: null,
  billNumber: 'ST/118',
  quantity: '24',
  unit: 'pc',
  cost: '120.50',
  receivedOn: '2025-11-20',
  receivedBy: 'Asha Rao',
  undoneAt: null,
  undoneBy: null,
};

async function openSupplier(mayEdit: boolean): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt('/products/suppliers', [suppliersRoute]);
  const surat = {
    __typename: 'Supplier',
    id: 's1',
    name: 'Surat Textiles',
    receiptCount: 2,
    lastOn: '2025-11-20',
    spent: '6600.00',
  };
  await answerWith(at.environment, 'SuppliersPageQuery', {
    viewer: {
      profile: profile(true),
      tenant: { id: 't1', suppliers: { totalCount: 1, edges: [{ node: surat }] } },
    },
  });
  await at.user.click(await screen.findByText('Surat Textiles'));
  await answerWith(at.environment, 'OpenSupplierQuery', {
    node: surat,
    viewer: {
      mayEdit,
      mayEditOptical: false,
      tenant: { id: 't1', goodsReceipts: { edges: [{ node: receipt }] } },
    },
  });
  return at;
}

test('a supplier opens with what came from there; who may not edit products undoes nothing', async () => {
  await openSupplier(false);
  const drawer = await screen.findByRole('complementary', { name: 'Surat Textiles' });
  await waitFor(() =>
    expect(drawer.textContent).toMatch(/Rakhi20 Nov 2025 · bill ST\/118 · Asha Rao\+24 pc.*₹120\.50/),
  );
  expect(screen.queryByRole('button', { name: 'Undo receipt' })).toBeNull();
});

async function undo(): Promise<AtRoute> {
  const at = await openSupplier(true);
  await at.user.click(await screen.findByRole('button', { name: 'Undo receipt' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Undo the receipt of Rakhi?' });
  expect(asked.textContent).toContain('24 pc leave the stock again');
  await at.user.click(within(asked).getByRole('button', { name: 'Undo receipt' }));
  expect(await sentInput(at.environment, UNDO)).toMatchObject({ goodsReceipt: 'g1' });
  return at;
}
const UNDO = 'useUndoGoodsMutation';

test('a receipt is undone after a question; it stays, and tells who undid it', async () => {
  const at = await undo();
  await answerWith(at.environment, UNDO, {
    undoGoodsReceipt: {
      __typename: 'UndoGoodsReceiptSuccess',
      receipt: { ...receipt, undoneAt: '2025-11-21T06:30:00.000Z', undoneBy: 'Ravi Shah' },
      product: { __typename: 'Product', id: 'p1', available: '10', variants: [] },
    },
  });
  expect(await screen.findByText('Receipt undone: 24 pc of Rakhi left the stock.')).toBeDefined();
  expect(await screen.findByText(/^Undone by Ravi Shah, 21 Nov/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo receipt' })).toBeNull();
  // The totals of the list are other ones.
  await waitFor(() => expect(waiting(at.environment, 'OpenSupplierQuery')).toBe(1));
});

test('what was sold meanwhile is told, and what to do', async () => {
  const at = await undo();
  await answerWith(at.environment, UNDO, {
    undoGoodsReceipt: {
      __typename: 'StockShort',
      __isRefusal: 'StockShort',
      code: 'STOCK_SHORT',
      message: 'Only 5 items available in stock',
    },
  });
  expect(
    await screen.findByText(
      'Only 5 items available in stock. Some was sold meanwhile, so count the stock instead.',
    ),
  ).toBeDefined();
});

const received = (onReceived = vi.fn<() => void>()) => {
  setWidth(360);
  const form = (
    <ReceiveGoods product="p1" variant={undefined} unit="pc" base={10_000} whole onReceived={onReceived} />
  );
  return { ...renderAt('/', [{ path: '/', element: form }]), onReceived };
};

test('goods come in with cost, supplier and bill; what is in stock then is told, and the bill stays for the next', async () => {
  const at = received();
  await answerWith(at.environment, 'useSupplierNamesQuery', {
    viewer: {
      tenant: {
        id: 't1',
        suppliers: { edges: [{ node: { __typename: 'Supplier', id: 's1', name: 'Surat Textiles' } }] },
      },
    },
  });
  await at.user.type(screen.getByLabelText(/^Received/), '24');
  expect(screen.getByText('34 pc')).toBeDefined();
  await at.user.type(screen.getByLabelText(/^Cost of one/), '120.50');
  await at.user.type(screen.getByLabelText(/^Supplier$/), 'Surat Textiles');
  await at.user.type(screen.getByLabelText(/^Supplier’s bill/), 'ST/118');
  await at.user.click(screen.getByRole('button', { name: 'Add to stock' }));
  const { key: _key, ...sent } = await sentInput(at.environment, 'useReceiveGoodsMutation');
  expect(sent).toEqual({
    product: 'p1',
    quantity: '24',
    cost: '120.50',
    supplier: 'Surat Textiles',
    billNumber: 'ST/118',
  });
  await answerWith(at.environment, 'useReceiveGoodsMutation', {
    receiveGoods: {
      __typename: 'ReceiveGoodsSuccess',
      product: { id: 'p1', available: '34', variants: [] },
    },
  });
  expect(await screen.findByText('24 added to the stock.')).toBeDefined();
  expect(at.onReceived).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>(/^Received/).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Supplier’s bill/).value).toBe('ST/118');
});

test.each([
  ['', 'Enter how much came in, more than 0.'],
  ['0', 'Enter how much came in, more than 0.'],
  ['abc', 'Enter how much came in, more than 0.'],
  ['2.5', /whole/i],
])('"%s" pieces are refused at their field, and nothing is sent', async (quantity, message) => {
  const at = received();
  if (quantity !== '') await at.user.type(screen.getByLabelText(/^Received/), quantity);
  await at.user.click(screen.getByRole('button', { name: 'Add to stock' }));
  expect(await screen.findByText(message)).toBeDefined();
});
