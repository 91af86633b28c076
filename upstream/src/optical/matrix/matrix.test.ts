import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice } from '../../billing/contract.ts';
import { addCustomer, expectBalancedBooks, payloadOf } from '../../billing/testing/index.ts';
import { stockMoves, variantsByProduct } from '../../catalogue/contract.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addLensVariant, deleteLensVariant } from '../variants/contract.ts';
import { addLens, type TestLens } from '../testing/index.ts';
import { countLensStock } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let lens: TestLens;
/** -2.00, grey, with four in stock. */
let like: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 8 });
  lens = await addLens(shop);
  like = await addOne({ sku: 'L-M200-HC', power: '-2', available_quantity: '4' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (by = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });

async function addOne(more: object): Promise<string> {
  const body = { product_id: lens.id, color: 'Grey', index: '1.56', mrp: '500', sell_price: 450, ...more };
  return (await call(api, addLensVariant, { ...sent(), body })).body.data.id;
}

interface CellIn {
  SPH?: string;
  CYL?: string | null;
  AXIS?: string;
  ADD?: string;
  available_quantity: string;
  expected_quantity: number | null;
}
const cell = (SPH: string, CYL: string, now: string, before: number | null): CellIn => ({
  SPH,
  CYL,
  available_quantity: now,
  expected_quantity: before,
});
const fill = (cells: CellIn[], more: { by?: TestShop['owner']; key?: string; note?: string } = {}) =>
  call(api, countLensStock, {
    ...sent(more.by),
    body: { variant_id: like, cells, reason: 'COUNTED', ...(more.note && { note: more.note }) },
    ...(more.key && { key: more.key }),
  });
const variants = async () =>
  (await call(api, variantsByProduct, { ...sent(), params: { id: lens.id } })).body.data;
const stock = async () => (await variants()).map((one) => `${one.power}: ${one.available_quantity}`);
/** Stock movements, newest first; the test's product itself has no opening stock. */
const history = async () => {
  const { data } = (await call(api, stockMoves, { ...sent(), params: { id: lens.id } })).body;
  const moved = data.filter(({ quantity }) => quantity !== '0');
  return moved.map((one) => [one.kind, one.quantity, one.correction_reason].filter(Boolean).join(' '));
};
const messagesOf = (answer: Awaited<ReturnType<typeof fill>>) =>
  (answer.refusal.problems ?? []).map(({ field, message }) => `${field}: ${message}`);

test('all cells are counted in one write: what is there is corrected, a new power becomes a variant like it', async () => {
  const { body } = await fill([
    cell('-2', '', '6', 4),
    cell('-2.25', '-0.75', '3', null),
    cell('125', '0', '0', null),
  ]);
  expect(body).toMatchObject({ message: 'Stock saved', product_id: lens.id });
  expect(body.data.map((one) => [one.sku, one.power, one.available_quantity])).toEqual([
    ['L-M200-HC', '-2.00', '6'],
    ['L-M225CM075-HC', '-2.25 / -0.75', '3'],
    ['L-P125-HC', '+1.25', '0'],
  ]);
  const like2 = { color: 'Grey', index: '1.56', mrp: '500.00', sell_price: '450.00', gst_percentage: '5' };
  for (const one of body.data) expect(one).toMatchObject(like2);
  expect(await history()).toEqual(['OPENING 3', 'CORRECTION 2 COUNTED', 'OPENING 4']);
});

test('a sale takes from the cell, and the cell takes the sale back', async () => {
  const [there] = (await fill([cell('-2.25', '-0.75', '3', null)])).body.data;
  const line = { item: { ...lens, price: 45_000 }, variantId: there?.id ?? '', quantity: 2000 };
  const customer = await addCustomer(shop);
  const sale = payloadOf({ customer, lines: [line] });
  expect((await call(api, createInvoice, { ...sent(), body: sale })).status).toBe(200);
  expect(await stock()).toContain('-2.25 / -0.75: 1');
  const stale = await fill([cell('-2.25', '-0.75', '5', 3)]);
  expect(messagesOf(stale)).toEqual([
    'cells.0.available_quantity: There are 1 now: it was sold or counted meanwhile.',
  ]);
  expect((await fill([cell('-2.25', '-0.75', '0', 1)])).status).toBe(200);
  const short = await call(api, createInvoice, { ...sent(), body: sale });
  expect(short.refusal.message).toBe('Only 0 items available in stock');
});

test('a cell counts what is there anyway, whatever was seen', async () => {
  expect((await fill([cell('-2', '', '4', 9)])).status).toBe(200);
  expect(await history()).toEqual(['OPENING 4']);
});

test.each<[CellIn, string]>([
  [cell('-2', '', '-1', 4), 'cells.1.available_quantity: Whole numbers only, zero or more.'],
  [cell('-2', '', 'x', 4), 'cells.1.available_quantity: Whole numbers only, zero or more.'],
  [cell('-2', '', '', 4), 'cells.1.available_quantity: Whole numbers only, zero or more.'],
  [cell('-2', '', '1.234', 4), 'cells.1.available_quantity: Whole numbers only, zero or more.'],
  [cell('99', '', '1', null), 'cells.1.SPH: SPH must be between -30.00 and +30.00.'],
  [cell('', '', '1', null), 'cells.1.SPH: Please input SPH!'],
  [cell('-2', '-10.25', '1', null), 'cells.1.CYL: CYL must be between -10.00 and +10.00.'],
  [cell('-2.1', '', '1', null), 'cells.1.SPH: SPH goes in steps of 0.25.'],
  [{ ...cell('-2', '', '1', null), AXIS: '90' }, 'cells.1.CYL: An axis needs a cylinder.'],
  [{ ...cell('-2', '', '1', null), ADD: '7' }, 'cells.1.ADD: ADD must be between 0.00 and +6.00.'],
  [cell('-3', '', '2', null), 'cells.1.available_quantity: This power is sent twice.'],
  [
    cell('-4', '', '2', 1),
    'cells.1.available_quantity: This power was deleted meanwhile. Save again to add it back.',
  ],
])('%j is told at its cell, and nothing is kept', async (wrong, message) => {
  expect(messagesOf(await fill([cell('-3', '', '1', null), wrong]))).toEqual([message]);
  expect(await stock()).toEqual(['-2.00: 4']);
});

test('two who fill the same cell: the second is told what the first counted', async () => {
  const both = await Promise.all(['3', '5'].map((n) => fill([cell('-3', '-1', n, null)])));
  const [first, second] = both.toSorted((one, other) => one.status - other.status);
  expect([first?.status, second?.status]).toEqual([200, 422]);
  const kept = first?.body.data[0]?.available_quantity ?? '';
  expect(second && messagesOf(second)).toEqual([
    `cells.0.available_quantity: There are ${kept} now: it was sold or counted meanwhile.`,
  ]);
  expect(await stock()).toContain(`-3.00 / -1.00: ${kept}`);
});

test('a power that is deleted meanwhile can be added anew; one that several variants have is not counted here', async () => {
  const second = await addOne({ sku: 'L-X', power: '-5', available_quantity: '2' });
  await call(api, deleteLensVariant, { ...sent(), body: { id: second } });
  expect((await fill([cell('-5', '', '1', 2)])).status).toBe(422);
  expect((await fill([cell('-5', '', '1', null)])).status).toBe(200);
  await addOne({ sku: 'L-Y', power: '-2' });
  expect(messagesOf(await fill([cell('-2', '', '9', 4)]))).toEqual([
    'cells.0.available_quantity: Several variants have this power. Count them in the list of variants.',
  ]);
});

test('a lens in another colour is another one', async () => {
  await addOne({ sku: 'L-BROWN', power: '-3', color: 'Brown', available_quantity: '7' });
  await fill([cell('-3', '', '1', null)]);
  expect((await stock()).toSorted()).toEqual(['-2.00: 4', '-3.00: 1', '-3.00: 7']);
});

test('one key fills once', async () => {
  const key = newId();
  const twice = await Promise.all([1, 2, 3].map(() => fill([cell('-3', '', '2', null)], { key })));
  expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await history()).toEqual(['OPENING 2', 'OPENING 4']);
});

