import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, answerWithout, fail, sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import {
  answerPage,
  asks,
  counts,
  documentsData,
  openTransactions,
  quickBill,
  quickData,
  ROWS,
  row,
  visit,
} from './testing.tsx';

const QUERY = 'TransactionPageQuery';
const INVOICES = { first: 100, quick: false, filter: { types: ['INVOICE'] } };

test('all invoices come first, a hundred a page, with the sums of all that match', async () => {
  const at = visit();
  await asks(at, INVOICES);
  await answerPage(at);
  expect((await row('00413')).textContent).toMatch(
    /Priya Agarwal.*98290 41526.*Partial.*₹5,404\.50.*₹7,404\.50/,
  );
  expect((await row('Divya')).textContent).toMatch(/In trash/);
  expect((await row('Ananya')).textContent).toMatch(/Web order/);
  const sums = screen.getAllByRole('term').map((term) => term.textContent);
  expect(sums).toEqual(['Total · 8 bills', 'Received · 66 %', 'Pending · 5 bills', 'In trash · 1 bill']);
});

test('orders begin with those that are paid, quick bills with those that are pending', async () => {
  const at = await openTransactions();
  await at.user.click(await screen.findByRole('link', { name: /^Order Bill History/ }));
  await asks(at, { first: 100, quick: false, filter: { types: ['ORDER'], statuses: ['PAID'] } });
  await answerPage(at, { rows: [] });
  await at.user.click(await screen.findByRole('link', { name: /^Quick Bill History/ }));
  await asks(at, { first: 100, quick: true, quickFilter: { status: 'PENDING' } });
  expect(at.place()).toBe('/Transaction-History?tab=quick&status=PENDING');
  await answerWith(at.environment, QUERY, quickData());
  expect((await row('26-27/Q/00007')).textContent).toMatch(/Priya Agarwal.*98290 41526.*Pending.*₹250\.00/);
});

const tabs = () => screen.getAllByRole('link', { name: /Bill History/ }).map((tab) => tab.textContent);

test('each tab says how many rows it shows, for the search and the days on the screen', async () => {
  const at = visit('?search=priya&from=2025-11-19&to=2025-11-20&status=UNPAID');
  const common = { from: '2025-11-19', to: '2025-11-20', search: 'priya' };
  await counts(at, {
    // The open tab counts the filtered rows, the others those of their initial status.
    invoices: { types: ['INVOICE'], ...common, statuses: ['UNPAID'] },
    orders: { types: ['ORDER'], ...common, statuses: ['PAID'] },
    quickBills: { ...common, status: 'PENDING' },
  });
  // The tabs work before their counts have loaded.
  await screen.findByRole('link', { name: 'Order Bill History' });
  expect(tabs()).toEqual(['Invoice Bill History', 'Order Bill History', 'Quick Bill History']);
  await answerPage(at);
  await row('00413');
  expect(tabs()).toEqual(['Invoice Bill History 9', 'Order Bill History 4', 'Quick Bill History 1,206']);
  await at.user.click(screen.getByRole('link', { name: /^Order/ }));
  expect(at.place()).toBe(
    '/Transaction-History?tab=order&from=2025-11-19&to=2025-11-20&search=priya&status=PAID',
  );
});

test.each([
  [
    'that fail',
    (at: AtRoute) => fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1')),
  ],
  [
    'that may not be seen',
    (at: AtRoute) =>
      answerWithout(at.environment, QUERY, documentsData(), ['viewer.tenant.transactionCounts']),
  ],
])('counts %s are left out, and the tabs stay', async (_, answer) => {
  const at = visit();
  await answer(at);
  await waitFor(() => expect(screen.queryByRole('table') ?? screen.queryByRole('alert')).not.toBeNull());
  expect(tabs()).toEqual(['Invoice Bill History', 'Order Bill History', 'Quick Bill History']);
});

test.each([
  ['TRASH', { inTrash: true }],
  ['PENDING', { statuses: ['PARTIAL', 'UNPAID'] }],
  ['CANCELED', { statuses: ['CANCELED'], inTrash: false }],
])('status %s asks for %o', async (status, asked) => {
  const at = await openTransactions();
  await row('00413');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: status } });
  await asks(at, { first: 100, quick: false, filter: { types: ['INVOICE'], ...asked } });
  expect(at.place()).toBe(`/Transaction-History?status=${status}`);
});

const order = (id: string, orderState: string | null) => ({ ...ROWS[1], id, number: id, orderState });

test('orders tell how far they are, and are found by it', async () => {
  const at = visit('?tab=order&status=IN_PROCESS');
  await asks(at, { first: 100, quick: false, filter: { types: ['ORDER'], orderState: 'IN_PROCESS' } });
  await answerPage(at, { rows: [order('o-1', 'IN_PROCESS'), order('o-2', 'COMPLETED'), order('o-3', null)] });
  expect((await row('o-1')).textContent).toMatch(/In Process.*Unpaid/);
  expect((await row('o-2')).textContent).toMatch(/Order Completed.*Unpaid/);
  expect((await row('o-3')).textContent).not.toMatch(/In Process|Order Completed/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'COMPLETED' } });
  await asks(at, { first: 100, quick: false, filter: { types: ['ORDER'], orderState: 'COMPLETED' } });
});

