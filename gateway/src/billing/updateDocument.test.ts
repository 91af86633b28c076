import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, documentRow, documentsAre, editingRow, linesAre } from '../testing/fakeBilling.ts';
import { itemId, variantId } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on UpdateDocumentSuccess { document { number total revision correctedOn viewerCanEdit } }
  ... on DocumentChanged { document { total pending revision } }
  ... on ChangedMeanwhile { current }
  ... on StockShort { product available }
  ... on InvalidInput { problems { field message } }
  ... on Refused { figures { name value } }
} }`;

const answer: Answer<typeof billing.updateDocument> = {
  success: true,
  message: 'Invoice updated successfully',
  invoice_number: '26-27/A/00001',
  document_id: documentId(1),
  data: documentRow(1, { total_amount: '236.00', revision: 1, corrected_on: '2026-11-21' }),
};
const updates = answering(billing.updateDocument, () => answer);

const product = globalId('Product', itemId(1));

function update(input: object, fakes: readonly Fake[], person = signedIn()) {
  const variables = {
    input: {
      key: KEY,
      document: globalId('Document', documentId(1)),
      expectedRevision: 0,
      expectedPending: '59.00',
      lines: [{ item: product, quantity: '2', price: '100.00' }],
      paymentMode: 'CASH',
      reason: 'Customer changed it',
      ...input,
    },
  };
  return runOperation(UPDATE, { variables, fakes: [person, ...fakes] });
}

test('an edit is one call, which leaves the sums to upstream', async () => {
  const variant = globalId('Variant', variantId(1));
  const { data, errors, calls, received } = await update(
    {
      lines: [
        { item: product, variant, quantity: '2', price: '100.00' },
        { item: globalId('Service', itemId(3)), quantity: '1', price: '50.00' },
      ],
      discount: { percent: '10' },
      expectedTotal: '236.00',
      description: 'Gift',
      payOn: null,
    },
    [updates],
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updateDocument: {
      __typename: 'UpdateDocumentSuccess',
      document: {
        number: '26-27/A/00001',
        total: '236.00',
        revision: 1,
        correctedOn: '2026-11-21',
        viewerCanEdit: true,
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/updateDocument']);
  expect(received.at(-1)?.parts).toMatchObject({
    key: KEY,
    body: {
      doc_id: documentId(1),
      expected_revision: 0,
      expected_pending: '59.00',
      bill_items: [
        {
          product_id: itemId(1),
          qty: '2',
          offer_price: '100.00',
          variant: [{ variant_id: variantId(1), variant_qty: '2' }],
        },
        { service_id: itemId(3), qty: '1', offer_price: '50.00' },
      ],
      payment_mode: 'Cash',
      discount_type: 'percentage',
      discount_precentage: '10',
      total_amount: '236.00',
      pay_on: null,
      form_data: { description: 'Gift', delivery_date: null, extra: {} },
      reason: 'Customer changed it',
    },
  });
});

test('an edit that came too late is told what the document is now', async () => {
  const now = documentRow(1, { pending_amount: '9.00', revision: 2 });
  const { data, errors, calls } = await update({}, [
    refusing(billing.updateDocument, 'CHANGED_MEANWHILE', { revision: 2, pending: '9.00' }),
    documentsAre([now]),
  ]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    updateDocument: {
      __typename: 'DocumentChanged',
      code: 'CHANGED_MEANWHILE',
      document: { total: '118.00', pending: '9.00', revision: 2 },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/updateDocument', 'POST /billing/fetch-documents']);
});

test('another total than was shown is told', async () => {
  const refused = refusing(billing.updateDocument, 'TOTALS_DISAGREE', { total_amount: '210.00' });
  const { data } = await update({ expectedTotal: '236.00' }, [refused]);
  expect(data).toMatchObject({ updateDocument: { __typename: 'ChangedMeanwhile', current: '210.00' } });
});

test('more than there is names the product and what there is', async () => {
  const details = { product_id: itemId(1), available: '4' };
  const { data } = await update({}, [refusing(billing.updateDocument, 'STOCK_SHORT', details)]);
  expect(data).toMatchObject({ updateDocument: { __typename: 'StockShort', product, available: '4' } });
});

test('what would be to give back is refused with the figures', async () => {
  const found = problem('bill_items', 'RECEIVED_EXCEEDS_TOTAL', 'billing.receivedExceedsTotal', {
    received: '150.00',
    over: '45.00',
  });
  const refused = refusing(billing.updateDocument, 'RECEIVED_EXCEEDS_TOTAL', { received: '150.00' }, [found]);
  const { data } = await update({}, [refused]);
  expect(data).toMatchObject({
    updateDocument: {
      code: 'RECEIVED_EXCEEDS_TOTAL',
      message:
        '₹150.00 was received, so ₹45.00 would have to be given back. Keep the total at ₹150.00 or more.',
    },
  });
});

test.each([
  ['bill_items.1.qty', 'lines.1.quantity'],
  ['bill_items.1.variant.0.variant_qty', 'lines.1.quantity'],
  ['bill_items.0.offer_price', 'lines.0.price'],
  ['form_data.extra.occasion', 'extra.occasion'],
  ['reason', 'reason'],
  ['discount_amount', 'discount'],
])('a problem at %s stands at %s', async (field, at) => {
  const found = problem(field, 'INVALID_INPUT', 'billing.editReasonMissing');
  const { data } = await update({}, [refusing(billing.updateDocument, 'INVALID_INPUT', undefined, [found])]);
  expect(data).toMatchObject({ updateDocument: { __typename: 'InvalidInput', problems: [{ field: at }] } });
});

test('whoever may not edit bills costs upstream no call', async () => {
  const { data, calls } = await update(
    {},
    [updates],
    signedIn(employeeWith('billing:view', 'billing:create')),
  );
  expect(data).toMatchObject({ updateDocument: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

const MAY_EDIT = 'query ($id: ID!) { node(id: $id) { ... on Document { viewerCanEdit } } }';

test.each<[string, ReturnType<typeof employeeWith>, Partial<ReturnType<typeof documentRow>>, boolean]>([
  ['with the right', employeeWith('billing:view', 'billing:edit'), {}, true],
  ['without it', employeeWith('billing:view', 'billing:create'), {}, false],
  [
    'where the shop keeps its staff from it',
    { ...employeeWith('billing:view', 'billing:edit'), toggles: ['order_edit'] },
    {},
    false,
  ],
  [
    'an order, where it keeps them from invoices only',
    { ...employeeWith('billing:view', 'billing:edit'), toggles: ['order_edit'] },
    { type: 'order' },
    true,
  ],
  ['what was canceled', employeeWith('billing:view', 'billing:edit'), { status: 'Canceled' }, false],
])('whether somebody can edit is told: %s', async (_, person, changes, viewerCanEdit) => {
  const variables = { id: globalId('Document', documentId(1)) };
  const fakes = [signedIn(person), documentsAre([documentRow(1, changes)])];
  const { data } = await runOperation(MAY_EDIT, { variables, fakes });
  expect(data).toEqual({ node: { viewerCanEdit } });
});

const TRAIL = `query ($id: ID!) { node(id: $id) { ... on Document { changes {
  revision changedBy reason previousTotal newTotal previousPending newPending
  lines { name before { quantity price total } after { quantity } } fields { field before after }
} } } }`;

const changed: Answer<typeof billing.documentChanges>['data'][number] = {
  id: documentId(9),
  document_id: documentId(1),
  revision: 1,
  changed_by: documentId(8),
  changed_by_name: 'Rekha Yadav',
  created_at: '2026-11-21T10:05:00.000Z',
  reason: 'Wrong price',
  previous_total: '118.00',
  new_total: '59.00',
  previous_pending: '118.00',
  new_pending: '59.00',
  fields: [{ field: 'total_amount', before: '118.00', after: '59.00' }],
  items: [
    {
      item_name: 'Shirt',
      unit: 'pc',
      before: { qty: '1', offer: '100.00', total_amount: '118.00' },
      after: null,
    },
  ],
};

test('the owner reads the trail, and nobody else', async () => {
  const variables = { id: globalId('Document', documentId(1)) };
  const trail = answering(billing.documentChanges, () => ({ success: true as const, data: [changed] }));
  const fakes = [documentsAre([documentRow(1)]), trail];
  const owner = await runOperation(TRAIL, { variables, fakes: [signedIn(), ...fakes] });
  expect(owner.errors).toEqual([]);
  expect(owner.data).toEqual({
    node: {
      changes: [
        {
          revision: 1,
          changedBy: 'Rekha Yadav',
          reason: 'Wrong price',
          previousTotal: '118.00',
          newTotal: '59.00',
          previousPending: '118.00',
          newPending: '59.00',
          lines: [
            { name: 'Shirt', before: { quantity: '1', price: '100.00', total: '118.00' }, after: null },
          ],
          fields: [{ field: 'total_amount', before: '118.00', after: '59.00' }],
        },
      ],
    },
  });
  const person = signedIn(employeeWith('billing:view', 'billing:edit'));
  const employee = await runOperation(TRAIL, { variables, fakes: [person, ...fakes] });
  expect(employee.data).toMatchObject({ node: { changes: null } });
  expect(employee.calls).not.toContain('GET /billing/changes');
});

const EDITING = `query ($id: ID!) { node(id: $id) { ... on Document { lines { taxInclusive itemId variantId } editing {
  refusal registration supplierGstin supplierStateCode customerGstin customerStateCode
  discountBeforeTax roundOff received extra { name value }
} } } }`;

test('what an edit goes by is one more call', async () => {
  const variables = { id: globalId('Document', documentId(1)) };
  const row = editingRow(1, { customer_state_code: '27', extra: { occasion: 'Wedding' } });
  const fake = answering(billing.documentEditing, () => ({ success: true as const, data: [row] }));
  const { data, errors, calls } = await runOperation(EDITING, {
    variables,
    fakes: [signedIn(), documentsAre([documentRow(1)]), linesAre, fake],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      lines: [{ taxInclusive: false, itemId: product, variantId: null }],
      editing: {
        refusal: null,
        registration: 'REGULAR',
        supplierGstin: null,
        supplierStateCode: '08',
        customerGstin: null,
        customerStateCode: '27',
        discountBeforeTax: false,
        roundOff: false,
        received: '59.00',
        extra: [{ name: 'occasion', value: 'Wedding' }],
      },
    },
  });
  expect(calls.filter((call) => call !== 'GET /me').toSorted()).toEqual([
    'GET /billing/editing',
    'GET /billing/items',
    'POST /billing/fetch-documents',
  ]);
});
