import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre, paymentRow } from '../testing/fakeBilling.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const DOCUMENT = globalId('Document', documentId(1));
const input = {
  key: KEY,
  document: DOCUMENT,
  amount: '9.00',
  expectedReceived: '59.00',
  mode: 'UPI',
  reason: 'Too dear',
};
const REFUND = `mutation ($input: RefundDocumentInput!) { refundDocument(input: $input) { __typename
  ... on RefundDocumentSuccess {
    document { pending received trashRefund viewerCanRefund }
    payment { amount isRefund isAdvance voucher reason paperUrl }
  }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code message } } }`;

const run = (more: object, ...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]) =>
  runOperation(REFUND, { variables: { input: { ...input, ...more } }, fakes });

const payment = paymentRow(1, {
  kind: 'refund',
  paid_amount: '9.00',
  voucher_number: '26-27/F/00001',
  reason: 'Too dear',
});

test('money goes back by one call, with its voucher', async () => {
  const answer = {
    success: true,
    message: '',
    data: documentRow(1, { pending_amount: '68.00' }),
    payment,
  } as const;
  const { data, errors, calls, received } = await run(
    {},
    signedIn(),
    answering(billing.refundDocument, () => answer),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    refundDocument: {
      __typename: 'RefundDocumentSuccess',
      document: { pending: '68.00', received: '50.00', trashRefund: '50.00', viewerCanRefund: true },
      payment: {
        amount: '9.00',
        isRefund: true,
        isAdvance: false,
        voucher: '26-27/F/00001',
        paperUrl: expect.stringMatching(/\/pdf\/voucher\/[^/]+$/) as string,
        reason: 'Too dear',
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/refunds']);
  expect(received.at(-1)?.parts).toEqual({
    key: KEY,
    body: {
      document_id: documentId(1),
      amount: '9.00',
      expected_received: '59.00',
      payment_mode: 'UPI',
      reference: null,
      bank: null,
      reason: 'Too dear',
    },
  });
});

test('what is no amount asks nobody; more than was received stands at its field', async () => {
  const none = await run({ amount: '0.00' }, signedIn());
  expect(none.data).toMatchObject({ refundDocument: { problems: [{ field: 'amount' }] } });
  const params = { received: '59.00' };
  const found = problem('amount', 'REFUND_EXCEEDS_RECEIVED', 'payment.refundExceedsReceived', params);
  const more = await run({}, signedIn(), refusing(billing.refundDocument, found.code, params, [found]));
  expect(more.data).toMatchObject({ refundDocument: { code: 'REFUND_EXCEEDS_RECEIVED' } });
});

test('money that came or went meanwhile is told', async () => {
  const { data } = await run(
    {},
    signedIn(),
    refusing(billing.refundDocument, 'CHANGED_MEANWHILE', { received: '40.00' }),
  );
  expect(data).toMatchObject({ refundDocument: { __typename: 'ChangedMeanwhile', current: '40.00' } });
});

test('whoever may neither edit nor delete bills asks nobody', async () => {
  const { data, calls } = await run({}, signedIn(employeeWith('billing:create')));
  expect(data).toMatchObject({ refundDocument: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('the trash takes along how the money goes back', async () => {
  const { received } = await runOperation(
    `mutation ($input: TrashDocumentInput!) { trashDocument(input: $input) { __typename } }`,
    {
      variables: { input: { key: KEY, document: DOCUMENT, refund: { mode: 'CARD', reference: '4711' } } },
      fakes: [
        signedIn(),
        answering(billing.trashDocument, () => ({ success: true, message: '', data: documentRow(1) })),
      ],
    },
  );
  expect(received.at(-1)?.parts).toMatchObject({
    body: { document_id: documentId(1), refund: { payment_mode: 'Card', reference: '4711', bank: null } },
  });
});

test('a proposal holds no money', async () => {
  const { data } = await runOperation(
    `{ node(id: "${DOCUMENT}") { ... on Document { received trashRefund viewerCanRefund } } }`,
    { fakes: [signedIn(), documentsAre([documentRow(1, { type: 'proposal', status: 'Open' })])] },
  );
  expect(data).toEqual({ node: { received: '0.00', trashRefund: '0.00', viewerCanRefund: false } });
});
