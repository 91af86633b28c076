import { commission } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const EMPLOYEE = globalId('Employee', uuid('a', 1));
const STATEMENT = globalId('EarningsStatement', uuid('d', 1));
const ADVANCE = globalId('EmployeeAdvance', uuid('e', 1));

const advance: Answer<typeof commission.employeeAdvances>['data'][number] = {
  id: uuid('e', 1),
  employee_id: uuid('a', 1),
  amount: '2000.00',
  payment_mode: 'Cash',
  note: null,
  paid_on: '2026-11-12',
  created_at: '2026-11-12T08:00:00.000Z',
  created_by_name: 'Asha Rao',
  of_statement: 0,
};
const sums = {
  employee_id: uuid('a', 1),
  month: '2026-11-01',
  sums: [{ kind: 'ORDER' as const, count: 6, amount: '6298.50' }],
  earned: '6062.50',
  advances: '-2000.00',
  carried: '0.00',
  payable: '4062.50',
  expected: '372.00',
  attendance: { days: 24, minutes: 11_180, without_out: 1 },
};
const statement: Answer<typeof commission.earningsStatements>['data'][number] = {
  ...sums,
  id: uuid('d', 1),
  number: '26-27/S/00031',
  closed_at: '2026-11-30T12:00:00.000Z',
  closed_by_name: 'Asha Rao',
  paid: { on: '2026-12-03', payment_mode: 'Bank', by_name: 'Asha Rao' },
  reopened_at: null,
  reopened_by_name: null,
};
const month: Answer<typeof commission.earningsMonth>['data'] = {
  ...sums,
  advance_rows: [advance],
  closable: 1,
  statement: null,
};
const row: Answer<typeof commission.earningsStatementRows>['data'][number] = {
  position: 1,
  kind: 'ORDER',
  source_id: uuid('f', 1),
  day: '2026-11-19',
  number: '26-27/J/00138',
  payment_mode: null,
  base: '12600.00',
  percent: '10.00',
  points: null,
  received: '1000.00',
  received_of: '4720.00',
  part: 60,
  amount: '1260.00',
};

test('a month, the closed ones and the rows of one take a call each; the own ones need no right', async () => {
  const asked = `query ($statement: ID!, $advance: ID!) { viewer { commission {
    month { month payable expected attendance { days minutes withoutOut } isClosable sums { kind count amount } advancePayments { id mode isOfStatement } statement { id } }
    statements(first: 4) { totalCount edges { node { id number expected paid { on mode } pdfUrl sheetUrl } } }
  } }
  statement: node(id: $statement) { ... on EarningsStatement { employeeId rows { totalCount edges { node { kind number base percentage received receivedOf part amount } } } } }
  advance: node(id: $advance) { ... on EmployeeAdvance { amount paidOn } } }`;
  const { data, errors, calls } = await runOperation(asked, {
    variables: { statement: STATEMENT, advance: ADVANCE },
    fakes: [
      signedIn(employeeWith()),
      answering(commission.earningsMonth, () => ({ success: true as const, data: month })),
      answering(commission.earningsStatements, () => ({
        success: true as const,
        data: [statement],
        total: 1,
      })),
      answering(commission.earningsStatementRows, () => ({ success: true as const, data: [row], total: 1 })),
      answering(commission.employeeAdvances, () => ({ success: true as const, data: [advance] })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /me',
    'POST /earningsMonth',
    'POST /earningsStatementRows',
    'POST /earningsStatements',
    'POST /earningsStatements',
    'POST /employeeAdvances',
  ]);
  expect(data).toMatchObject({
    viewer: {
      commission: {
        month: {
          payable: '4062.50',
          expected: '372.00',
          isClosable: true,
          sums: [{ kind: 'ORDER', count: 6, amount: '6298.50' }],
          advancePayments: [{ id: ADVANCE, mode: 'CASH', isOfStatement: false }],
          statement: null,
        },
        statements: {
          totalCount: 1,
          edges: [
            {
              node: {
                id: STATEMENT,
                expected: '372.00',
                paid: { on: '2026-12-03', mode: 'BANK' },
                pdfUrl: expect.stringContaining(`/pdf/earnings/${STATEMENT}`),
                sheetUrl: expect.stringContaining(`/sheets/earnings/${STATEMENT}`),
              },
            },
          ],
        },
      },
    },
    statement: {
      employeeId: EMPLOYEE,
      rows: {
        edges: [
          {
            node: {
              base: '12600.00',
              percentage: '10.00',
              received: '1000.00',
              receivedOf: '4720.00',
              part: 60,
              amount: '1260.00',
            },
          },
        ],
      },
    },
    advance: { amount: '2000.00', paidOn: '2026-11-12' },
  });
});

const write = (
  name: string,
  input: object,
  ...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]
) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return runOperation(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ${name === 'closeMonth' ? '... on ChangedMeanwhile { current }' : ''} ... on Refusal { code } } }`,
    { variables: { input: { key: KEY, ...input } }, fakes: [signedIn(), ...fakes] },
  );
};

const written = { success: true as const, message: '', statement, data: month };

test.each([
  [
    'closeMonth',
    { employee: EMPLOYEE, month: '2026-11-01', expectedPayable: '4062.50' },
    commission.closeEarningsMonth,
    written,
    { employee_id: uuid('a', 1), month: '2026-11-01', expected_payable: '4062.50' },
  ],
  [
    'reopenMonth',
    { statement: STATEMENT },
    commission.reopenEarningsMonth,
    written,
    { statement_id: uuid('d', 1) },
  ],
  [
    'payStatement',
    { statement: STATEMENT, mode: 'BANK' },
    commission.payEarningsStatement,
    written,
    { statement_id: uuid('d', 1), payment_mode: 'Bank' },
  ],
  [
    'createAdvance',
    { employee: EMPLOYEE, amount: '2000.00', mode: 'CASH' },
    commission.createEmployeeAdvance,
    { success: true as const, message: '', advance, data: month },
    { employee_id: uuid('a', 1), amount: '2000.00', payment_mode: 'Cash', note: null },
  ],
  [
    'deleteAdvance',
    { advance: ADVANCE },
    commission.deleteEmployeeAdvance,
    { success: true as const, message: '', advance_id: uuid('e', 1), data: month },
    { advance_id: uuid('e', 1) },
  ],
])('%s is one call, with the ids of upstream', async (name, input, endpoint, answer, body) => {
  const bodies: unknown[] = [];
  const { data, calls } = await write(
    name,
    input,
    answering(endpoint as typeof commission.closeEarningsMonth, (asked) => {
      bodies.push(asked.body);
      return answer as typeof written;
    }),
  );
  expect(calls).toHaveLength(2);
  expect(bodies).toEqual([body]);
  expect(data).toMatchObject({ [name]: { __typename: expect.stringMatching(/Success$/) } });
});

test('a month that comes to another amount by now tells it', async () => {
  const { data } = await write(
    'closeMonth',
    { employee: EMPLOYEE, month: '2026-11-01', expectedPayable: '4062.50' },
    refusing(commission.closeEarningsMonth, 'CHANGED_MEANWHILE', { payable: '4000.00' }),
  );
  expect(data).toEqual({
    closeMonth: { __typename: 'ChangedMeanwhile', current: '4000.00', code: 'CHANGED_MEANWHILE' },
  });
});

test('an advance is not paid with credit', async () => {
  const { data, calls } = await write('createAdvance', {
    employee: EMPLOYEE,
    amount: '1.00',
    mode: 'CREDIT',
  });
  expect(calls).toEqual(['GET /me']);
  expect(data).toMatchObject({ createAdvance: { __typename: 'InvalidInput' } });
});
