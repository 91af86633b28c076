import { problem } from '@galla/domain';
import { reports } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = uuid('c', 1);
const CLOSE = globalId('DayClose', uuid('d', 1));
const EXPENSE = globalId('Expense', uuid('e', 1));

const spent = {
  id: uuid('e', 1),
  amount: '350.00',
  purpose: 'Courier',
  created_at: '2026-11-20T08:00:00.000Z',
  created_by_name: 'Rekha Yadav',
  of_employee: 0 as const,
};
const sums = {
  day: '2026-11-20',
  since: '2026-11-19T18:30:00.000Z',
  opening: '5000.00',
  collected: '9120.40',
  receipts: 5,
  by_mode: [
    { mode: 'UPI' as const, total: '6727.90', count: 3 },
    { mode: 'Cash' as const, total: '2392.50', count: 2 },
  ],
  by_person: [{ id: uuid('a', 1), name: 'Rekha Yadav', total: '9120.40', count: 5 }],
  cash_received: '2392.50',
  paid_out: '350.00',
  expenses: [spent],
};
const close: Answer<typeof reports.dayCloses>['data'][number] = {
  ...sums,
  id: uuid('d', 1),
  until: '2026-11-20T15:30:00.000Z',
  should_be: '7042.50',
  counted: '7040.00',
  coins: [{ value: 500, count: 14 }],
  note: null,
  closed_at: '2026-11-20T15:30:00.000Z',
  closed_by_name: 'Rekha Yadav',
  reopened_at: null,
  reopened_by_name: null,
};
const book = { ...sums, close: null, overdue: '2026-11-18' };

test('a day and the closed ones take a call each; a close is opened by its id with its slip', async () => {
  const asked = `query ($close: ID!, $expense: ID!) { viewer { tenant {
    dayBook { day overdueDay collected modes { mode total count } collectors { name } expenses { id purpose isOfEmployee } close { id } }
    dayCloses(first: 5) { totalCount edges { node { id shouldBe counted reopenedAt } } }
  } }
  close: node(id: $close) { ... on DayClose { day pdfUrl closedBy } }
  expense: node(id: $expense) { ... on Expense { amount purpose } } }`;
  const { data, errors, calls } = await runOperation(asked, {
    variables: { close: CLOSE, expense: EXPENSE },
    fakes: [
      signedIn(),
      answering(reports.dayBook, () => ({ success: true as const, data: book })),
      answering(reports.dayCloses, () => ({ success: true as const, data: [close], total: 1 })),
      answering(reports.expenses, () => ({ success: true as const, data: [spent] })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /me',
    'POST /billing/dayBook',
    'POST /billing/dayCloses',
    'POST /billing/dayCloses',
    'POST /billing/expenses',
  ]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        dayBook: {
          day: '2026-11-20',
          overdueDay: '2026-11-18',
          collected: '9120.40',
          modes: [{ mode: 'UPI', total: '6727.90', count: 3 }, { mode: 'CASH' }],
          collectors: [{ name: 'Rekha Yadav' }],
          expenses: [{ id: EXPENSE, purpose: 'Courier', isOfEmployee: false }],
          close: null,
        },
        dayCloses: { totalCount: 1, edges: [{ node: { id: CLOSE, shouldBe: '7042.50', reopenedAt: null } }] },
      },
    },
    close: { day: '2026-11-20', pdfUrl: expect.stringContaining(`/pdf/day-close/${CLOSE}`) },
    expense: { amount: '350.00' },
  });
});

