import { billing, commission } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, documentsAre, lineId, lineRow } from '../testing/fakeBilling.ts';
import { employeeId, employeeRow, employeesAre } from '../testing/fakeEmployees.ts';
import { orderId, orderRow, ordersAre } from '../testing/fakeOrders.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const parts = (sale_id: string) => [
  { sale_id, line_id: null, employee_id: employeeId(1), percent: 60 },
  { sale_id, line_id: null, employee_id: employeeId(2), percent: 40 },
];
const partsAre = answering(commission.commissionParts, ({ body }) => ({
  success: true as const,
  data: body.ids.split(',').flatMap(parts),
}));
const people = employeesAre([employeeRow(1), employeeRow(2)]);
const PARTS = 'commissionParts { percent employee { id } } viewerCanSplitCommission';
const TOLD = [
  { percent: 60, employee: { id: globalId('Employee', employeeId(1)) } },
  { percent: 40, employee: { id: globalId('Employee', employeeId(2)) } },
];
const part = (n: number, percent: number) => ({ employee: globalId('Employee', employeeId(n)), percent });
const SPLIT = `mutation ($input: SplitCommissionInput!) { splitCommission(input: $input) {
  __typename ... on SplitCommissionSuccess { document { ${PARTS} } order { id } }
  ... on InvalidInput { problems { field } } ... on Refusal { code }
} }`;

test('the parts of many documents are one call, their people one more', async () => {
  const asked = `{ viewer { tenant { documents(first: 5) { edges { node { ${PARTS} } } } } } }`;
  const { data, errors, calls } = await runOperation(asked, {
    fakes: [
      signedIn(employeeWith('billing:view', 'employees:view', 'employees:edit')),
      documentsAre([documentRow(1, { is_split: 1 }), documentRow(2, { type: 'proposal', is_split: 1 })]),
      partsAre,
      people,
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /employees',
    'GET /me',
    'POST /billing/fetch-documents',
    'POST /commissionParts',
  ]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        documents: {
          edges: [true, false].map((viewerCanSplitCommission) => ({
            node: { commissionParts: TOLD, viewerCanSplitCommission },
          })),
        },
      },
    },
  });
});

test('of documents that nobody shares nothing is asked', async () => {
  const asked =
    '{ viewer { tenant { documents(first: 5) { edges { node { commissionParts { percent } } } } } } }';
  const fakes = [signedIn(employeeWith('billing:view')), documentsAre([documentRow(1)])];
  const { data, calls } = await runOperation(asked, { fakes });
  expect(data).toEqual({
    viewer: { tenant: { documents: { edges: [{ node: { commissionParts: [] } }] } } },
  });
  expect(calls).toHaveLength(2);
});

test('a document is shared by its own ids, and told anew', async () => {
  const bodies: unknown[] = [];
  const split = answering(commission.splitCommission, ({ body }) => {
    bodies.push(body);
    return { success: true as const, message: '', data: parts(documentId(1)) };
  });
  const input = {
    key: uuid('c', 1),
    sale: globalId('Document', documentId(1)),
    parts: [part(1, 60), part(2, 40)],
    expectedParts: [],
  };
  const { data } = await runOperation(SPLIT, {
    variables: { input },
    fakes: [signedIn(), split, documentsAre([documentRow(1, { is_split: 1 })]), partsAre, people],
  });
  expect(bodies).toEqual([
    {
      sale_id: documentId(1),
      parts: [
        { employee_id: employeeId(1), percent: 60 },
        { employee_id: employeeId(2), percent: 40 },
      ],
      expected_parts: [],
    },
  ]);
  expect(data).toMatchObject({
    splitCommission: { document: { commissionParts: TOLD }, order: null },
  });
});

const LINES = `lines { id commissionParts { percent employee { id } } }`;
const linesAre = answering(billing.documentItems, ({ query }) => ({
  success: true as const,
  data: (query?.ids ?? '').split(',').map((document_id) => ({
    document_id,
    items: [lineRow({ id: lineId(1), is_split: 1 }), lineRow({ id: lineId(2) })],
    tax_details: [],
  })),
}));
const ofLine = (sale_id: string) => [
  ...parts(sale_id),
  { sale_id, line_id: lineId(1), employee_id: employeeId(2), percent: 100 },
];

