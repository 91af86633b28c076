import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, expectBalancedBooks, type TestCustomer } from '../../billing/testing/index.ts';
import { getDocument, recordPayment } from '../../billing/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import {
  createOrders,
  employeeOrders,
  generateInvoice,
  invoicePdf,
  itemsOfOrders,
  listOrders,
  orderDetails,
  payOrder,
  refundOrder,
  updateOrderPending,
  updateOrders,
  updateOrderStage,
  updateOrderStatus,
} from './contract.ts';
import { assignEmployee, movePieces } from './pieceContract.ts';
import { customerOrderDetail, revokeOrderLinks, shareOrder } from './linkContract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (by: { token: string } = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const create = (more: object = {}, by: { token: string } = shop.owner, key?: string) =>
  call(api, createOrders, {
    ...sent(by),
    body: orderOf(masters, customer.id, more),
    ...(key !== undefined && { key }),
  });
const made = async (more: object = {}) => (await create(more)).body;
const detailsOf = async (id: string) => (await call(api, orderDetails, { ...sent(), params: { id } })).body;
const piecesOf = async (id: string) =>
  (await detailsOf(id)).order_items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
const move = (ids: string[], state: '0' | '1' | '2', by: { token: string } = shop.owner) =>
  call(api, movePieces, { ...sent(by), body: { ids, state } });
const setStatus = (id: string, status: string, more: object = {}) =>
  call(api, updateOrderStatus, { ...sent(), body: { OrderID: id, status, ...more } });
const complete = async (id: string) => move(await piecesOf(id), '2');
const problemsOf = (answer: { refusal: { problems?: readonly { field: string; message: string }[] } }) =>
  (answer.refusal.problems ?? []).map(({ field, message }) => [field, message]);

const FIGURES = {
  subtotal: '4250.00',
  discount: '250.00',
  gst_percentage: '18',
  gst_amount: '720.00',
  final_total: '4720.00',
  advance_amt: '1000.00',
  pending_amt: '3720.00',
  payment_status: 'Partially Paid',
};

test('the order by which orders are judged comes to the same in create, list and details', async () => {
  const { order, orderItemList, order_no } = await made();
  expect(order).toMatchObject({ ...FIGURES, quantity: 3, status: 'Pending', version: 1 });
  expect(order_no).toBe('26-27/J/00001');
  expect(orderItemList.map(({ item_key }) => item_key)).toEqual(['26-27/J/00001-1', '26-27/J/00001-2']);
  const list = await call(api, listOrders, { ...sent(), body: {} });
  expect(list.body.orders).toMatchObject([{ ...FIGURES, customer_id: customer.id }]);
  expect(list.body.stats).toEqual({ total: 1, processing: 0, delivered: 0, total_earned: '0.00' });
  const details = await detailsOf(order.order_id);
  expect(details.order_items).toMatchObject([
    {
      item_name: 'Suit',
      unit_price: '1725.00',
      total_price: '3450.00',
      design: { design_areas: [{ name: 'Boat neck', area_name: 'Neck' }] },
      pattern: [{ name: 'Zardozi', stage_prices: [{ stage: 'Stitching', price: '100.00' }] }],
      employee_status: '0',
    },
    { item_name: 'Blouse', total_price: '800.00' },
  ]);
  expect(details.payments).toMatchObject([{ kind: 'advance', paid_amount: '1000.00' }]);
  expect(details.timeline.map(({ kind }) => kind).toSorted()).toEqual(['CREATED', 'PAID']);
});

test('Save Order without an advance receives nothing, Pay & Order the whole', async () => {
  const plain = { advance_amt: '0', pending_amt: '4720.00' };
  expect((await made({ ...plain, is_paid: 0 })).order).toMatchObject({
    payment_status: 'Unpaid',
    pending_amt: '4720.00',
  });
  expect((await made({ ...plain, is_paid: 1, payment_mode: 'UPI' })).order).toMatchObject({
    payment_status: 'Paid',
    advance_amt: '4720.00',
    pending_amt: '0.00',
  });
});