const CLOSE_DAY = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename
  ... on CloseDaySuccess { dayClose { id counted coins { value count } } dayBook { close { id } } }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code message } } }`;
const input = {
  key: KEY,
  day: '2026-11-20',
  opening: '5000.00',
  counted: '7040.00',
  coins: [{ value: 500, count: 14 }],
  expectedCollected: '-20.00',
  expectedPaidOut: '350.00',
};
const run = (...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]) =>
  runOperation(CLOSE_DAY, { variables: { input }, fakes: [signedIn(), ...fakes] });

test('a day is closed by one call with what was shown', async () => {
  const bodies: unknown[] = [];
  const { data, calls } = await run(
    answering(reports.closeDay, ({ body }) => {
      bodies.push(body);
      return { success: true as const, message: '', day_close: close, data: { ...book, close } };
    }),
  );
  expect(calls).toEqual(['GET /me', 'POST /billing/closeDay']);
  expect(bodies).toEqual([
    {
      day: '2026-11-20',
      opening: '5000.00',
      counted: '7040.00',
      coins: [{ value: 500, count: 14 }],
      expected_collected: '-20.00',
      expected_paid_out: '350.00',
      note: null,
    },
  ]);
  expect(data).toEqual({
    closeDay: {
      __typename: 'CloseDaySuccess',
      dayClose: { id: CLOSE, counted: '7040.00', coins: [{ value: 500, count: 14 }] },
      dayBook: { close: { id: CLOSE } },
    },
  });
});

test('what changed meanwhile, a closed day and a wrong day are told', async () => {
  const found = problem('expected_collected', 'CHANGED_MEANWHILE', 'dayClose.changed');
  const changed = await run(
    refusing(reports.closeDay, found.code, { collected: '30.00', paid_out: '0.00' }, [found]),
  );
  expect(changed.data).toMatchObject({ closeDay: { __typename: 'ChangedMeanwhile', current: '30.00' } });
  const closed = problem('day', 'DAY_CLOSED', 'dayClose.closedAlready');
  const again = await run(refusing(reports.closeDay, closed.code, undefined, [closed]));
  expect(again.data).toMatchObject({
    closeDay: { code: 'DAY_CLOSED', message: 'This day is closed already' },
  });
});

test('what is paid out, and what is deleted of it, answers with the day', async () => {
  const made = await runOperation(
    `mutation ($input: CreateExpenseInput!) { createExpense(input: $input) {
      ... on CreateExpenseSuccess { expense { id } dayBook { paidOut } } } }`,
    {
      variables: { input: { key: KEY, amount: '350.00', purpose: 'Courier' } },
      fakes: [
        signedIn(),
        answering(reports.createExpense, () => ({
          success: true as const,
          message: '',
          expense: spent,
          data: book,
        })),
      ],
    },
  );
  expect(made.data).toEqual({ createExpense: { expense: { id: EXPENSE }, dayBook: { paidOut: '350.00' } } });
  const gone = await runOperation(
    `mutation ($input: DeleteExpenseInput!) { deleteExpense(input: $input) {
      ... on DeleteExpenseSuccess { deletedId dayBook { day } } } }`,
    {
      variables: { input: { key: KEY, expense: EXPENSE } },
      fakes: [
        signedIn(),
        answering(reports.deleteExpense, () => ({
          success: true as const,
          message: '',
          expense_id: spent.id,
          data: book,
        })),
      ],
    },
  );
  expect(gone.data).toEqual({ deleteExpense: { deletedId: EXPENSE, dayBook: { day: '2026-11-20' } } });
});

test('only the owner reopens; nobody without the right closes or sees the day', async () => {
  const asked = `mutation ($input: ReopenDayInput!) { reopenDay(input: $input) { __typename
    ... on ReopenDaySuccess { dayClose { reopenedAt } dayBook { close { id } } } } }`;
  const variables = { input: { key: KEY, dayClose: CLOSE } };
  const reopened = { ...close, reopened_at: '2026-11-21T06:00:00.000Z', reopened_by_name: 'Asha' };
  const answer = answering(reports.reopenDay, () => ({
    success: true as const,
    message: '',
    day_close: reopened,
    data: book,
  }));
  const owner = await runOperation(asked, { variables, fakes: [signedIn(), answer] });
  expect(owner.data).toMatchObject({ reopenDay: { dayClose: { reopenedAt: '2026-11-21T06:00:00.000Z' } } });
  const closer = signedIn(employeeWith('reports:create'));
  const other = await runOperation(asked, { variables, fakes: [closer, answer] });
  expect(other.calls).toEqual(['GET /me']);
  const reader = signedIn(employeeWith('reports:view'));
  const day = await runOperation('{ viewer { tenant { dayBook { day } } } }', { fakes: [reader] });
  expect(day.errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.dayBook')]);
});
