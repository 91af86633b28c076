import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const DOCUMENT = globalId('Document', documentId(1));
const input = { key: KEY, document: DOCUMENT };
const TRASHED = documentRow(1, {
  status: 'Canceled',
  is_deleted: 1,
  deleted_at: '2026-11-20T11:00:00.000Z',
  deleted_by_name: 'Asha Rao',
});

const TRASH = `mutation ($input: TrashDocumentInput!) { trashDocument(input: $input) { __typename
  ... on TrashDocumentSuccess { document { id status trashedAt trashedBy viewerCanTrash } }
  ... on Refusal { code message } } }`;

test('a document is moved to the trash by one call, and told as it is then', async () => {
  const answer = { success: true, message: 'Moved', data: TRASHED } as const;
  const { data, errors, calls, received } = await runOperation(TRASH, {
    variables: { input },
    fakes: [signedIn(), answering(billing.trashDocument, () => answer)],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    trashDocument: {
      __typename: 'TrashDocumentSuccess',
      document: {
        id: DOCUMENT,
        status: 'CANCELED',
        trashedAt: '2026-11-20T11:00:00.000Z',
        trashedBy: 'Asha Rao',
        viewerCanTrash: true,
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'DELETE /billing/deleteDocument']);
  expect(received.at(-1)?.parts).toEqual({ key: KEY, body: { document_id: documentId(1) } });
});

test.each(['MONEY_RECEIVED', 'INVOICE_OF_ORDER'] as const)('%s is a refusal with its words', async (code) => {
  const { data } = await runOperation(TRASH, {
    variables: { input },
    fakes: [signedIn(), refusing(billing.trashDocument, code)],
  });
  expect(data).toMatchObject({ trashDocument: { __typename: 'Refused', code } });
});

test.each([
  ['trashDocument', 'TrashDocument'],
  ['restoreDocument', 'RestoreDocument'],
  ['deleteDocument', 'DeleteDocument'],
])('%s needs the right, and asks nobody without it', async (field, type) => {
  const { data, calls } = await runOperation(
    `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename } }`,
    { variables: { input }, fakes: [signedIn(employeeWith('transactions-history:view'))] },
  );
  expect(data).toMatchObject({ [field]: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('a document that is deleted for good is told by its id', async () => {
  const document_id = documentId(1);
  const { data } = await runOperation(
    `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) {
       ... on DeleteDocumentSuccess { deletedId } } }`,
    {
      variables: { input },
      fakes: [
        signedIn(),
        answering(billing.deleteDocument, () => ({ success: true, message: '', document_id })),
      ],
    },
  );
  expect(data).toEqual({ deleteDocument: { deletedId: DOCUMENT } });
});

test('the trash is a filter of the list, and a sum of its own', async () => {
  const { data, calls, received } = await runOperation(
    `{ viewer { tenant { documents(first: 2, filter: { inTrash: true }) {
       summary { trashed trashedCount } edges { node { trashedBy viewerCanTrash order { id } } } } } } }`,
    { fakes: [signedIn(), documentsAre([TRASHED, documentRow(2)])] },
  );
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        documents: {
          summary: { trashed: '0.00', trashedCount: 0 },
          edges: [
            { node: { trashedBy: 'Asha Rao', viewerCanTrash: true, order: null } },
            // Half of it is paid, and goes back with it.
            { node: { trashedBy: null, viewerCanTrash: true, order: null } },
          ],
        },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/fetch-documents']);
  expect(received.at(-1)?.parts).toMatchObject({ body: { trash: true } });
});

test('payments of a range of days are one call for all documents of a page', async () => {
  const { calls, received, errors } = await runOperation(
    `{ viewer { tenant { documents(first: 2) { edges { node {
       paymentHistory(from: "2026-11-01", to: "2026-11-20") { amount } } } } } } }`,
    {
      fakes: [
        signedIn(),
        documentsAre([documentRow(1), documentRow(2)]),
        answering(billing.paymentHistory, () => ({ success: true, data: [] })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/fetch-documents', 'POST /billing/payment-history']);
  expect(received.at(-1)?.parts).toEqual({
    body: {
      document_ids: [documentId(1), documentId(2)].join(','),
      from_date: '2026-11-01',
      to_date: '2026-11-20',
    },
  });
});
