import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, documentRow, documentsAre, lineId, lineRow } from '../testing/fakeBilling.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const DOCUMENT = globalId('Document', documentId(1));
const LINE = globalId('DocumentLine', lineId(1));
const input = {
  key: KEY,
  document: DOCUMENT,
  lines: [{ line: LINE, quantity: '1.5', condition: 'STOCK' }],
  reason: 'WRONG_SIZE',
  expectedPending: '59.00',
  expectedTotal: '118.00',
  settlement: 'REFUND',
  refund: { mode: 'CARD', reference: '4711' },
};
const CREATE = `mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { __typename
  ... on CreateCreditNoteSuccess {
    document { pending credited received viewerCanEdit viewerCanTrash viewerCanReturn }
    creditNote { number total againstDue refunded refundMode
      creditUses { number date amount } creditLeft pdfUrl lines { name quantity condition } }
  }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field message } }
  ... on Refusal { code message } } }`;

const note: Answer<typeof billing.creditNotes>['data'][number] = {
  id: uuid('5', 1),
  document_id: documentId(1),
  invoice_number: '26-27/A/00001',
  customer_name: 'Priya',
  customer_phone: '',
  serial_number: '26-27/C/00001',
  created_at: '2026-11-26T05:30:00.000Z',
  date: '2026-11-26',
  reason: 'WRONG_SIZE',
  note: null,
  taxable_value: '100.00',
  cgst: '9.00',
  sgst: '9.00',
  igst: '0.00',
  discount_amount: '0.00',
  round_off: '0.00',
  total_amount: '118.00',
  against_due: '59.00',
  refunded: '59.00',
  refund_mode: 'Card',
  credit_uses: [
    {
      payment_id: uuid('f', 1),
      document_id: documentId(2),
      serial_number: '26-27/A/00002',
      date: '2026-11-21',
      paid_amount: '9.00',
    },
  ],
  credit_left: '50.00',
  created_by: uuid('e', 1),
  created_by_name: 'Asha Rao',
  items: [
    {
      line_id: lineId(1),
      item_name: 'Item 1',
      unit: 'pc',
      qty: '1.5',
      condition: 'STOCK',
      taxable_value: '100.00',
      cgst: '9.00',
      sgst: '9.00',
      igst: '0.00',
      discount_amount: '0.00',
      total_amount: '118.00',
    },
  ],
};

const run = (more: object, ...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]) =>
  runOperation(CREATE, { variables: { input: { ...input, ...more } }, fakes });

