import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, fail, sentInput, sentOperation } from '../../testing/answer.ts';
import { unreachable } from '../../app/graph/failure.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { openCommission } from '../Commission/testing.tsx';

const PATH = '/EmployeeBoutiqueCommision?id=e1';
const CLOSE = 'useWriteMonthsCloseMutation';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T06:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = {
  __typename: 'EmployeeAdvance',
  id: 'a1',
  amount: '2000.00',
  mode: 'CASH',
  note: 'Diwali',
  paidOn: '2025-11-12',
  isOfStatement: false,
};
/** The open month of picture 21. */
const OPEN = {
  __typename: 'EarningsMonth',
  month: '2025-11-01',
  sums: [
    { kind: 'ORDER', count: 6, amount: '6298.50' },
    { kind: 'RETURN', count: 1, amount: '-236.00' },
    { kind: 'CARRIED', count: 1, amount: '-12.00' },
    { kind: 'ADVANCE', count: 1, amount: '-2000.00' },
  ],
  earned: '6062.50',
  payable: '4050.50',
  expected: '0.00',
  attendance: { __typename: 'AttendanceSums', days: 24, minutes: 11_180, withoutOut: 1 },
  isClosable: true,
  advancePayments: [advance],
  statement: null,
};
const statement = (n: number, more: object = {}) => ({
  __typename: 'EarningsStatement',
  id: `s${n}`,
  month: `2025-${String(n).padStart(2, '0')}-01`,
  number: `25-26/S/${String(n).padStart(5, '0')}`,
  payable: '7418.25',
  paid: null,
  reopenedAt: null,
  closedAt: '2025-11-01T06:30:00.000Z',
  closedBy: 'Asha Rao',
  pdfUrl: `/pdf/earnings/s${n}`,
  sheetUrl: `/sheets/earnings/s${n}`,
  ...more,
});

interface Answered {
  month?: object;
  statements?: readonly object[];
  total?: number;
  isOwner?: boolean;
  mayEdit?: boolean;
  /** Id of the signed-in employee. */
  own?: string;
}

const answerMonth = (at: AtRoute, answered: Answered = {}): Promise<unknown> => {
  const { month = OPEN, statements = [], total = statements.length } = answered;
  return answerWith(at.environment, 'MonthPanelQuery', {
    viewer: {
      __typename: 'Viewer',
      mayEdit: answered.mayEdit ?? true,
      profile: { __typename: 'Profile', id: 'p1', isOwner: answered.isOwner ?? true },
      own: answered.own === undefined ? null : { __typename: 'EmployeeCommission', employeeId: answered.own },
    },
    node: {
      __typename: 'Employee',
      id: 'e1',
      fullName: 'Rekha Yadav',
      commission: {
        __typename: 'EmployeeCommission',
        employeeId: 'e1',
        month,
        statements: { totalCount: total, edges: statements.map((node) => ({ node })) },
      },
    },
  });
};

async function openMonth(answered: Answered = {}): Promise<AtRoute> {
  setWidth(1366);
  const at = await openCommission(PATH);
  await answerMonth(at, answered);
  await screen.findByRole('heading', { name: /2025/ });
  return at;
}

const column = () => screen.getByRole('complementary', { name: 'Statement' });
const button = (name: RegExp | string) => within(column()).queryByRole('button', { name });
const question = async () => within(await screen.findByRole('alertdialog'));

test('the open month beside the sales: what was earned, the advance, and what is to be paid', async () => {
  await openMonth({ statements: [statement(10, { paid: { on: '2025-11-03' } })] });
  expect(column().textContent).toMatch(
    /Nov 2025Open.*6 orders completed₹6,298\.50.*1 return− ₹236\.00.*Earned₹6,062\.50.*Left over from a month before− ₹12\.00.*Advance 12 Nov, Cash, Diwali.*− ₹2,000\.00.*To pay₹4,050\.50.*Close Nov 2025/,
  );
  expect(column().textContent).toMatch(/Closed months.*Oct 2025.*25-26\/S\/00010 · paid 3 Nov.*₹7,418\.25/);
  expect(button('Month after')?.hasAttribute('disabled')).toBe(true);
});

test('on money received it tells what is still expected, which is not in the sum', async () => {
  const sums = [{ kind: 'MONEY', count: 2, amount: '222.00' }];
  await openMonth({ month: { ...OPEN, sums, earned: '222.00', payable: '222.00', expected: '150.00' } });
  expect(column().textContent).toMatch(
    /2 earlier sales with new payments₹222\.00.*Earned₹222\.00.*Expected as customers pay.*Counts in the month in which the money is received.*To pay₹222\.00/,
  );
});

test('it is closed by Ctrl+Enter after a question, with what was shown; then it is read anew', async () => {
  const at = await openMonth();
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await at.user.click((await question()).getByRole('button', { name: 'Close Nov 2025' }));
  const { key, ...sent } = await sentInput(at.environment, CLOSE);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({ employee: 'e1', month: '2025-11-01', expectedPayable: '4050.50' });
  await answerWith(at.environment, CLOSE, {
    closeMonth: { __typename: 'CloseMonthSuccess', statement: { id: 's1', number: '25-26/S/00011' } },
  });
  expect(await screen.findByText('Nov 2025 is closed, statement 25-26/S/00011.')).toBeDefined();
  await answerMonth(at, { month: { ...OPEN, statement: statement(11), advancePayments: [] } });
  expect(await within(column()).findByText('Statement 25-26/S/00011')).toBeDefined();
});

