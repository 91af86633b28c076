import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, paymentId } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const id = globalId('Customer', customerId(1));
const ASK = `query ($id: ID!, $from: Date!, $to: Date!) { node(id: $id) { ... on Customer { name
  statement(from: $from, to: $to) { opening closing pdfUrl sheetUrl lines { documentId number mode received balance } } } } }`;

const statementIs = answering(billing.customerStatement, (): Answer<typeof billing.customerStatement> => ({
  success: true,
  opening: '100.00',
  billed: '0.00',
  received: '59.00',
  closing: '41.00',
  data: [
    {
      kind: 'payment',
      id: paymentId(1),
      document_id: documentId(1),
      serial_number: '26-27/A/00001',
      date: '2026-11-20',
      created_at: '2026-11-20T06:30:00.000Z',
      payment_mode: 'Cash',
      billed: '0.00',
      received: '59.00',
      balance: '41.00',
    },
  ],
}));

const ask = (to: string, fake: Fake = statementIs) =>
  runOperation(ASK, {
    variables: { id, from: '2026-04-01', to },
    fakes: [signedIn(), customersAre([customerRow(1)]), fake],
  });

test('a statement tells figures, lines, and where its paper is', async () => {
  const { data, errors } = await ask('2026-11-20');
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      name: 'Customer 1',
      statement: {
        opening: '100.00',
        closing: '41.00',
        pdfUrl: `http://localhost:4000/pdf/statement/${id}?from=2026-04-01&to=2026-11-20`,
        sheetUrl: `http://localhost:4000/sheets/statement/${id}?from=2026-04-01&to=2026-11-20`,
        lines: [
          {
            documentId: globalId('Document', documentId(1)),
            number: '26-27/A/00001',
            mode: 'CASH',
            received: '59.00',
            balance: '41.00',
          },
        ],
      },
    },
  });
});

test('a range that ends before it begins is refused at its argument, and nothing is asked', async () => {
  const { errors, calls } = await ask('2026-03-31');
  expect(errors).toHaveLength(1);
  expect(calls).not.toContain('GET /billing/customer-statement');
});

test.each(['NOT_FOUND', 'PERMISSION_DENIED'] as const)('%s: there is none, and no failure', async (code) => {
  const { data, errors } = await ask('2026-11-20', refusing(billing.customerStatement, code));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ node: { statement: null } });
});
