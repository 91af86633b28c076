import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { dayClosesRoute } from './route.ts';

const LIST = 'DayClosesPageQuery';
const DAY = 'DayPanelQuery';
const CLOSE = 'useWriteDaysCloseMutation';

const sums = {
  day: '2026-11-20',
  since: '2026-11-19T18:30:00.000Z',
  opening: '5000.00',
  collected: '9120.40',
  receipts: 5,
  modes: [
    { __typename: 'ReceiptsOfMode', mode: 'UPI', total: '6727.90', count: 3 },
    { __typename: 'ReceiptsOfMode', mode: 'CASH', total: '2392.50', count: 2 },
  ],
  collectors: [{ __typename: 'ReceiptsOfCollector', name: 'Rekha Yadav', total: '9120.40', count: 5 }],
  cashReceived: '2392.50',
  paidOut: '350.00',
  expenses: [
    { __typename: 'Expense', id: 'e1', amount: '350.00', purpose: 'Tea, courier', isOfEmployee: false },
  ],
};
const book = (changes: object = {}) => ({
  __typename: 'DayBook',
  ...sums,
  close: null,
  overdueDay: null,
  ...changes,
});
const closed = (changes: object = {}) => ({
  __typename: 'DayClose',
  __isNode: 'DayClose',
  id: 'k1',
  ...sums,
  shouldBe: '7042.50',
  counted: '7040.00',
  coins: [
    { value: 500, count: 14 },
    { value: 20, count: 2 },
  ],
  note: 'Coins',
  closedAt: '2026-11-20T15:30:00.000Z',
  closedBy: 'Rekha Yadav',
  reopenedAt: null,
  reopenedBy: null,
  pdfUrl: '/pdf/day-close/k1',
  ...changes,
});
const viewer = (isOwner = true) => ({
  profile: { id: 'o1', isOwner },
  tenant: { id: 't1', settings: { billPaper: 'PAGE', pageSize: 'A4' } },
});
const listed = (rows: readonly object[]) => ({
  viewer: {
    tenant: {
      id: 't1',
      dayCloses: {
        __typename: 'DayCloseConnection',
        totalCount: rows.length,
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

/** Opens the screen with these closed days, and with today's figures. */
async function visit({
  rows = [],
  today = book(),
  isOwner = true,
  address = '',
}: { rows?: readonly object[]; today?: object; isOwner?: boolean; address?: string } = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt(`/Reports/day-closes${address}`, [dayClosesRoute]);
  await answerWith(at.environment, LIST, listed(rows));
  await answerWith(at.environment, 'useMayCloseDaysQuery', { viewer: { mayClose: true } });
  if (address.includes('open=')) return at;
  const { tenant, ...person } = viewer(isOwner);
  await answerWith(at.environment, DAY, { viewer: { ...person, tenant: { ...tenant, dayBook: today } } });
  return at;
}

const column = () => within(screen.getByRole('complementary', { name: 'Day close' }));
/** Fills a field in one event, and leaves the focus in it. */
function type(name: RegExp, value: string): void {
  const field = column().getByRole('textbox', { name });
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

test('a day tells what came by mode and person; the difference stands beside what was counted', async () => {
  const wage = {
    __typename: 'Expense',
    id: 'e2',
    amount: '500.00',
    purpose: 'Advance, Ravi',
    isOfEmployee: true,
  };
  await visit({ today: book({ expenses: [...sums.expenses, wage] }) });
  const day = column();
  expect(await day.findByText('Rekha Yadav')).toBeDefined();
  const modes = within(day.getByLabelText('By mode'));
  expect(modes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['UPI3', 'Cash2']);
  type(/^Counted/, '7040');
  expect(day.getByText('₹2.50 short')).toBeDefined();
  type(/^Opening/, '4997.50');
  expect(day.getByText('No difference')).toBeDefined();
  // What an employee got stands among what was paid out, and is not deleted here.
  expect(day.getByText('Advance, Ravi')).toBeDefined();
  expect(day.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
});

test('nothing counted is told and not sent; a day is closed with what is shown, by keys alone', async () => {
  const at = await visit();
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await column().findByText('Enter the cash that you counted')).toBeDefined();
  expect(waiting(at.environment, CLOSE)).toBe(0);
  type(/^Counted/, '7040');
  type(/^Note/, ' Coins ');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await sentInput(at.environment, CLOSE)).toMatchObject({
    day: '2026-11-20',
    opening: '5000.00',
    counted: '7040.00',
    expectedCollected: '9120.40',
    expectedPaidOut: '350.00',
    note: 'Coins',
  });
  await answerWith(at.environment, CLOSE, { closeDay: { __typename: 'CloseDaySuccess' } });
  expect(await screen.findByText('20 Nov 2026 is closed.')).toBeDefined();
  // The day is refetched.
  await waitFor(() => expect(waiting(at.environment, DAY)).toBe(1));
});

test('notes and coins are counted one by one, and go with the close; another amount typed lets them go', async () => {
  const at = await visit();
  await at.user.click(column().getByRole('button', { name: 'Count notes and coins' }));
  const field = (value: string) =>
    column().getByRole<HTMLInputElement>('textbox', { name: `How many of ${value}` });
  await at.user.type(field('₹500.00'), '14');
  await at.user.type(field('₹20.00'), '2x');
  expect(column().getByRole<HTMLInputElement>('textbox', { name: /^Counted/ }).value).toBe('7,040.00');
  await at.user.click(column().getByRole('button', { name: /Close the day/ }));
  expect(await sentInput(at.environment, CLOSE)).toMatchObject({
    counted: '7040.00',
    coins: [
      { value: 500, count: 14 },
      { value: 20, count: 2 },
    ],
  });
  at.unmount();
  const other = await visit();
  await other.user.click(column().getByRole('button', { name: 'Count notes and coins' }));
  await other.user.type(field('₹500.00'), '1');
  type(/^Counted/, '7042.50');
  expect(field('₹500.00').value).toBe('');
  await other.user.click(column().getByRole('button', { name: /Close the day/ }));
  expect(await sentInput(other.environment, CLOSE)).not.toHaveProperty('coins');
});

test('money that came meanwhile is told beside the button, and what was typed stays', async () => {
  const at = await visit();
  type(/^Counted/, '7040');
  await at.user.click(column().getByRole('button', { name: /Close the day/ }));
  await answerWith(at.environment, CLOSE, {
    closeDay: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Payments have changed meanwhile: check the totals again',
      current: '9220.40',
    },
  });
  expect(await column().findByText(/Payments have changed meanwhile/)).toBeDefined();
  expect(column().getByRole<HTMLInputElement>('textbox', { name: /^Counted/ }).value).toBe('7,040.00');
  await waitFor(() => expect(waiting(at.environment, DAY)).toBe(1));
});

test('cash is paid out with its purpose, and deleted again once that is confirmed', async () => {
  const at = await visit();
  await at.user.click(column().getByRole('button', { name: 'Pay out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Pay out' }));
  expect(await dialog.findByText('Enter an amount')).toBeDefined();
  expect(dialog.getByText('Enter what it was for')).toBeDefined();
  await at.user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '20');
  await at.user.type(dialog.getByRole('textbox', { name: /^What for/ }), 'Bus{Enter}');
  expect(await sentInput(at.environment, 'useWriteDaysExpenseMutation')).toMatchObject({
    amount: '20.00',
    purpose: 'Bus',
  });
  await answerWith(at.environment, 'useWriteDaysExpenseMutation', {
    createExpense: { __typename: 'CreateExpenseSuccess' },
  });
  expect(await screen.findByText('₹20.00 for Bus is paid out.')).toBeDefined();
  await at.user.click(column().getByRole('button', { name: 'Delete Tea, courier' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('₹350.00 for Tea, courier counts as still in the drawer.')).toBeDefined();
  await at.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, 'useWriteDaysDeleteExpenseMutation')).toMatchObject({
    expense: 'e1',
  });
});

test('a closed day shows its figures; the owner reopens it, nobody else', async () => {
  const today = book({ close: closed() });
  const at = await visit({ rows: [closed()], today });
  expect(await column().findByText(/Closed by Rekha Yadav/)).toBeDefined();
  expect(column().getByText('₹2.50 short')).toBeDefined();
  await at.user.click(column().getByRole('button', { name: 'Reopen' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Reopen' }));
  expect(await sentInput(at.environment, 'useWriteDaysReopenMutation')).toMatchObject({ dayClose: 'k1' });
  at.unmount();
  await visit({ today, isOwner: false });
  expect(await column().findByRole('button', { name: 'Print slip' })).toBeDefined();
  expect(column().queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('an earlier day that is open is told, with the way to it; a row opens a closed day', async () => {
  const at = await visit({ rows: [closed(), closed({ id: 'k0', reopenedAt: '2026-11-20T16:00:00.000Z' })] });
  const rows = screen.getAllByRole('row', { name: /20 Nov/ });
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '₹2.50 short',
    'Reopened',
  ]);
  await at.user.click(rows[0] as HTMLElement);
  await answerWith(at.environment, 'OpenCloseQuery', { viewer: viewer(), node: closed() });
  const drawer = within(await screen.findByRole('complementary', { name: '20 Nov 2026' }));
  expect(await drawer.findByText('Coins')).toBeDefined();
  at.unmount();
  await visit({ today: book({ overdueDay: '2026-11-18' }) });
  const link = await column().findByRole('link', { name: 'Close 18 Nov 2026' });
  expect(link.getAttribute('href')).toContain('/Reports/day-closes?day=2026-11-18');
});

test('no day yet; a failure of either part; a phone', async () => {
  const none = await visit();
  expect(await screen.findByText('No day is closed yet')).toBeDefined();
  none.unmount();
  storeSession({ access_token: 'secret' });
  const failed = renderAt('/Reports/day-closes', [dayClosesRoute]);
  await fail(failed.environment, LIST, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch the closed days')).toBeDefined();
  await answerWith(failed.environment, 'useMayCloseDaysQuery', { viewer: { mayClose: true } });
  await fail(failed.environment, DAY, new GraphFailure('INTERNAL', 'It broke.', 'r2'));
  expect(await screen.findByText('Failed to fetch the day')).toBeDefined();
  failed.unmount();
  setWidth(360);
  const at = await visit({ rows: [closed()] });
  expect(await screen.findByText(/₹2.50 short/)).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Close the day/ }));
  expect(await screen.findByRole('textbox', { name: /^Counted/ })).toBeDefined();
});
