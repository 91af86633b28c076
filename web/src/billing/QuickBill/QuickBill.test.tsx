import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { accounts } from '../testing/document.ts';
import { addressOf, amount, DATA, enter, openQuickBill, screenData, visit } from './testing.tsx';

const MUTATION = 'useCreateQuickBillMutation';

const press = ({ user }: AtRoute): Promise<void> => user.keyboard('{Control>}{Enter}{/Control}');

/** Requests the QR code of an amount, up to the answer about the UPI account. */
async function asked(text = '1,250.50'): Promise<AtRoute> {
  const at = await openQuickBill();
  await enter(text);
  await press(at);
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  return at;
}

const created = {
  createQuickBill: {
    __typename: 'CreateQuickBillSuccess',
    quickBill: { id: 'q1', number: '26-27/Q/00043' },
  },
};

const key = async ({ environment }: AtRoute): Promise<unknown> =>
  (await sentInput(environment, MUTATION))['key'];

test('an amount becomes a bill, and its code is shown; the next amount starts anew', async () => {
  const at = await asked();
  const { variables } = (await sentOperation(at.environment, MUTATION)).request;
  expect(variables).toMatchObject({ input: { amount: '1250.50', customer: 'c1' } });
  const first = await key(at);
  await answerWith(at.environment, MUTATION, created);
  expect(await screen.findByRole('dialog', { name: 'Scan to Pay' })).toBeDefined();
  expect(
    screen.getByRole('figure', { name: 'UPI QR code of ₹1,250.50 to Meenakshi Boutique' }),
  ).toBeDefined();
  expect(screen.getByText('Priya Agarwal · 26-27/Q/00043')).toBeDefined();
  expect(screen.getByText(/not yet confirmed$/)).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Next amount' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await amount()).value).toBe('');
  await enter('10');
  await press(at);
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await key(at)).not.toBe(first);
});

test('that the money came is said beside the code; after a failure it is said again, once', async () => {
  const at = await asked();
  await answerWith(at.environment, MUTATION, created);
  await at.user.click(await screen.findByRole('button', { name: 'Received' }));
  const CONFIRM = 'useConfirmQuickBillMutation';
  const first = await sentInput(at.environment, CONFIRM);
  // Closing is blocked meanwhile: otherwise the answer would clear the next amount.
  await at.user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Scan to Pay' }).getAttribute('data-state')).toBe('open');
  expect(first).toMatchObject({ quickBill: 'q1', mode: 'UPI' });
  await fail(at.environment, CONFIRM, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to quick bill transaction')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Received' }));
  expect(await sentInput(at.environment, CONFIRM)).toEqual(first);
  await answerWith(at.environment, CONFIRM, {
    confirmQuickBill: {
      __typename: 'ConfirmQuickBillSuccess',
      quickBill: { id: 'q1', status: 'PAID', mode: 'UPI', viewerCanConfirm: false },
    },
  });
  expect(await screen.findByText('₹1,250.50 received for 26-27/Q/00043')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await amount()).value).toBe('');
});

test.each([
  ['', 'Please enter an amount greater than zero.'],
  ['0', 'Please enter an amount greater than zero.'],
  ['ten', 'Enter an amount in rupees, like 10.50'],
  ['12.345', 'Use at most two decimals, like 10.50'],
])('%j is no amount: what is wrong is told, and nothing is sent', async (text, said) => {
  const at = await openQuickBill();
  await enter(text);
  await press(at);
  expect(await screen.findByText(said)).toBeDefined();
  expect(window.document.activeElement).toBe(await amount());
  expect(waiting(at.environment, 'upiAccountQuery')).toBe(0);
});

test('without an account no bill is made, and one can be added', async () => {
  const at = await openQuickBill();
  await enter('10');
  await press(at);
  await answerWith(at.environment, 'upiAccountQuery', accounts());
  expect(await screen.findByText('No UPI accounts found. Please add one in settings.')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.click(screen.getByRole('link', { name: 'Add UPI ID' }));
  expect(at.place()).toMatch(/^\/account-details\?from=%2FQuickBill/);
});

test('an account that can not be fetched is told', async () => {
  const at = await openQuickBill();
  await enter('10');
  await press(at);
  await fail(at.environment, 'upiAccountQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not fetch UPI details')).toBeDefined();
});