test('goods come back by one call, with what becomes of the invoice', async () => {
  const answer = {
    success: true,
    message: '',
    data: documentRow(1, { pending_amount: '0.00', credited_amount: '118.00', status: 'Paid' }),
    credit_note: note,
  } as const;
  const { data, errors, calls, received } = await run(
    {},
    signedIn(),
    answering(billing.createCreditNote, () => answer),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCreditNote: {
      __typename: 'CreateCreditNoteSuccess',
      document: {
        pending: '0.00',
        credited: '118.00',
        received: '0.00',
        viewerCanEdit: false,
        viewerCanTrash: false,
        viewerCanReturn: false,
      },
      creditNote: {
        number: '26-27/C/00001',
        total: '118.00',
        againstDue: '59.00',
        refunded: '59.00',
        refundMode: 'CARD',
        creditUses: [{ number: '26-27/A/00002', date: '2026-11-21', amount: '9.00' }],
        creditLeft: '50.00',
        pdfUrl: expect.stringMatching(/\/pdf\/credit-note\/[^/]+$/),
        lines: [{ name: 'Item 1', quantity: '1.5', condition: 'STOCK' }],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/credit-notes']);
  expect(received.at(-1)?.parts).toEqual({
    key: KEY,
    body: {
      document_id: documentId(1),
      expected_pending: '59.00',
      expected_total: '118.00',
      reason: 'WRONG_SIZE',
      note: null,
      items: [{ line_id: lineId(1), qty: '1.5', condition: 'STOCK' }],
      settlement: 'REFUND',
      refund_mode: 'Card',
      refund_reference: '4711',
      refund_bank: null,
    },
  });
});

test('more than is left stands at the quantity of its line', async () => {
  const found = problem('items.0.qty', 'RETURN_EXCEEDS_SOLD', 'returns.moreThanLeft', { left: '1' });
  const { data } = await run(
    {},
    signedIn(),
    refusing(billing.createCreditNote, found.code, { left: '1' }, [found]),
  );
  expect(data).toMatchObject({
    createCreditNote: { code: 'RETURN_EXCEEDS_SOLD', message: 'Only 1 can still come back' },
  });
});

test('what is to pay by now is told when it changed; credit is no way to give money back', async () => {
  const { data } = await run(
    {},
    signedIn(),
    refusing(billing.createCreditNote, 'CHANGED_MEANWHILE', { pending: '40.00', total: '118.00' }),
  );
  expect(data).toMatchObject({ createCreditNote: { __typename: 'ChangedMeanwhile', current: '40.00' } });
  const credit = await run({ refund: { mode: 'CREDIT' } }, signedIn());
  expect(credit.data).toMatchObject({ createCreditNote: { problems: [{ field: 'refund.mode' }] } });
  expect(credit.calls).toEqual(['GET /me']);
});

test('whoever may neither edit nor delete bills asks nobody', async () => {
  const { data, calls } = await run({}, signedIn(employeeWith('billing:create')));
  expect(data).toMatchObject({ createCreditNote: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('the credit notes of a page of invoices take one call, and of those without one none', async () => {
  const READ = `{ viewer { tenant { documents(first: 3) { edges { node {
    credited creditNotes { number document { number } lines { line { returnedQuantity } } } } } } } } }`;
  const rows = [documentRow(1, { credited_amount: '118.00' }), documentRow(2), documentRow(3)];
  const { data, errors, calls } = await runOperation(READ, {
    fakes: [
      signedIn(),
      documentsAre(rows),
      answering(billing.creditNotes, () => ({ success: true, data: [note] })),
      answering(billing.documentItems, () => ({
        success: true,
        data: [{ document_id: documentId(1), items: [lineRow({ returned_qty: '1.5' })], tax_details: [] }],
      })),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        documents: {
          edges: [
            {
              node: {
                creditNotes: [{ number: '26-27/C/00001', lines: [{ line: { returnedQuantity: '1.5' } }] }],
              },
            },
            { node: { creditNotes: [] } },
            { node: { creditNotes: [] } },
          ],
        },
      },
    },
  });
  expect(calls.filter((one) => one.includes('credit-notes-of'))).toHaveLength(1);
});

test('all credit notes are listed, narrowed down, with what they come to, by one call', async () => {
  const summary = { total: '118.00', against_due: '59.00', refunded: '59.00', kept: '0.00', notes: 1 };
  const { data, errors, calls, received } = await runOperation(
    `{ viewer { tenant { creditNotes(first: 5, filter: { from: "2026-11-01", search: "C/1", reason: WRONG_SIZE }) {
       totalCount summary { total againstDue refunded kept }
       edges { node { number invoiceNumber customerName customerMobile } } } } } }`,
    {
      fakes: [
        signedIn(),
        answering(billing.listCreditNotes, () => ({ success: true, data: [note], total: 1, summary })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        creditNotes: {
          totalCount: 1,
          summary: { total: '118.00', againstDue: '59.00', refunded: '59.00', kept: '0.00' },
          edges: [
            {
              node: {
                number: '26-27/C/00001',
                invoiceNumber: '26-27/A/00001',
                customerName: 'Priya',
                customerMobile: null,
              },
            },
          ],
        },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/creditNotes']);
  expect(received.at(-1)?.parts.body).toEqual({
    limit: 5,
    offset: 0,
    include: 'count,summary',
    from_date: '2026-11-01',
    search: 'C/1',
    reason: 'WRONG_SIZE',
  });
});
