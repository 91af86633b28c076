import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { post, testApp, TOKEN } from '../testing/testApp.ts';
import { uuid } from '../testing/uuid.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
const KEY = uuid('c', 1);
const SHARE = uuid('7', 1);
const DOCUMENT = globalId('Document', documentId(1));
const ORIGIN = 'http://localhost:4000';

const row = {
  id: SHARE,
  document_id: documentId(1),
  ends_at: '2026-12-20T06:30:00.000Z',
  created_at: '2026-11-20T06:30:00.000Z',
  created_by: profile().staff_id,
};
const listed = answering(billing.documentShares, () => ({ success: true, data: [row] }));
const documents = documentsAre([documentRow(1)]);

const SHARE_DOCUMENT = `mutation ($input: ShareDocumentInput!) { shareDocument(input: $input) { __typename
  ... on ShareDocumentSuccess { url pdfUrl share { id until viewerCanRevoke } document { shares { id } } }
  ... on InvalidInput { problems { field code } }
  ... on Refusal { code } } }`;

test('a link is told with its address, and the document with its links', async () => {
  const { data, errors, calls, received } = await runOperation(SHARE_DOCUMENT, {
    variables: { input: { key: KEY, document: DOCUMENT, until: '2026-12-20T06:30:00Z' } },
    fakes: [
      signedIn(),
      documents,
      listed,
      answering(billing.shareDocument, () => ({ success: true, secret: SECRET, data: row })),
    ],
  });
  expect(errors).toEqual([]);
  const id = globalId('DocumentShare', SHARE);
  expect(data).toEqual({
    shareDocument: {
      __typename: 'ShareDocumentSuccess',
      url: `${ORIGIN}/b/${SECRET}`,
      pdfUrl: `${ORIGIN}/b/${SECRET}/bill.pdf`,
      share: { id, until: row.ends_at, viewerCanRevoke: true },
      document: { shares: [{ id }] },
    },
  });
  expect(calls).toHaveLength(4);
  expect(received.find(({ call }) => call === 'POST /billing/shares')?.parts).toEqual({
    key: KEY,
    body: { document_id: documentId(1), until: '2026-12-20T06:30:00.000Z' },
  });
});

test.each(['SHOWN_ONCE', 'TOO_MANY_LINKS'] as const)('%s is a refusal', async (code) => {
  const { data } = await runOperation(SHARE_DOCUMENT, {
    variables: { input: { key: KEY, document: DOCUMENT } },
    fakes: [signedIn(), refusing(billing.shareDocument, code)],
  });
  expect(data).toMatchObject({ shareDocument: { __typename: 'Refused', code } });
});

test('who may see no documents shares none, without a call', async () => {
  const { data, calls } = await runOperation(SHARE_DOCUMENT, {
    variables: { input: { key: KEY, document: DOCUMENT } },
    fakes: [signedIn(employeeWith('customers:view'))],
  });
  expect(data).toMatchObject({ shareDocument: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('a link is revoked, and its document told with those that are left', async () => {
  const share = globalId('DocumentShare', SHARE);
  const { data } = await runOperation(
    `mutation ($input: RevokeShareInput!) { revokeShare(input: $input) {
       ... on RevokeShareSuccess { deletedId document { id shares { id } } } } }`,
    {
      variables: { input: { key: KEY, share } },
      fakes: [
        signedIn(),
        documents,
        answering(billing.documentShares, () => ({ success: true, data: [] })),
        answering(billing.revokeShare, () => ({ success: true, id: SHARE, document_id: documentId(1) })),
      ],
    },
  );
  expect(data).toEqual({ revokeShare: { deletedId: share, document: { id: DOCUMENT, shares: [] } } });
});

test('the links of many documents are one call; who made none of them may not revoke', async () => {
  const { data, calls } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Document { shares { viewerCanRevoke } } } }`,
    {
      variables: { ids: [DOCUMENT, globalId('Document', documentId(2))] },
      fakes: [
        signedIn({ ...employeeWith('billing:view'), staff_id: uuid('e', 9) }),
        documentsAre([documentRow(1), documentRow(2)]),
        listed,
      ],
    },
  );
  expect(data).toEqual({ nodes: [{ shares: [{ viewerCanRevoke: false }] }, { shares: [] }] });
  expect(calls.filter((call) => call.endsWith('/billing/shares'))).toHaveLength(1);
});

const SHARED = `query ($secret: String!) { sharedDocument(secret: $secret) {
  shopName type number date total pending canceled upiLink url pdfUrl } }`;
const opened = answering(billing.openShared, () => ({
  success: true,
  data: {
    shop_name: 'Meenakshi Stores',
    type: 'invoice' as const,
    serial_number: '26-27/A/00001',
    date: '2026-11-20',
    total_amount: '100.00',
    pending_amount: '40.00',
    is_canceled: 0 as const,
    upi_link: null,
  },
}));

test.each([undefined, TOKEN])('whoever has a link sees the document, also with token %s', async (token) => {
  const { app, received } = await testApp([opened]);
  const answer = await post(app, { query: SHARED, variables: { secret: SECRET } }, { token });
  expect(answer.json()).toEqual({
    data: {
      sharedDocument: {
        shopName: 'Meenakshi Stores',
        type: 'INVOICE',
        number: '26-27/A/00001',
        date: '2026-11-20',
        total: '100.00',
        pending: '40.00',
        canceled: false,
        upiLink: null,
        url: `http://localhost:0/b/${SECRET}`,
        pdfUrl: `http://localhost:0/b/${SECRET}/bill.pdf`,
      },
    },
  });
  expect(received.map(({ call }) => call)).toEqual(['POST /shared']);
});

test('a link that opens nothing is null; beside it nothing is asked without a token', async () => {
  const { app } = await testApp([refusing(billing.openShared, 'LINK_ENDED')]);
  const answer = await post(app, { query: SHARED, variables: { secret: SECRET } });
  expect(answer.json()).toEqual({ data: { sharedDocument: null } });
  const more = SHARED.replace(/}$/, 'viewer { apiKeyName } }');
  expect((await post(app, { query: more, variables: { secret: SECRET } })).statusCode).toBe(401);
});
