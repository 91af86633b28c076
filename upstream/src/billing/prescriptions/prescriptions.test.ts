import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  customerPrescriptions,
  documentChanges,
  fetchDocuments,
  getDocument,
  prescriptionCard,
  trashDocument,
  updateDocument,
} from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  isOfCaller,
  payloadOf,
  statementsOf,
  type TestCustomer,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api, { businessId: 8 });
  customer = await addCustomer(shop, { name: 'Suresh Patil', assignedTo: shop.owner.staffId });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = ({ token }: TestPerson = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const EYES = { right_sph: '+1.25', right_cyl: '-0.75', right_axis: '90', left_sph: 'plano' };
const WRITTEN = { ...EYES, left_sph: '0.00' };

async function bill(prescription_detail: Record<string, string | null> | null, more: object = {}) {
  const body = {
    ...payloadOf({ customer, lines: [{ item: await addItem(shop) }] }),
    prescription_detail,
    ...more,
  };
  return call(api, createInvoice, { ...at(), body });
}
const read = async (id: string) =>
  (await call(api, getDocument, { ...at(), params: { id } })).body.data.prescription;
const versions = async (person?: TestPerson, query: object = {}) =>
  call(api, customerPrescriptions, { ...at(person), query: { customer_id: customer.id, ...query } });

/** Moves the clock by a day, so that versions have an order. */
const nextDay = (): void => {
  api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
};

test('a bill keeps what was prescribed, each figure as it is written', async () => {
  const sent = {
    ...EYES,
    age: '47',
    wear_type: 'Near, Driving',
    left_axis: null,
    priscription: ' Reads at 40 cm ',
  };
  const { body } = await bill(sent);
  const kept = { ...WRITTEN, age: '47', wear_type: 'Near,Driving', priscription: 'Reads at 40 cm' };
  expect(body.data).toMatchObject({ prescription: kept, prescribed_on: '2026-11-20' });
  expect(await read(body.document_id)).toEqual(kept);
  const listed = await call(api, fetchDocuments, { ...at(), body: {} });
  expect(listed.body.data[0]?.prescription).toEqual(kept);
});

test('what can’t be prescribed is told at its field, and nothing is written', async () => {
  const { status, refusal } = await bill({
    right_sph: '30.1',
    left_sph: '0',
    left_cyl: '-1',
    left_axis: '181',
  });
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['prescription_detail.right_sph', 'Right SPH must be between -30.00 and +30.00.'],
    ['prescription_detail.left_axis', 'Left AXIS must be between 0 and 180.'],
  ]);
  const { refusal: second } = await bill({ left_sph: '0', left_cyl: '-1', wear_type: 'Flying' });
  expect(second.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['prescription_detail.left_axis', 'Please input Left AXIS!'],
    ['prescription_detail.wear_type', 'Please select a value from the dropdown'],
  ]);
  expect((await call(api, fetchDocuments, { ...at(), body: {} })).body.data).toEqual([]);
});

test('only an optician prescribes; blanks are none, and cost no statement', async () => {
  const blank = { right_sph: '', left_axis: null };
  const retail = await testShop(api);
  const item = await addItem(retail);
  const sent = (prescription_detail: Record<string, string | null> | null, to: TestCustomer) => ({
    token: retail.owner.token,
    schemaKey: retail.schemaKey,
    body: { ...payloadOf({ customer: to, lines: [{ item }] }), prescription_detail },
  });
  const buyer = await addCustomer(retail);
  const { refusal } = await call(api, createInvoice, sent(EYES, buyer));
  expect(refusal.problems).toMatchObject([
    { field: 'prescription_detail', message: 'Only an optician’s bills carry a prescription.' },
  ]);
  expect((await call(api, createInvoice, sent(blank, buyer))).body.data.prescription).toBeNull();
  const own = async (detail: Record<string, string | null> | null) => {
    const body = {
      ...payloadOf({ customer, lines: [{ item: await addItem(shop) }] }),
      prescription_detail: detail,
    };
    const statements = await statementsOf(() => call(api, createInvoice, { ...at(), body }));
    return statements.filter((one) => !isOfCaller(one)).length;
  };
  expect(await own(blank)).toBe(await own(null));
});