test('there are at most 500 variants of a product', async () => {
  const cells = Array.from({ length: 500 }, (_, n) =>
    cell(String(-30 + (n % 200) / 4), String(-0.25 * (1 + Math.floor(n / 200))), '1', null),
  );
  expect(messagesOf(await fill(cells))).toEqual([
    'cells.0.available_quantity: A product can have at most 500 variants.',
  ]);
  expect((await fill(cells.slice(1))).status).toBe(200);
  expect(await variants()).toHaveLength(500);
});

test("another shop's lens is not there; it needs the right to edit products, and a word for another reason", async () => {
  const other = await testShop(api, { businessId: 8 });
  const body = { variant_id: like, cells: [cell('-3', '', '1', null)] };
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await call(api, countLensStock, { ...foreign, body })).status).toBe(404);
  const viewer = await shop.addEmployee(['products:view']);
  expect((await fill(body.cells, { by: { ...shop.owner, ...viewer } })).status).toBe(403);
  const unexplained = await call(api, countLensStock, { ...sent(), body: { ...body, reason: 'OTHER' } });
  expect(messagesOf(unexplained)).toEqual(['note: Give a short reason.']);
  await call(api, deleteLensVariant, { ...sent(), body: { id: like } });
  expect((await fill(body.cells)).status).toBe(404);
});