test.each([
  ['InvalidInput', { problems: [{ field: 'amount', message: 'Too large' }] }, 'Too large'],
  ['InvalidInput', { problems: [] }, 'Failed to create a quick bill'],
  ['PermissionDenied', { message: 'You may not do this.' }, 'You may not do this.'],
  ['NotFound', { message: 'This was not found.' }, 'This was not found.'],
  ['Refused', { message: 'Not now.' }, 'Not now.'],
])('%s %j is told; the amount stays', async (type, fields, sentence) => {
  const at = await asked();
  await answerWith(at.environment, MUTATION, {
    createQuickBill: { __typename: type, __isRefusal: type, ...fields },
  });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect((await amount()).value).toBe('1,250.50');
});

test('a failure of the server is told by the specified sentence', async () => {
  const at = await asked();
  await fail(at.environment, MUTATION, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('An error occurred while creating the bill')).toBeDefined();
});

test('a lost answer is asked for again with the same key', async () => {
  const at = await asked();
  const first = await key(at);
  await fail(at.environment, MUTATION, unreachable('r1'));
  await waitFor(async () => expect(await key(at)).toBe(first));
  await answerWith(at.environment, MUTATION, created);
  expect(await screen.findByRole('dialog', { name: 'Scan to Pay' })).toBeDefined();
});

test('an amount that changed after a lost answer is told, and can become another bill', async () => {
  const at = await asked();
  const first = await key(at);
  const reused = {
    __typename: 'Refused',
    __isRefusal: 'Refused',
    code: 'KEY_REUSED',
    message: 'Sent before.',
  };
  await answerWith(at.environment, MUTATION, { createQuickBill: reused });
  expect(await screen.findByText(/^A quick bill for another amount was made/)).toBeDefined();
  await press(at);
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await key(at)).not.toBe(first);
});

test('an address that can not be read says so', async () => {
  const at = visit('/QuickBill?data=abc');
  await answerWith(at.environment, 'QuickBillQuery', { viewer: screenData().viewer });
  expect(await screen.findByText('Invalid URL parameters')).toBeDefined();
});

test('without data the way leads to the selection', async () => {
  visit('/QuickBill');
  expect(await screen.findByText('This is /Billing')).toBeDefined();
});

test.each([
  ['a customer who is not there', addressOf(), null],
  ['a customer without a mobile', addressOf({ ...DATA, contactMobile: '' }), undefined],
])('%s can not be billed', async (_who, address, node) => {
  const at = visit(address);
  await answerWith(at.environment, 'QuickBillQuery', screenData(node));
  expect(
    await screen.findByText('Customer and employee information is missing. Please go back and select them.'),
  ).toBeDefined();
});

test('the proposal is the other tab, in the address', async () => {
  await openQuickBill();
  await amount();
  expect(screen.getByRole('link', { name: 'Quick Bill' }).getAttribute('aria-current')).toBe('page');
  const proposal = screen.getByRole('link', { name: 'Proposal' });
  expect(proposal.getAttribute('href')).toBe(`${addressOf()}&tab=proposal`);
});

const tape = () =>
  within(screen.getByRole('list', { name: 'Tape' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the amount is calculated: by the keyboard, with its tape; the sum is what is billed', async () => {
  const at = await openQuickBill();
  await amount();
  await at.user.keyboard('120+80*3{Enter}');
  expect((await amount()).value).toBe('600');
  expect(tape()).toEqual(['120', '+80', '×3', '=600']);
  expect(screen.getByText('To pay: ₹600.00')).toBeDefined();
  // A digit starts a new sum; paying calculates the pending operation.
  await at.user.keyboard('100/3');
  expect((await amount()).value).toBe('3');
  await press(at);
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({ amount: '33.33' });
  await answerWith(at.environment, MUTATION, created);
  await at.user.click(await screen.findByRole('button', { name: 'Next amount' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tape' })).toBeNull());
});

test('the keys of the screen do the same, and the field keeps the focus', async () => {
  const at = await openQuickBill();
  const field = await amount();
  for (const name of ['2', '5', '0', 'Add', '1', '0', 'Per cent', 'Equals'])
    await at.user.click(screen.getByRole('button', { name }));
  expect(field.value).toBe('275');
  expect(document.activeElement).toBe(field);
  await at.user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field.value).toBe('');
});

test('a division by zero is told when it is to be paid, not while it is typed', async () => {
  const at = await openQuickBill();
  await amount();
  await at.user.keyboard('5/0');
  expect(screen.queryByText('Cannot divide by zero.')).toBeNull();
  await press(at);
  expect(await screen.findByText('Cannot divide by zero.')).toBeDefined();
  await at.user.keyboard('.5=');
  expect((await amount()).value).toBe('10');
});