test('invoices have no such state, whatever the address says', async () => {
  const at = visit('?status=COMPLETED');
  await asks(at, { first: 100, quick: false, filter: { types: ['INVOICE'] } });
  await answerPage(at);
  await row('00413');
  expect(screen.queryByRole('option', { name: 'Order Completed' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Order' })).toBeNull();
});

test('an order of the web leads to its details, any other opens beside the list', async () => {
  const at = await openTransactions();
  await at.user.click(await row('00413'));
  expect(at.place()).toBe('/Transaction-History?open=d1');
  await at.user.click(await row('Ananya'));
  expect(await screen.findByText('This is /order-details')).toBeDefined();
  expect(at.place()).toBe('/order-details?id=o4');
});

test('a bill without money goes to the trash at once, and Undo puts it back', async () => {
  const at = await openTransactions();
  const bin = await screen.findByRole('button', { name: 'Move 26-27/A/00412 to trash' });
  // Not offered for bills with money received, nor for those already in the trash.
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(1);
  await at.user.click(bin);
  expect(await sentInput(at.environment, 'useTrashMutation')).toMatchObject({ document: 'd2' });
  const trashed = {
    ...ROWS[1],
    status: 'CANCELED',
    trashedAt: '2025-11-20T11:00:00.000Z',
    trashedBy: 'Asha Rao',
  };
  await answerWith(at.environment, 'useTrashMutation', {
    trashDocument: { __typename: 'TrashDocumentSuccess', document: trashed },
  });
  expect((await row('Fatima')).textContent).toMatch(/In trash/);
  await at.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await sentInput(at.environment, 'useTrashRestoreMutation')).toMatchObject({ document: 'd2' });
});

test('a refusal is told in its own words, and the row stays', async () => {
  const at = await openTransactions();
  await at.user.click(await screen.findByRole('button', { name: 'Move 26-27/A/00412 to trash' }));
  const message = 'Money was received on this bill. Give it back first.';
  await answerWith(at.environment, 'useTrashMutation', {
    trashDocument: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'MONEY_RECEIVED',
      message,
      figures: [],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect((await row('Fatima')).textContent).toMatch(/Unpaid/);
});

test('for good is asked about first', async () => {
  const at = await openTransactions();
  await at.user.click(await screen.findByRole('button', { name: 'More about 26-27/A/00411' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Delete 26-27/A/00411 permanently?')).toBeDefined();
  await at.user.click(question.getByRole('button', { name: 'Delete permanently' }));
  expect(await sentInput(at.environment, 'useTrashDeleteMutation')).toMatchObject({ document: 'd3' });
  await answerWith(at.environment, 'useTrashDeleteMutation', {
    deleteDocument: { __typename: 'DeleteDocumentSuccess', deletedId: 'd3' },
  });
  expect(await screen.findByText('Deleted permanently.')).toBeDefined();
});

test('nothing yet offers a first step; nothing found offers to clear; nothing is exported', async () => {
  const at = await openTransactions({ rows: [] });
  expect(await screen.findByText('No billing records found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Make a bill' })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('No data to export.')).toBeDefined();
});

test('a failure keeps the filters, and Retry asks again', async () => {
  const at = visit('?status=PAID');
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to load data.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await asks(at, { first: 100, quick: false, filter: { types: ['INVOICE'], statuses: ['PAID'] } });
});

test('money of a quick bill is received in cash; who may not, and a paid one, has no button', async () => {
  const at = visit('?tab=quick');
  const rows = [quickBill(), quickBill({ id: 'q2', status: 'PAID', viewerCanConfirm: false })];
  await answerWith(at.environment, QUERY, quickData({ rows }));
  const buttons = await screen.findAllByRole('button', { name: 'Received' });
  expect(buttons).toHaveLength(1);
  await at.user.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Money received?' }));
  await at.user.type(dialog.getByRole('textbox', { name: /UTR/ }), '4123');
  await at.user.click(dialog.getByRole('radio', { name: 'Cash' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await at.user.click(dialog.getByRole('button', { name: 'Received' }));
  const CONFIRM = 'useConfirmQuickBillMutation';
  const input = await sentInput(at.environment, CONFIRM);
  expect(Object.keys(input).toSorted()).toEqual(['key', 'mode', 'quickBill']);
  expect(input).toMatchObject({ quickBill: 'q1', mode: 'CASH' });
  await answerWith(at.environment, CONFIRM, {
    confirmQuickBill: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'It was changed meanwhile.',
      current: null,
    },
  });
  expect(await screen.findByText('Someone already confirmed that it was received.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The sums are reloaded.
  await asks(at, { first: 100, quick: true, quickFilter: {} });
});

test('another mode after a failure is another request: the key of the first one is not used for it', async () => {
  const at = visit('?tab=quick');
  await answerWith(at.environment, QUERY, quickData());
  await at.user.click(await screen.findByRole('button', { name: 'Received' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Money received?' }));
  const receive = () => at.user.click(dialog.getByRole('button', { name: 'Received' }));
  const CONFIRM = 'useConfirmQuickBillMutation';
  await receive();
  const { key } = await sentInput(at.environment, CONFIRM);
  await fail(at.environment, CONFIRM, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await dialog.findByText('Failed to quick bill transaction')).toBeDefined();
  await at.user.click(dialog.getByRole('radio', { name: 'Cash' }));
  await receive();
  expect((await sentInput(at.environment, CONFIRM))['key']).not.toBe(key);
});

test('quick bills and orders that fail say so in their words', async () => {
  const at = visit('?tab=quick');
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch quick bills')).toBeDefined();
});

test('bills that may not be seen are told where they would stand', async () => {
  const at = visit();
  await answerWithout(at.environment, QUERY, documentsData(), ['viewer.tenant.documents']);
  expect((await screen.findByRole('alert')).textContent).toContain('Your filters are kept.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a phone gets a list', async () => {
  setWidth(360);
  const at = await openTransactions();
  await at.user.click(await screen.findByRole('button', { name: /Priya Agarwal/ }));
  expect(at.place()).toBe('/Transaction-History?open=d1');
});
