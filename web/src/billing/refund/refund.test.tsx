import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { openBill, openHistory } from '../BillingHistory/testing.tsx';
import { document, payment } from '../testing/document.ts';

const MUTATION = 'useRefundDocumentMutation';

const held = (changes: object = {}) =>
  document({ viewerCanRefund: true, viewerCanTrash: true, trashRefund: '2000.00', ...changes });

async function open(changes: object = {}) {
  const bill = held(changes);
  const at = await openHistory({ bills: [bill] });
  await openBill(at, 'Priya', bill);
  return at;
}

async function openDialog() {
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Refund' }));
  return { at, dialog: within(await screen.findByRole('dialog')) };
}

const type = (field: HTMLElement, text: string): void => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};

test('more than was received is told at its field; with a reason it goes back', async () => {
  const { at, dialog } = await openDialog();
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Amount to give back/ });
  expect(amount.value).toBe('2000.00');
  type(amount, '2000.01');
  await at.user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('Only ₹2,000.00 was received. No more can be given back.')).toBeDefined();
  expect(dialog.getByText('Say why money is given back')).toBeDefined();
  type(amount, '500');
  type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too dear');
  await at.user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    document: 'd1',
    amount: '500.00',
    expectedReceived: '2000.00',
    mode: 'UPI',
    reason: 'Too dear',
  });
  await answerWith(at.environment, MUTATION, {
    refundDocument: {
      __typename: 'RefundDocumentSuccess',
      document: held({
        pending: '5904.50',
        received: '1500.00',
        customer: { __typename: 'Customer', id: 'c1', pending: '5904.50' },
        payments: [
          payment('y1', '2000.00', '5404.50', { isAdvance: true }),
          payment('y2', '500.00', '5904.50', {
            isRefund: true,
            voucher: '26-27/F/00001',
            reason: 'Too dear',
            mode: 'CASH',
          }),
        ],
      }),
      payment: payment('y2', '500.00', '5904.50', { voucher: '26-27/F/00001' }),
    },
  });
  expect(await screen.findByText('₹500.00 given back. Voucher 26-27/F/00001.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/Cash given back/).parentElement?.textContent).toMatch(
    /Voucher 26-27\/F\/00001 · Too dear/,
  );
});

test('a transfer has its reference and its bank; another mode sends neither', async () => {
  const { at, dialog } = await openDialog();
  fireEvent.change(dialog.getByRole('combobox', { name: /^Payment mode/i }), { target: { value: 'BANK' } });
  type(await dialog.findByRole('textbox', { name: /^Bank name/ }), 'State Bank of India');
  type(dialog.getByRole('textbox', { name: /reference/i }), 'N1');
  type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too dear');
  await at.user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    mode: 'BANK',
    reference: 'N1',
    bank: 'State Bank of India',
  });
});

test('the money can be kept as credit of the customer', async () => {
  const { at, dialog } = await openDialog();
  const mode = dialog.getByRole('combobox', { name: /^Payment mode/i });
  fireEvent.change(mode, { target: { value: 'CREDIT' } });
  expect(await dialog.findByText('Priya Agarwal pays with it on a later bill.')).toBeDefined();
  type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too dear');
  await at.user.click(dialog.getByRole('button', { name: 'Keep as credit' }));
  const sent = await sentInput(at.environment, MUTATION);
  expect(sent).toMatchObject({ mode: 'CREDIT' });
  expect(sent).not.toHaveProperty('reference');
});

test('of a walk-in the money only goes back', async () => {
  const at = await open({ customerMobile: null });
  await at.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('option', { name: 'Keep as credit' })).toBeNull();
  expect(dialog.getByRole('option', { name: 'Cash' })).toBeDefined();
});

test('the trash keeps what was received as credit where that is chosen', async () => {
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Move 26-27/A/00413 to trash' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: /^Payment mode/i }), { target: { value: 'CREDIT' } });
  await at.user.click(dialog.getByRole('button', { name: 'Move to trash' }));
  expect(await sentInput(at.environment, 'useTrashMutation')).toMatchObject({ refund: { mode: 'CREDIT' } });
  await answerWith(at.environment, 'useTrashMutation', {
    trashDocument: {
      __typename: 'TrashDocumentSuccess',
      document: held({ status: 'CANCELED', trashedAt: '2025-11-20T11:00:00.000Z', trashedBy: 'Asha Rao' }),
    },
  });
  expect(
    await screen.findByText('Moved to trash. Its stock is back, and ₹2,000.00 is kept as credit.'),
  ).toBeDefined();
});

test('money that came or went meanwhile is told at the amount', async () => {
  const { at, dialog } = await openDialog();
  type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too dear');
  await at.user.click(dialog.getByRole('button', { name: 'Refund' }));
  await answerWith(at.environment, MUTATION, {
    refundDocument: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Changed',
      current: '1500.00',
    },
  });
  expect(
    await dialog.findByText('Money came or went meanwhile. ₹1,500.00 can be given back now.'),
  ).toBeDefined();
});

test('whoever may not give money back is offered nothing', async () => {
  await open({ viewerCanRefund: false });
  await screen.findByRole('link', { name: 'Payment History' });
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('a paid bill asks how its money goes back before it goes to the trash', async () => {
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Move 26-27/A/00413 to trash' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('₹2,000.00 was received on this bill and goes back with it.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Move to trash' }));
  expect(await sentInput(at.environment, 'useTrashMutation')).toMatchObject({
    document: 'd1',
    refund: { mode: 'CASH' },
  });
  await answerWith(at.environment, 'useTrashMutation', {
    trashDocument: {
      __typename: 'TrashDocumentSuccess',
      document: held({ status: 'CANCELED', trashedAt: '2025-11-20T11:00:00.000Z', trashedBy: 'Asha Rao' }),
    },
  });
  expect(
    await screen.findByText('Moved to trash. Its stock is back, and ₹2,000.00 was given back.'),
  ).toBeDefined();
});