test('a figure that differs by a paisa, and another total than was told, are refused', async () => {
  const wrong = await create({ gst_amount: '720.01' });
  expect(wrong.refusal.code).toBe('TOTALS_DISAGREE');
  expect(wrong.refusal.problems).toMatchObject([{ field: 'gst_amount' }]);
  expect((await create({ expected_total: '4719.00' })).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('one key makes one order, sent a hundred times at once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 100 }, () => create({}, shop.owner, key)));
  const succeeded = answers.filter(({ status }) => status === 200);
  expect(new Set(succeeded.map(({ body }) => body.order_id)).size).toBe(1);
  const list = await call(api, listOrders, { ...sent(), body: {} });
  expect(list.body.total).toBe(1);
}, 60_000);

test('what is missing is told at its field', async () => {
  const bad = await create({
    customer_id: '',
    delivery_time: '',
    trial_date: '2026-01-01',
    item: [
      { item_id: '', quantity: 'abc' },
      {
        item_id: masters.suit,
        to_whom: 'A',
        quantity: 1,
        pattern: JSON.stringify([
          { name: ' ', price: '10', image: [], stage_prices: [{ stage: 'X', price: '11' }] },
        ]),
        assignments: [{ employee_id: '', stage_id: masters.cutting }],
      },
    ],
  });
  expect(problemsOf(bad)).toEqual([
    ['customer_id', 'Customer is required'],
    ['item.0.item_id', 'Item is required'],
    ['item.0.quantity', 'Quantity must be at least 1'],
    ['item.0.to_whom', 'Name for whom is required'],
    ['item.1.pattern.0.name', 'Pattern name is required for Custom Pattern #1'],
    ['item.1.pattern.0.images', 'At least one image is required for Custom Pattern #1'],
    ['item.1.pattern.0.stagePrices', 'Total stage price cannot exceed the pattern price.'],
    ['item.1.assignments', 'Missing Information'],
    ['trial_date', 'The date cannot be in the past.'],
    ['delivery_time', 'Delivery date is required'],
  ]);
  expect(problemsOf(await create({ discount: '4250.01' }))).toEqual([
    ['discount', 'Discount cannot exceed ₹4,250.00'],
  ]);
  expect(problemsOf(await create({ advance_amt: '4720.01' }))[0]?.[1]).toBe(
    'Advance amount cannot be more than total amount!',
  );
});

test('garment, option, stage, employee and customer of another shop are refused', async () => {
  const own = { masters, customer };
  shop = await testShop(api, { businessId: 2 });
  const theirs = await addMasters(api, shop);
  const someone = await addCustomer(shop);
  const foreign = await create({ customer_id: someone.id });
  expect(foreign.refusal.code).toBe('INVALID_INPUT');
  expect(await call(api, createOrders, { ...sent(), body: orderOf(theirs, own.customer.id) })).toMatchObject({
    status: 422,
  });
  masters = theirs;
  customer = someone;
  const item = { item_id: theirs.suit, to_whom: 'A', quantity: 1 };
  const bare = { discount: 0, advance_amt: 0, subtotal: undefined, gst_amount: undefined };
  const free = { ...bare, final_total: undefined, pending_amt: undefined };
  const assignments = [{ stage_id: own.masters.cutting, employee_id: shop.owner.staffId }];
  expect(problemsOf(await create({ ...free, item: [{ ...item, assignments }] }))[0]?.[0]).toBe(
    'item.0.assignments.0.stage_id',
  );
  const design = { design_areas: [{ id: own.masters.neck }] };
  expect(problemsOf(await create({ ...free, item: [{ ...item, design }] }))[0]?.[0]).toBe(
    'item.0.design.design_areas.0.id',
  );
});

test('a payment lowers what is pending; the absolute form must follow from what is', async () => {
  const { order_id: id } = await made();
  const pay = (amount: string, expected_pending: string) =>
    call(api, payOrder, {
      ...sent(),
      params: { id },
      body: { amount, expected_pending, payment_mode: 'UPI' as const },
    });
  expect((await pay('720.00', '3720.00')).body).toMatchObject({
    order: { pending_amt: '3000.00', advance_amt: '1720.00' },
    received: { kind: 'payment', previous_pending: '3720.00', new_pending: '3000.00' },
  });
  expect((await pay('10.00', '3720.00')).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await pay('3000.01', '3000.00')).refusal.code).toBe('PAYMENT_EXCEEDS_PENDING');
  const set = (advance_amt: string, pending_amt: string) =>
    call(api, updateOrderPending, { ...sent(), params: { id }, body: { advance_amt, pending_amt } });
  expect((await set('2720.00', '2000.00')).body.order.pending_amt).toBe('2000.00');
  expect((await set('3720.00', '500.00')).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('the order follows its pieces; a held order takes no moves', async () => {
  const { order_id: id } = await made();
  const [first = '', ...others] = await piecesOf(id);
  expect((await move([first], '1')).body.order.status).toBe('In Process');
  expect((await move([first], '2')).body.order.status).toBe('Partially Done');
  expect((await setStatus(id, 'Held')).refusal.problems).toMatchObject([{ field: 'status' }]);
  expect((await move(others, '2')).body.order.status).toBe('Order Completed');
  const held = (await made()).order_id;
  expect(problemsOf(await setStatus(held, 'Order Completed'))[0]?.[1]).toBe(
    'Error updating status. Allowed: Cancelled, Held.',
  );
  expect((await setStatus(held, 'Held')).body.order.status).toBe('Held');
  expect((await move(await piecesOf(held), '1')).status).toBe(422);
});

test('canceling with money asks what becomes of it, and nothing stays pending', async () => {
  const [refunded, kept] = [(await made()).order_id, (await made()).order_id];
  expect(problemsOf(await setStatus(refunded, 'Cancelled'))).toEqual([
    ['received', '₹1,000.00 was received. Refund it by a mode, or keep it with a reason.'],
  ]);
  expect((await setStatus(refunded, 'Cancelled ', { refund_mode: 'UPI' })).body.order).toMatchObject({
    status: 'Cancelled',
    advance_amt: '0.00',
    pending_amt: '0.00',
  });
  expect((await setStatus(kept, 'Canceled', { keep_reason: 'Cloth is cut' })).body.order).toMatchObject({
    advance_amt: '1000.00',
    pending_amt: '0.00',
    kept_reason: 'Cloth is cut',
  });
});

test('pieces are given to people, not more than there are, and each stage hands on to the next', async () => {
  const tailor = await shop.addEmployee([]);
  const cutter = await shop.addEmployee([]);
  const [item] = orderOf(masters, customer.id).item;
  const assignments = [
    { stage_id: masters.cutting, employee_id: cutter.staffId },
    { stage_id: masters.stitching, employee_id: tailor.staffId },
  ];
  const figures = { discount: 0, advance_amt: 0, subtotal: '3450.00', gst_amount: '621.00' };
  const more = {
    ...figures,
    final_total: '4071.00',
    pending_amt: '4071.00',
    item: [{ ...item, assignments }],
  };
  const { order_id: id } = await made(more);
  const pieces = await piecesOf(id);
  expect((await move(pieces, '2', tailor)).status).toBe(403);
  expect((await move(pieces, '1', cutter)).body.order.status).toBe('In Process');
  await move(pieces, '2', cutter);
  const { order_items } = await detailsOf(id);
  expect(order_items[0]?.pieces).toMatchObject([
    { state: '1', stage_id: masters.stitching, employee_id: tailor.staffId },
    { state: '1', stage_id: masters.stitching },
  ]);
  expect((await move(pieces, '2', tailor)).body.order.status).toBe('Order Completed');
  const assign = (qty: number, stage: string = masters.finishing) =>
    call(api, assignEmployee, {
      ...sent(),
      body: {
        order_id: id,
        employee_id: cutter.staffId,
        stage,
        item: [{ id: order_items[0]?.id ?? '', qty }],
      },
    });
  expect(problemsOf(await assign(3))).toEqual([['item.0.qty', 'This item has only 2 pieces.']]);
  expect((await assign(1, 'Finishing')).body.order).toMatchObject({
    status: 'Partially Done',
    stage: 'Finishing',
  });
  expect((await assign(2)).status).toBe(422);
  const seen = await call(api, employeeOrders, { ...sent(), params: { id: cutter.staffId } });
  expect(seen.body.orders).toMatchObject([{ order_id: id, emp_order_status: '1', stage: 'Finishing' }]);
});

const suitNow = async (id: string) => {
  const { order, order_items } = await detailsOf(id);
  const [suit, blouse] = order_items;
  return { order, suit: suit?.id ?? '', blouse: blouse?.id ?? '' };
};

test('an edit keeps what was agreed and received, and tells what is to be refunded', async () => {
  const { order_id: id } = await made({ advance_amt: '4720.00', pending_amt: '0.00' });
  const { order, blouse } = await suitNow(id);
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('garment').set({ price: '900.00' }).where('tenantId', '=', tenantId).execute(),
  );
  const edit = (version: number, more: object = {}) =>
    call(api, updateOrders, {
      ...sent(),
      params: { id },
      body: {
        delivery_time: '2026-12-20',
        item: [{ id: blouse, item_id: masters.blouse, quantity: 1 }],
        expected_version: version,
        ...more,
      },
    });
  expect((await edit(order.version + 1)).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { version: order.version },
  });
  const edited = (await edit(order.version)).body.order;
  expect(edited).toMatchObject({
    final_total: '944.00',
    advance_amt: '4720.00',
    pending_amt: '0.00',
    to_refund: '3776.00',
    items: 1,
  });
  const refund = (amount: string) =>
    call(api, refundOrder, { ...sent(), params: { id }, body: { amount, payment_mode: 'Cash' as const } });
  expect((await refund('1.00')).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await refund('3776.00')).body.order).toMatchObject({ advance_amt: '944.00', to_refund: '0.00' });
  await complete(id);
  expect(problemsOf(await edit((await detailsOf(id)).order.version))[0]?.[0]).toBe('status');
  const { body } = await call(api, generateInvoice, { ...sent(), params: { id }, body: {} });
  expect(body.order).toMatchObject({ isInvoice: 1, pending_amt: '0.00' });
});

test('an old order keeps its past dates on an edit', async () => {
  const { order_id: id } = await made();
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('boutiqueOrder')
      .set({ trialDate: '2026-01-05', deliveryDate: '2026-01-10' })
      .where('tenantId', '=', tenantId)
      .execute(),
  );
  const { blouse } = await suitNow(id);
  const edit = (trial_date: string) =>
    call(api, updateOrders, {
      ...sent(),
      params: { id },
      body: {
        delivery_time: '2026-01-10',
        trial_date,
        item: [{ id: blouse, item_id: masters.blouse, quantity: 1 }],
      },
    });
  expect((await edit('2026-01-05')).status).toBe(200);
  expect(problemsOf(await edit('2026-01-06'))).toEqual([['trial_date', 'The date cannot be in the past.']]);
});

