import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { asks, quickBill, quickData, row, visit } from './testing.tsx';

const QUERY = 'TransactionPageQuery';
const at = async (rows: readonly object[], search = '?tab=quick') => {
  const screenAt = visit(search);
  await answerWith(screenAt.environment, QUERY, quickData({ rows }));
  return screenAt;
};
const trashed = { trashedAt: '2025-11-20T11:00:00.000Z', viewerCanConfirm: false };

test('a quick bill goes to the trash at once, and Undo puts it back; a paid one has no bin', async () => {
  const { user, environment } = await at([
    quickBill(),
    quickBill({ id: 'q2', number: '26-27/Q/00006', status: 'PAID', viewerCanTrash: false }),
  ]);
  expect(await screen.findAllByRole('button', { name: /^Move .* to trash$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Move 26-27/Q/00007 to trash' }));
  expect(await sentInput(environment, 'useQuickTrashMutation')).toMatchObject({ quickBill: 'q1' });
  await answerWith(environment, 'useQuickTrashMutation', {
    trashQuickBill: { __typename: 'TrashQuickBillSuccess', quickBill: quickBill(trashed) },
  });
  expect((await row('00007')).textContent).toMatch(/In trash/);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await sentInput(environment, 'useQuickTrashRestoreMutation')).toMatchObject({ quickBill: 'q1' });
});

test('those in the trash are asked for, and deleted for good once that is confirmed', async () => {
  const screenAt = visit('?tab=quick&status=TRASH');
  await asks(screenAt, { first: 100, quick: true, quickFilter: { inTrash: true } });
  await answerWith(screenAt.environment, QUERY, quickData({ rows: [quickBill(trashed)] }));
  const { user, environment } = screenAt;
  await user.click(await screen.findByRole('button', { name: 'More about 26-27/Q/00007' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete permanently' }));
  expect(await sentInput(environment, 'useQuickTrashDeleteMutation')).toMatchObject({ quickBill: 'q1' });
});

test('one opens with what happened; a receipt noted by mistake is undone there', async () => {
  const paid = quickBill({
    __isNode: 'QuickBill',
    status: 'PAID',
    viewerCanConfirm: false,
    viewerCanTrash: false,
    viewerCanUndoReceipt: true,
    events: [
      { kind: 'RECEIVED', mode: 'UPI', reference: '4123', at: '2025-11-20T10:50:00.000Z', by: 'Asha Rao' },
    ],
  });
  const screenAt = await at([paid]);
  const { user, environment } = screenAt;
  await user.click(await row('00007'));
  expect(screenAt.place()).toBe('/Transaction-History?tab=quick&open=q1');
  await answerWith(environment, 'OpenQuickQuery', { node: paid });
  const drawer = within(await screen.findByRole('complementary', { name: '26-27/Q/00007' }));
  expect(drawer.getByRole('listitem').textContent).toMatch(/Received.*Asha Rao · UPI · 4123/);
  await user.click(drawer.getByRole('button', { name: 'Not received' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Not received' }));
  expect(await sentInput(environment, 'useUndoReceiptMutation')).toMatchObject({ quickBill: 'q1' });
  await answerWith(environment, 'useUndoReceiptMutation', {
    undoQuickBillReceipt: {
      __typename: 'UndoQuickBillReceiptSuccess',
      quickBill: quickBill({ status: 'PENDING' }),
    },
  });
  expect(await screen.findByText('₹250.00 for 26-27/Q/00007 is pending again')).toBeDefined();
  expect(await drawer.findByRole('button', { name: 'Received' })).toBeDefined();
});
