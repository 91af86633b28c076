import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const UPLOAD = uuid('9', 1);
const DOCUMENT = globalId('Document', documentId(1));
const ORIGIN = 'http://localhost:4000';

const row = {
  uid: uuid('7', 1),
  document_id: documentId(1),
  name: '26-27-A-00001-1.jpg',
  url: '/files/shop/attachments/a.jpg?e=1&s=x',
  path: '/files/shop/attachments/a.jpg?e=1&s=x',
  thumbnail: '/files/shop/attachments/a-small.jpg?e=1&s=y',
  added_at: '2026-11-20T06:30:00.000Z',
  added_by_name: 'Meera Shah',
};
const ID = globalId('DocumentAttachment', row.uid);
const listed = answering(billing.listAttachments, () => ({ success: true, data: [row] }));
const documents = documentsAre([documentRow(1), documentRow(2)]);

test('the attachments of many documents are one call', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Document {
       viewerCanAttach attachments { id name url thumbnailUrl addedAt addedBy } } } }`,
    {
      variables: { ids: [DOCUMENT, globalId('Document', documentId(2))] },
      fakes: [signedIn(), documents, listed],
    },
  );
  expect(errors).toEqual([]);
  const attachment = {
    id: ID,
    name: row.name,
    url: `${ORIGIN}${row.url}`,
    thumbnailUrl: `${ORIGIN}${row.thumbnail}`,
    addedAt: row.added_at,
    addedBy: 'Meera Shah',
  };
  expect(data).toEqual({
    nodes: [
      { viewerCanAttach: true, attachments: [attachment] },
      { viewerCanAttach: true, attachments: [] },
    ],
  });
  expect(calls.filter((call) => call.endsWith('/billing/attachments'))).toHaveLength(1);
});

const CREATE = `mutation ($input: CreateDocumentAttachmentInput!) { createDocumentAttachment(input: $input) {
  __typename ... on CreateDocumentAttachmentSuccess { document { attachments { id } } }
  ... on InvalidInput { problems { field } } } }`;
const input = { key: KEY, document: DOCUMENT, image: globalId('Upload', UPLOAD) };

test('an upload is hung on its document, which is told with its attachments', async () => {
  const { data, received } = await runOperation(CREATE, {
    variables: { input },
    fakes: [
      signedIn(),
      documents,
      listed,
      answering(billing.addAttachment, () => ({ success: true, message: '', data: row })),
    ],
  });
  expect(data).toEqual({
    createDocumentAttachment: {
      __typename: 'CreateDocumentAttachmentSuccess',
      document: { attachments: [{ id: ID }] },
    },
  });
  expect(received.find(({ call }) => call === 'POST /billing/addAttachment')?.parts).toEqual({
    key: KEY,
    body: { document_id: documentId(1), image_id: UPLOAD },
  });
});

const TOO_MANY = [problem('image_id', 'INVALID_INPUT', 'attachments.tooMany', { max: 10 })];

test('a problem of the picture is told at its field of the input', async () => {
  const { data } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(), refusing(billing.addAttachment, 'INVALID_INPUT', {}, TOO_MANY)],
  });
  expect(data).toMatchObject({
    createDocumentAttachment: { __typename: 'InvalidInput', problems: [{ field: 'image' }] },
  });
});

test('one is deleted, and its document told with those that are left', async () => {
  const { data } = await runOperation(
    `mutation ($input: DeleteDocumentAttachmentInput!) { deleteDocumentAttachment(input: $input) {
       ... on DeleteDocumentAttachmentSuccess { deletedId document { id attachments { id } } } } }`,
    {
      variables: { input: { key: KEY, attachment: ID } },
      fakes: [
        signedIn(),
        documents,
        answering(billing.listAttachments, () => ({ success: true, data: [] })),
        answering(billing.deleteAttachment, () => ({
          success: true,
          message: '',
          uid: row.uid,
          document_id: documentId(1),
        })),
      ],
    },
  );
  expect(data).toEqual({
    deleteDocumentAttachment: { deletedId: ID, document: { id: DOCUMENT, attachments: [] } },
  });
});

test('who may only look attaches nothing, without a call', async () => {
  const { data, calls } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(employeeWith('billing-history:view'))],
  });
  expect(data).toMatchObject({ createDocumentAttachment: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