test('the invoice is made once, however many ask at once, with the advance carried over', async () => {
  const { order_id: id } = await made();
  const ask = () => call(api, generateInvoice, { ...sent(), params: { id }, body: {} });
  expect(problemsOf(await ask())[0]?.[1]).toBe('Invoice can be generated once the order is completed.');
  await complete(id);
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers.map(({ body }) => body.serial_no))).toEqual(new Set(['26-27/A/00001']));
  const document_id = answers[0]?.body.document_id ?? '';
  const { data } = (await call(api, getDocument, { ...sent(), params: { id: document_id } })).body;
  expect(data.document).toMatchObject({
    net_amount: '4250.00',
    discount_amount: '250.00',
    total_gst: '720.00',
    total_amount: '4720.00',
    advance: '1000.00',
    pending_amount: '3720.00',
    ref_invoice: '26-27/J/00001',
  });
  const pdf = await call(api, invoicePdf, { ...sent(), params: { id } });
  expect(pdf.status).toBe(200);
  // The invoice determines the due amount, whichever of the two is paid.
  const body = { document_id, amount: '720.00', expected_pending: '3720.00', payment_mode: 'UPI' as const };
  await call(api, recordPayment, { ...sent(), body });
  expect((await detailsOf(id)).order).toMatchObject({ pending_amt: '3000.00', serial_no: '26-27/A/00001' });
  const paid = await call(api, payOrder, {
    ...sent(),
    params: { id },
    body: { amount: '3000.00', expected_pending: '3000.00', payment_mode: 'Cash' as const },
  });
  expect(paid.body.order).toMatchObject({ pending_amt: '0.00', payment_status: 'Paid' });
  expect((await detailsOf(id)).payments.map(({ paid_amount }) => paid_amount)).toEqual([
    '1000.00',
    '720.00',
    '3000.00',
  ]);
}, 60_000);