test('an edit keeps, changes or takes away what was prescribed; the trail tells only that', async () => {
  const made = (await bill(EYES)).body.document_id;
  const edit = async (more: object) => {
    const item = await addItem(shop);
    const { payment_mode, bill_items } = payloadOf({ customer, lines: [{ item }] });
    const body = { doc_id: made, payment_mode, bill_items, form_data: {}, reason: 'Second look', ...more };
    return call(api, updateDocument, { ...at(), body });
  };
  await edit({});
  expect(await read(made)).toEqual(WRITTEN);
  nextDay();
  const { body } = await edit({ prescription_detail: { right_sph: '2' } });
  // The day of the document, not of its edit.
  expect(body.data).toMatchObject({ prescription: { right_sph: '+2.00' }, prescribed_on: '2026-11-20' });
  expect((await edit({ prescription_detail: { right_sph: '2.1' } })).refusal.problems).toMatchObject([
    { field: 'prescription_detail.right_sph' },
  ]);
  expect((await edit({ prescription_detail: null })).body.data).toMatchObject({
    prescription: null,
    prescribed_on: null,
  });
  const trail = await call(api, documentChanges, { ...at(), query: { document_ids: made } });
  expect(trail.body.data[1]?.fields).toContainEqual({
    field: 'prescription_detail',
    before: null,
    after: null,
  });
});

test('a customer’s versions come newest first, by the day of the test, each once', async () => {
  const first = (await bill({ right_sph: '-1', test_date: '2025-03-12' })).body.document_id;
  nextDay();
  await bill({ right_sph: '-1.00', test_date: '2025-03-12' });
  await bill(null);
  nextDay();
  const order = { ...payloadOf({ type: 'order', customer, lines: [{ item: await addItem(shop) }] }) };
  const { document_id: newest } = (
    await call(api, createOrder, { ...at(), body: { ...order, prescription_detail: { right_sph: '-1.5' } } })
  ).body;
  const earliest = (await bill({ right_sph: '-0.5', test_date: '2024-01-05' })).body.document_id;
  const trashed = (await bill({ right_sph: '-9', test_date: '2026-11-21' })).body.document_id;
  await call(api, trashDocument, { ...at(), body: { document_id: trashed } });
  const { data, total } = (await versions()).body;
  expect(total).toBe(3);
  expect(
    data.map(({ document_id, prescribed_on, previous }) => [
      document_id,
      prescribed_on,
      previous?.prescription,
    ]),
  ).toEqual([
    [newest, '2026-11-22', { right_sph: '-1.00', test_date: '2025-03-12' }],
    [first, '2025-03-12', { right_sph: '-0.50', test_date: '2024-01-05' }],
    [earliest, '2024-01-05', undefined],
  ]);
  const page = (await versions(undefined, { limit: 1, include: 'page' })).body.page;
  const after = await versions(undefined, { limit: 5, after: page?.cursors[0], include: 'page' });
  expect(after.body.data.map(({ document_id }) => document_id)).toEqual([first, earliest]);
});

test('whoever bills a customer reads what was prescribed, whoever wrote it; nobody else’s', async () => {
  await bill(EYES);
  const seller = await shop.addEmployee(['billing:create']);
  expect((await versions(seller)).refusal.code).toBe('NOT_FOUND');
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ assignedTo: seller.staffId })
      .where('tenantId', '=', tenantId)
      .where('id', '=', customer.id)
      .execute(),
  );
  expect((await versions(seller)).body.data).toHaveLength(1);
  const other = await testShop(api, { businessId: 8 });
  const strange = {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    query: { customer_id: customer.id },
  };
  expect((await call(api, customerPrescriptions, strange)).refusal.code).toBe('NOT_FOUND');
});

test('the card is a page with both eyes, for glasses to be made of', async () => {
  const made = await bill({
    ...EYES,
    pd: '63.5',
    tested_by: 'Dr Mehta',
    lens_design: 'Progressive',
    age: '47',
  });
  const { status, raw, headers } = await call(api, prescriptionCard, {
    ...at(),
    params: { id: made.body.document_id },
  });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('Prescription_26-27-A-00001.pdf');
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  for (const words of [
    'Suresh Patil',
    '47 years',
    '+1.25',
    '−0.75',
    '0.00',
    '63.5 mm',
    'Dr Mehta',
    'Progressive',
  ])
    expect(text).toContain(words);
  const none = await bill(null);
  const asked = call(api, prescriptionCard, { ...at(), params: { id: none.body.document_id } });
  expect((await asked).refusal.code).toBe('NOT_FOUND');
});