test('a document’s parts and those of its lines are one call, of as many documents as there are', async () => {
  const asked = `{ viewer { tenant { documents(first: 5) { edges { node { ${PARTS} ${LINES} } } } } } }`;
  const { data, errors, calls } = await runOperation(asked, {
    fakes: [
      signedIn(),
      documentsAre([documentRow(1, { is_split: 1 }), documentRow(2, { is_split: 1 })]),
      linesAre,
      answering(commission.commissionParts, ({ body }) => ({
        success: true as const,
        data: body.ids.split(',').flatMap(ofLine),
      })),
      people,
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.filter((call) => call === 'POST /commissionParts')).toHaveLength(1);
  const [, second] = TOLD;
  const node = {
    commissionParts: TOLD,
    lines: [{ commissionParts: [{ ...second, percent: 100 }] }, { commissionParts: [] }],
  };
  expect(data).toMatchObject({ viewer: { tenant: { documents: { edges: [{ node }, { node }] } } } });
});

test('a line is shared by its own id; what is wrong with it stands at the line', async () => {
  const input = {
    key: uuid('c', 1),
    sale: globalId('Document', documentId(1)),
    line: globalId('DocumentLine', lineId(1)),
    parts: [part(2, 100)],
  };
  const bodies: unknown[] = [];
  const split = answering(commission.splitCommission, ({ body }) => {
    bodies.push(body);
    return { success: true as const, message: '', data: [] };
  });
  const asked = SPLIT.replace(PARTS, LINES);
  const { data } = await runOperation(asked, {
    variables: { input },
    fakes: [
      signedIn(),
      split,
      documentsAre([documentRow(1, { is_split: 1 })]),
      linesAre,
      answering(commission.commissionParts, ({ body }) => ({
        success: true as const,
        data: ofLine(body.ids),
      })),
      people,
    ],
  });
  expect(bodies).toEqual([
    {
      sale_id: documentId(1),
      line_id: lineId(1),
      parts: [{ employee_id: employeeId(2), percent: 100 }],
    },
  ]);
  expect(data).toMatchObject({
    splitCommission: {
      document: { lines: [{ commissionParts: [{ percent: 100 }] }, { commissionParts: [] }] },
    },
  });
  const problem = { field: 'line_id', code: 'INVALID_INPUT' as const, message: 'Not there' };
  const bad = refusing(commission.splitCommission, 'INVALID_INPUT', undefined, [problem]);
  expect((await runOperation(asked, { variables: { input }, fakes: [signedIn(), bad] })).data).toMatchObject({
    splitCommission: { problems: [{ field: 'line' }] },
  });
});

const ofBoutique = (split: ReturnType<typeof refusing>) => [
  signedIn({ ...profile(), capabilities: ['BOUTIQUE_COMMISSION'] }),
  split,
  ordersAre([orderRow(1)]),
];

test('an order in pieces is shared, too; what is refused stands at the input’s part', async () => {
  const input = { key: uuid('c', 1), sale: globalId('Order', orderId(1)), parts: [part(1, 60), part(2, 39)] };
  const made = answering(commission.splitCommission, () => ({
    success: true as const,
    message: '',
    data: [],
  }));
  expect((await runOperation(SPLIT, { variables: { input }, fakes: ofBoutique(made) })).data).toMatchObject({
    splitCommission: { document: null, order: { id: globalId('Order', orderId(1)) } },
  });
  const problem = { field: 'parts.1.employee_id', code: 'INVALID_INPUT' as const, message: 'Gone' };
  const bad = refusing(commission.splitCommission, 'INVALID_INPUT', undefined, [problem]);
  expect((await runOperation(SPLIT, { variables: { input }, fakes: ofBoutique(bad) })).data).toMatchObject({
    splitCommission: { problems: [{ field: 'parts.1.employee' }] },
  });
});
