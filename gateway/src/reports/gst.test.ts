import { reports } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const sums = {
  documents: 1,
  taxable: '667.00',
  cgst: '60.03',
  sgst: '60.03',
  igst: '0.00',
  total: '787.06',
};
const answer: Answer<typeof reports.gstSummary> = {
  success: true,
  data: [
    {
      ...sums,
      supply: 'B2C',
      gst_percentage: '18',
      hsn: null,
      kind: null,
      unit: null,
      quantity: null,
      gstin: '',
      name: '',
      place_of_supply: '08',
    },
  ],
  total: 1,
  page: { has_more: false, cursors: ['c1'] },
  summary: {
    ...sums,
    discount: '7.06',
    round_off: '0.00',
    billed: '780.00',
    credit_notes: 1,
    credited: '59.00',
    by_supply: [{ supply: 'B2C', ...sums }],
  },
};

const ASKED = `query ($from: Date, $to: Date) { viewer { tenant { gstSummary(by: PARTY, first: 5, from: $from, to: $to) {
  totalCount
  summary { billed discount roundOff creditNotes credited supplies { supply documents } }
  edges { node { supply rate gstin name placeOfSupply hsn kind quantity taxable cgst total } }
} } } }`;

test('a GST summary with its sums takes one call; what says nothing is null', async () => {
  const bodies: unknown[] = [];
  const { data, errors, calls } = await runOperation(ASKED, {
    variables: { from: '2026-11-01' },
    fakes: [
      signedIn(),
      answering(reports.gstSummary, ({ body }) => {
        bodies.push(body);
        return answer;
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/gstSummary']);
  expect(bodies).toEqual([
    { by: 'PARTY', from_date: '2026-11-01', limit: 5, offset: 0, include: 'count,summary' },
  ]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        gstSummary: {
          totalCount: 1,
          summary: { billed: '780.00', discount: '7.06', supplies: [{ supply: 'B2C', documents: 1 }] },
          edges: [
            {
              node: {
                supply: 'B2C',
                rate: '18',
                gstin: null,
                name: null,
                placeOfSupply: '08',
                hsn: null,
                kind: null,
                quantity: null,
                total: '787.06',
              },
            },
          ],
        },
      },
    },
  });
});

test('days that end before they begin, and no right: refused without a call', async () => {
  const variables = { from: '2026-11-20', to: '2026-11-01' };
  const backwards = await runOperation(ASKED, { variables, fakes: [signedIn()] });
  expect(backwards.errors).toEqual([
    'INVALID_INPUT at viewer.tenant.gstSummary: End date cannot be before start date',
  ]);
  const nobody = await runOperation(ASKED, { fakes: [signedIn(employeeWith('reports-page:view'))] });
  expect(nobody.errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.gstSummary')]);
  expect([...backwards.calls, ...nobody.calls]).toEqual(['GET /me', 'GET /me']);
});