test('a sale meanwhile is told, and the month read anew', async () => {
  const at = await openMonth();
  await at.user.click(button(/^Close Nov/) as HTMLElement);
  await at.user.click((await question()).getByRole('button', { name: 'Close Nov 2025' }));
  await answerWith(at.environment, CLOSE, {
    closeMonth: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'The amount has changed: check it again',
      current: '4000.00',
    },
  });
  expect(await screen.findByText(/The amount has changed/)).toBeDefined();
  await answerMonth(at, { month: { ...OPEN, payable: '4000.00' } });
  await waitFor(() => expect(column().textContent).toMatch(/To pay₹4,000\.00/));
});

test('an advance is paid with its amount, mode and note; one of nothing is refused', async () => {
  const at = await openMonth();
  await at.user.click(button('Pay an advance') as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Advance for Rekha Yadav' }));
  await at.user.click(dialog.getByRole('button', { name: 'Pay an advance' }));
  expect(await dialog.findByText('Enter an amount')).toBeDefined();
  await at.user.type(dialog.getByRole('textbox', { name: /Amount/ }), '500');
  await at.user.click(dialog.getByRole('button', { name: 'Pay an advance' }));
  const { key: _key, ...sent } = await sentInput(at.environment, 'useWriteMonthsCreateAdvanceMutation');
  expect(sent).toEqual({ employee: 'e1', amount: '500.00', mode: 'CASH', note: null });
});

test('an advance that was noted by mistake goes after a question', async () => {
  const at = await openMonth();
  await at.user.click(button('Delete the advance of 12 Nov') as HTMLElement);
  await at.user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, 'useWriteMonthsDeleteAdvanceMutation')).toMatchObject({
    advance: 'a1',
  });
});

const CLOSED = { ...OPEN, month: '2025-10-01', isClosable: false, statement: statement(10) };

test('a closed month is paid by a mode, saved as a file, and reopened by the owner', async () => {
  const at = await openMonth({ month: CLOSED, statements: [statement(10)] });
  expect(button(/^Close/)).toBeNull();
  expect(button('Delete the advance of 12 Nov')).toBeNull();
  expect([button('PDF'), button('Excel')]).not.toContain(null);
  await at.user.click(button('Mark as paid') as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay ₹7,418.25' }));
  await at.user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await sentInput(at.environment, 'useWriteMonthsPayMutation')).toMatchObject({
    statement: 's10',
    mode: 'CASH',
  });
});

test('the owner alone reopens, and only the last closed month', async () => {
  const at = await openMonth({ month: CLOSED, statements: [statement(10), statement(9)] });
  await at.user.click(button('Reopen') as HTMLElement);
  await at.user.click((await question()).getByRole('button', { name: 'Reopen' }));
  expect(await sentInput(at.environment, 'useWriteMonthsReopenMutation')).toMatchObject({ statement: 's10' });
});

test('of an earlier month, or for somebody else, there is no Reopen', async () => {
  await openMonth({ month: CLOSED, statements: [statement(11), statement(10)] });
  expect(button('Reopen')).toBeNull();
});

test('who may not edit employees reads the month, and does nothing with it', async () => {
  await openMonth({ mayEdit: false, isOwner: false });
  for (const name of [/^Close Nov/, 'Pay an advance', 'Delete the advance of 12 Nov']) {
    expect(button(name)).toBeNull();
  }
});

test('who edits employees does nothing with the own month', async () => {
  await openMonth({ isOwner: false, own: 'e1' });
  expect(button(/^Close Nov/)).toBeNull();
});

test('another month is asked for by its arrow or from the closed ones, of which all are shown by a press', async () => {
  const at = await openMonth({ statements: [statement(10)], total: 7 });
  await at.user.click(button('All 7') as HTMLElement);
  expect((await sentOperation(at.environment, 'MonthPanelQuery')).request.variables).toMatchObject({
    closed: 100,
  });
  await answerMonth(at, { statements: [statement(10)], total: 7 });
  await at.user.click(button('Month before') as HTMLElement);
  expect((await sentOperation(at.environment, 'MonthPanelQuery')).request.variables).toMatchObject({
    month: '2025-10-01',
  });
});

test('the address names the month, so that a reload and a link show it', async () => {
  const at = await openCommission(`${PATH}&month=2025-09-01`);
  expect((await sentOperation(at.environment, 'MonthPanelQuery')).request.variables).toMatchObject({
    month: '2025-09-01',
  });
});

test('a month that is none in the address is the open one', async () => {
  const at = await openCommission(`${PATH}&month=2025-09-02`);
  expect((await sentOperation(at.environment, 'MonthPanelQuery')).request.variables).toMatchObject({
    month: null,
  });
});

test('a month that cannot be fetched says so beside the sales, which stay', async () => {
  setWidth(1366);
  const at = await openCommission(PATH);
  await fail(at.environment, 'MonthPanelQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to fetch the statement')).toBeDefined();
  expect(screen.getByText('Person 1')).toBeDefined();
});

test('on a phone what is to be paid stands in the bar, and the rest in its sheet', async () => {
  setWidth(360);
  const at = await openCommission(PATH);
  await answerMonth(at);
  expect(await screen.findByText('To pay')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Statement' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/6 orders completed/);
});
