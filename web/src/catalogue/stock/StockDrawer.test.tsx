import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { StockDrawer } from './StockDrawer.tsx';

vi.mock('../../local/drafts.ts', async () =>
  (await import('../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const QUERY = 'StockBodyQuery';
const CORRECT = 'useCorrectStockMutation';

// Each test uses another product, so that it does not find an earlier test's draft.
let count = 0;
let product = '';
beforeEach(() => {
  count += 1;
  product = `p${count}`;
});

const move = (change: object = {}) => ({
  __typename: 'StockMove',
  code: 'm1',
  kind: 'SALE',
  quantity: '-4',
  balance: '12',
  variantBalance: null,
  variantSku: null,
  documentNumber: '26-27/A/00001',
  reason: null,
  note: null,
  supplier: null,
  billNumber: null,
  goodsReceipt: null,
  by: 'Asha Rao',
  at: '2026-11-20T06:30:00.000Z',
  ...change,
});

const stock = (change: object = {}, { mayEdit = true, moves = [move()], more = false } = {}) => ({
  viewer: { mayEdit, mayOpenBills: true, profile: { __typename: 'Profile', id: 'o1', isOwner: true } },
  node: {
    __typename: 'Product',
    id: product,
    title: 'Rakhi',
    unit: 'pc',
    tracksStock: true,
    hasVariants: false,
    available: '12',
    price: '236.00',
    taxInclusive: true,
    gstPercentage: '18',
    variants: [],
    stockMoves: {
      totalCount: moves.length + (more ? 1 : 0),
      edges: moves.map((node) => ({ cursor: node.code, node })),
      pageInfo: { endCursor: 'm1', hasNextPage: more },
    },
    ...change,
  },
});

async function open(data: ReturnType<typeof stock> = stock()): Promise<AtRoute> {
  const at = renderAt('/', [
    { path: '/', element: <StockDrawer product={product} onClose={() => undefined} /> },
  ]);
  await answerWith(at.environment, QUERY, data);
  await screen.findByText('Rakhi');
  return at;
}

async function enter({ user }: AtRoute, counted: string, reason: string): Promise<void> {
  await user.clear(screen.getByLabelText(/^Counted/));
  await user.type(screen.getByLabelText(/^Counted/), counted);
  await user.selectOptions(screen.getByLabelText(/^Reason/), reason);
}
const save = ({ user }: AtRoute) => user.click(screen.getByRole('button', { name: 'Correct stock' }));

test('the history tells what, when, who, why, and leads to the bill', async () => {
  const correction = { id: 'm2', kind: 'CORRECTION', quantity: '2.5', documentNumber: null };
  const moves = [move({ ...correction, reason: 'COUNTED', note: 'shelf' }), move()];
  await open(stock({}, { moves }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  const rows = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^CorrectionCounted: shelf.*Asha Rao\+2\.512 left$/);
  expect(rows[1]).toMatch(/^Sale 26-27\/A\/00001.*−412 left$/);
  expect(history.getByRole('link').getAttribute('href')).toBe('/Billing-History?search=26-27%2FA%2F00001');
});

test('a correction shows the difference, and is sent with the reason and what it is based on', async () => {
  const at = await open();
  await enter(at, '10', 'Damaged or expired');
  expect(screen.getByText('−2 pc')).toBeDefined();
  await at.user.type(screen.getByLabelText(/^Note/), 'rain');
  await save(at);
  expect(await sentInput(at.environment, CORRECT)).toMatchObject({
    product,
    available: '10',
    expectedAvailable: '12',
    reason: 'DAMAGED',
    note: 'rain',
  });
  const corrected = { id: product, available: '10', variants: [] };
  const success = { __typename: 'CorrectStockSuccess', product: corrected };
  await answerWith(at.environment, CORRECT, { correctStock: success });
  expect(await screen.findByText('Stock corrected: 10 now.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Counted/).value).toBe('');
  // The history is refetched.
  expect(await sentOperation(at.environment, QUERY)).toBeDefined();
});

test('a failure is told, and a sale in between with the new figure; what was typed can be saved again', async () => {
  const at = await open();
  await enter(at, '10', 'Counted');
  await save(at);
  await fail(at.environment, CORRECT, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not correct the stock.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Counted/).value).toBe('10');
  await save(at);
  const changed = {
    __typename: 'ChangedMeanwhile',
    __isRefusal: 'ChangedMeanwhile',
    message: 'x',
    currentStock: '9',
  };
  await answerWith(at.environment, CORRECT, { correctStock: changed });
  expect(await screen.findByText(/The stock is 9 now/)).toBeDefined();
  expect(screen.getByText('+1 pc')).toBeDefined();
  await save(at);
  expect(await sentInput(at.environment, CORRECT)).toMatchObject({ available: '10', expectedAvailable: '9' });
});

test('what is missing is told at its field before anything is sent; "another reason" needs a note', async () => {
  const at = await open();
  await save(at);
  expect(await screen.findByText('Enter the counted stock, zero or more.')).toBeDefined();
  expect(screen.getByText('Please choose a reason.')).toBeDefined();
  await enter(at, '1.5', 'Other reason');
  await save(at);
  expect(await screen.findByText('Give a short reason.')).toBeDefined();
  expect(screen.queryByText('Please choose a reason.')).toBeNull();
  expect(waiting(at.environment, CORRECT)).toBe(0);
});

test('who may not edit products sees the history and why there is no form', async () => {
  await open(stock({}, { mayEdit: false }));
  expect(screen.getByText(/Only people with the right to edit products/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correct stock' })).toBeNull();
});

test('of a product with variants one is chosen first', async () => {
  const variants = [{ __typename: 'Variant', id: 'v1', price: '236.00', sku: 'RAK-S', available: '5' }];
  const at = await open(stock({ hasVariants: true, variants }));
  expect(screen.getByText('Choose a variant to correct its stock.')).toBeDefined();
  await at.user.selectOptions(screen.getByLabelText('Variant'), 'RAK-S');
  const moves = [move({ balance: '12', variantBalance: '5' })];
  const { request } = await answerWith(
    at.environment,
    QUERY,
    stock({ hasVariants: true, variants }, { moves }),
  );
  expect(request.variables).toMatchObject({ product, filter: { variants: ['v1'] } });
  expect(await screen.findByText('5 pc')).toBeDefined();
  // The remaining quantity is that of the variant, like the stock above.
  expect(screen.getByText('5 left')).toBeDefined();
});

test('older movements are fetched when they are asked for', async () => {
  const at = await open(stock({}, { more: true }));
  await at.user.click(screen.getByRole('button', { name: 'Show older' }));
  const older = stock({}, { moves: [move({ id: 'm0', kind: 'OPENING', documentNumber: null })] });
  await answerWith(at.environment, 'StockHistoryPageQuery', { node: older.node });
  await waitFor(() => expect(screen.getByText('Opening stock')).toBeDefined());
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('what can not be loaded is told with a way to try again', async () => {
  const at = renderAt('/', [
    { path: '/', element: <StockDrawer product={product} onClose={() => undefined} /> },
  ]);
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not load the stock.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Retry' }));
  await answerWith(at.environment, QUERY, stock({ tracksStock: false }));
  expect(await screen.findByText('Stock is not tracked for this product')).toBeDefined();
});

test('the owner reads costs and margin; goods that came in are told, and their form is one press away', async () => {
  const came = { kind: 'CORRECTION', quantity: '24', documentNumber: null, reason: 'RECEIVED' };
  const at = await open(
    stock({}, { moves: [move({ ...came, supplier: 'Surat Textiles', billNumber: 'ST/118' })] }),
  );
  expect(screen.getByText('Goods received, from Surat Textiles, bill ST/118')).toBeDefined();
  await answerWith(at.environment, 'CostFactsQuery', {
    node: { __typename: 'Product', id: product, cost: { last: '150.00', average: '135.00' } },
  });
  await screen.findByText('Last cost');
  const facts = screen.getByRole('region', { name: 'Correct the stock' }).textContent;
  expect(facts).toMatch(/Last cost₹150\.00.*Average cost₹135\.00.*Margin25 %/);
  await at.user.click(screen.getByRole('radio', { name: 'Goods came in' }));
  expect(screen.getByRole('button', { name: 'Add to stock' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correct stock' })).toBeNull();
});

test('a receipt is undone where its move is told; the move that undid it tells so', async () => {
  const receipt = {
    __typename: 'GoodsReceipt',
    id: 'g1',
    productTitle: 'Rakhi',
    variantSku: null,
    quantity: '24',
    unit: 'pc',
    undoneAt: null,
    undoneBy: null,
  };
  const undone = { ...receipt, id: 'g2', undoneAt: '2026-11-20T06:30:00.000Z', undoneBy: 'Asha Rao' };
  const came = { kind: 'CORRECTION', documentNumber: null, reason: 'RECEIVED' };
  const moves = [
    move({ ...came, code: 'm3', quantity: '-240', goodsReceipt: undone }),
    move({ ...came, code: 'm2', quantity: '240', goodsReceipt: undone }),
    move({ ...came, code: 'm1', quantity: '24', goodsReceipt: receipt }),
  ];
  const at = await open(stock({}, { moves }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  const rows = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^CorrectionReceipt undone/);
  expect(rows[1]).toMatch(/^CorrectionGoods received.*Undone by Asha Rao/);
  await at.user.click(history.getByRole('button', { name: 'Undo receipt' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Undo the receipt of Rakhi?' });
  await at.user.click(within(asked).getByRole('button', { name: 'Undo receipt' }));
  expect(await sentInput(at.environment, 'useUndoGoodsMutation')).toMatchObject({ goodsReceipt: 'g1' });
  await answerWith(at.environment, 'useUndoGoodsMutation', {
    undoGoodsReceipt: {
      __typename: 'UndoGoodsReceiptSuccess',
      receipt: { ...receipt, undoneAt: '2026-11-20T06:30:00.000Z', undoneBy: 'Asha Rao' },
      product: { __typename: 'Product', id: product, available: '12', variants: [] },
    },
  });
  expect(await screen.findByText('Receipt undone: 24 pc of Rakhi left the stock.')).toBeDefined();
  // Stock and history are refetched.
  expect(await sentOperation(at.environment, QUERY)).toBeDefined();
});