test('the customer’s page opens by its link only, tells a list of fields, and ends', async () => {
  const { order_id: id } = await made();
  const link = async (renew: 0 | 1 = 0) =>
    (await call(api, shareOrder, { ...sent(), params: { id }, body: { renew } })).body;
  const open = (k: string | undefined, as = id, ts = Buffer.from(shop.schemaKey).toString('base64')) =>
    call(api, customerOrderDetail, { params: { id: as, ts }, query: k === undefined ? {} : { k } });
  const first = await link();
  const { body } = await open(first.secret);
  expect(body.order).toMatchObject({
    order_no: '26-27/J/00001',
    final_total: '4720.00',
    pending_amt: '3720.00',
  });
  expect(body.order.customer_mobile).toMatch(/^X+\d{4}$/);
  expect(JSON.stringify(body)).not.toContain(customer.mobile);
  const wrong = [
    await open(undefined),
    await open('x'.repeat(22)),
    await open(first.secret, randomUUID()),
    await open(first.secret, 'nothing'),
    await open(first.secret, id, 'bm9uZQ=='),
  ];
  const second = await link(1);
  wrong.push(await open(first.secret));
  expect((await open(second.secret)).status).toBe(200);
  await call(api, revokeOrderLinks, { ...sent(), params: { id } });
  wrong.push(await open(second.secret));
  for (const answer of wrong) expect([answer.status, answer.refusal.code]).toEqual([404, 'LINK_ENDED']);
});

