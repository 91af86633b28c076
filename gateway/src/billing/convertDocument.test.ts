import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const ORDER = globalId('Document', documentId(1));
const INVOICE = globalId('Document', documentId(2));
const input = { key: KEY, document: ORDER, type: 'INVOICE', expectedTotal: '118.00' };
const CONVERT = `mutation ($input: ConvertDocumentInput!) { convertDocument(input: $input) { __typename
  ... on ConvertDocumentSuccess {
    document { id convertedFrom { id number } trashRefund }
    source { id viewerCanConvert viewerCanTrash viewerCanRefund trashRefund convertedTo { id number } }
  }
  ... on DocumentChanged { document { total } }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code message } } }`;

const link = (n: number, type: 'order' | 'invoice') => ({
  doc_id: documentId(n),
  type,
  serial_number: `26-27/X/${n}`,
});
const paid = { status: 'Paid', pending_amount: '0.00', is_paid: 1 } as const;
const data = documentRow(2, { ...paid, converted_from: link(1, 'order') });
const source = documentRow(1, {
  ...paid,
  type: 'order',
  is_invoice_avl: true,
  converted_to: link(2, 'invoice'),
});

test('an order becomes an invoice by one call; both are told, and name each other', async () => {
  const answer = {
    success: true,
    message: '',
    invoice_number: data.serial_number,
    document_id: documentId(2),
    data,
    source,
  } as const;
  const run = await runOperation(CONVERT, {
    variables: { input },
    fakes: [signedIn(), answering(billing.convertDocument, () => answer)],
  });
  expect(run.errors).toEqual([]);
  expect(run.data).toEqual({
    convertDocument: {
      __typename: 'ConvertDocumentSuccess',
      document: {
        id: INVOICE,
        convertedFrom: { id: ORDER, number: source.serial_number },
        // Its money returns to the order.
        trashRefund: '0.00',
      },
      source: {
        id: ORDER,
        viewerCanConvert: false,
        viewerCanTrash: false,
        viewerCanRefund: false,
        trashRefund: '0.00',
        convertedTo: { id: INVOICE, number: data.serial_number },
      },
    },
  });
  expect(run.calls).toEqual(['GET /me', 'POST /billing/convert']);
  expect(run.received.at(-1)?.parts).toEqual({
    key: KEY,
    body: { document_id: documentId(1), type: 'invoice', expected_total: '118.00' },
  });
});

test.each(['ORDER_PENDING', 'DOCUMENT_FIXED'] as const)('%s is a refusal with its words', async (code) => {
  const run = await runOperation(CONVERT, {
    variables: { input },
    fakes: [signedIn(), refusing(billing.convertDocument, code, { pending: '59.00' })],
  });
  expect(run.data).toMatchObject({ convertDocument: { __typename: 'Refused', code } });
});

test('a document that was edited since it was seen is told as it is now', async () => {
  const run = await runOperation(CONVERT, {
    variables: { input },
    fakes: [
      signedIn(),
      refusing(billing.convertDocument, 'CHANGED_MEANWHILE', { total: '236.00' }),
      documentsAre([documentRow(1, { total_amount: '236.00' })]),
    ],
  });
  expect(run.data).toMatchObject({
    convertDocument: { __typename: 'DocumentChanged', document: { total: '236.00' } },
  });
});

test('nothing becomes a proposal, and whoever may not bill asks nobody', async () => {
  const proposal = await runOperation(CONVERT, {
    variables: { input: { ...input, type: 'PROPOSAL' } },
    fakes: [signedIn()],
  });
  expect(proposal.data).toMatchObject({ convertDocument: { code: 'INVALID_INPUT' } });
  const denied = await runOperation(CONVERT, {
    variables: { input },
    fakes: [signedIn(employeeWith('billing:edit'))],
  });
  expect(denied.data).toMatchObject({ convertDocument: { __typename: 'PermissionDenied' } });
  expect(denied.calls).toEqual(['GET /me']);
});

test.each([
  [{ type: 'order', ...paid }, true],
  [{ type: 'order' }, false],
  [{ type: 'proposal', status: 'Open' }, true],
  [{ type: 'proposal', status: 'Accepted' }, false],
  [{ type: 'invoice', ...paid }, false],
  [{ type: 'order', ...paid, status: 'Canceled' }, false],
] as const)('%o can become something: %s', async (changes, can) => {
  const { data: found } = await runOperation(
    `{ node(id: "${ORDER}") { ... on Document { viewerCanConvert } } }`,
    { fakes: [signedIn(), documentsAre([documentRow(1, changes)])] },
  );
  expect(found).toEqual({ node: { viewerCanConvert: can } });
});