test('an assigned-only employee sees orders of her customers and those on which she works', async () => {
  const { order_id: id } = await made();
  const worker = await shop.addEmployee(['order-list:view']);
  const list = async () => (await call(api, listOrders, { ...sent(worker), body: {} })).body.orders;
  expect(await list()).toEqual([]);
  const { order_items } = await detailsOf(id);
  await call(api, assignEmployee, {
    ...sent(),
    body: {
      order_id: id,
      employee_id: worker.staffId,
      stage: masters.cutting,
      item: [{ id: order_items[0]?.id ?? '', qty: 1 }],
    },
  });
  expect(await list()).toMatchObject([{ order_id: id, customer_id: null, customer_mobile: null }]);
  const stage = { OrderID: id, stage: 'Stitching' };
  expect((await call(api, updateOrderStage, { ...sent(worker), body: stage })).status).toBe(403);
});

test('another shop sees and changes nothing', async () => {
  const { order_id: id } = await made();
  const [piece = ''] = await piecesOf(id);
  const other = await testShop(api, { businessId: 2 });
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await call(api, listOrders, { ...foreign, body: { ids: id } })).body.orders).toEqual([]);
  expect((await call(api, itemsOfOrders, { ...foreign, query: { ids: id } })).body.data).toEqual([]);
  const params = { id };
  for (const status of [
    (await call(api, orderDetails, { ...foreign, params })).status,
    (await call(api, movePieces, { ...foreign, body: { ids: [piece], state: '1' } })).status,
    (await call(api, generateInvoice, { ...foreign, params, body: {} })).status,
    (await call(api, shareOrder, { ...foreign, params, body: {} })).status,
    (await call(api, updateOrderStatus, { ...foreign, body: { OrderID: id, status: 'Held' } })).status,
  ])
    expect(status).toBe(404);
});

test('lists are narrowed by status, stage, days, customer and numbers, and sorted', async () => {
  const first = (await made()).order_id;
  const second = (await made({ delivery_time: '2026-12-19' })).order_id;
  await setStatus(second, 'Held');
  const idsOf = async (body: object) =>
    (await call(api, listOrders, { ...sent(), body })).body.orders.map(({ order_id }) => order_id);
  expect(await idsOf({ filters: { status: 'held' } })).toEqual([second]);
  expect(await idsOf({ filters: { invoiceNo: '/J/00001' } })).toEqual([first]);
  expect(await idsOf({ filters: { customer: customer.id, customerNumber: customer.mobile } })).toHaveLength(
    2,
  );
  expect(await idsOf({ filters: { dateRange: { start: '2027-01-01' } } })).toEqual([]);
  expect(await idsOf({ sortBy: 'invoiceNo', sortOrder: 'asc' })).toEqual([first, second]);
  expect(await idsOf({ sortBy: 'deliveryDate', sortOrder: 'asc' })).toEqual([second, first]);
  const { body } = await call(api, listOrders, { ...sent(), body: { limit: 1, include: ['page'] } });
  expect(body.page).toMatchObject({ has_more: true });
  expect(await idsOf({ limit: 1, after: body.page?.cursors[0] })).toEqual([first]);
});
