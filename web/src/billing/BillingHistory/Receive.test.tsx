import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { document, recorded, refusedPayment } from '../testing/document.ts';
import { answerDetail, answerPage, BILLS, openBill, openHistory, row } from './testing.tsx';

const MUTATION = 'useRecordPaymentMutation';

/** Opens the first bill and its payment form. */
async function openForm(): Promise<AtRoute> {
  const at = await openHistory();
  await openBill(at, 'Priya');
  await screen.findByRole('button', { name: /^Receive payment/ });
  await at.user.keyboard('p');
  await amount();
  return at;
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Payment received/ });

async function enter(text: string): Promise<void> {
  const field = await amount();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

const press = ({ user }: AtRoute): Promise<void> => user.keyboard('{Control>}{Enter}{/Control}');

const input = ({ environment }: AtRoute) => sentInput(environment, MUTATION);

test('P offers all that is to pay; less may be received, in cash', async () => {
  const at = await openForm();
  expect(window.document.activeElement).toBe(await amount());
  expect((await amount()).value).toBe('5,404.50');
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  await enter('1,404.50');
  await press(at);
  expect(await input(at)).toMatchObject({
    payable: 'd1',
    amount: '1404.50',
    expectedPending: '5404.50',
    mode: 'CASH',
  });
  const rest = { pending: '4000.00', status: 'PARTIAL', viewerCanReceivePayment: true };
  await answerWith(at.environment, MUTATION, recorded(rest));
  expect(await screen.findByText('Pending amount updated successfully.')).toBeDefined();
  expect((await row('Priya')).textContent).toMatch(/₹4,000\.00/);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Payment received/ })).toBeNull());
  // The sums above the list are reloaded.
  await answerPage(at, { bills: BILLS });
});

test('a part payment takes the day of the rest along, only where it was changed', async () => {
  const at = await openForm();
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  expect(screen.queryByRole('textbox', { name: /^Will pay on/ })).toBeNull();
  await enter('1,404.50');
  type(/^Will pay on/, '19/11/2020');
  await press(at);
  expect(await screen.findByText('The day of payment cannot be before today')).toBeDefined();
  type(/^Will pay on/, '24/11/2035');
  await press(at);
  expect(await input(at)).toMatchObject({ amount: '1404.50', payOn: '2035-11-24' });
});

test('cash above what is to pay is change, and is told with the payment', async () => {
  const at = await openForm();
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  await at.user.click(screen.getByRole('button', { name: '₹5,450' }));
  expect(screen.getByText('Change to give').nextElementSibling?.textContent).toMatch(/₹45\.50/);
  expect((await amount()).value).toBe('5,450.00');
  await press(at);
  expect(await input(at)).toMatchObject({ amount: '5404.50', mode: 'CASH', tendered: '5450.00' });
});

function type(name: string | RegExp, text: string): void {
  const field = screen.getByRole('textbox', { name });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

test('cash is warned of with what the person gave today, on whatever bill', async () => {
  const at = await openForm();
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  expect(screen.queryByText(/against the law/)).toBeNull();
  await answerWith(at.environment, 'CashWarningQuery', {
    node: {
      __typename: 'Document',
      __isNode: 'Document',
      id: 'd1',
      payments: document().payments,
      customer: { __typename: 'Customer', id: 'c1', cashToday: '195000.00' },
    },
  });
  expect(await screen.findByText(/against the law/)).toBeDefined();
  await enter('4999.99');
  expect(screen.queryByText(/against the law/)).toBeNull();
  // Only cash is limited.
  await enter('5404.50');
  await at.user.click(screen.getByRole('radio', { name: 'UPI' }));
  expect(screen.queryByText(/against the law/)).toBeNull();
});

test('what is pending can be split as at the till: its largest names the mode', async () => {
  const at = await openForm();
  await at.user.click(screen.getByRole('radio', { name: 'Split' }));
  await press(at);
  expect(await screen.findByText('Please Enter Valid Amount')).toBeDefined();
  type('By Cash', '404.50');
  type('By Card', '5000');
  await press(at);
  expect(await screen.findByText('Enter the last four digits of the card')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  type('Last 4 digits of the card', '4711');
  await press(at);
  expect(await input(at)).toMatchObject({
    amount: '5404.50',
    mode: 'CARD',
    payments: [
      { mode: 'CASH', amount: '404.50' },
      { mode: 'CARD', amount: '5000.00', reference: '4711' },
    ],
  });
});

test('the bank of a transfer is named beside its reference, also in a split; another mode forgets it', async () => {
  const at = await openForm();
  await at.user.click(screen.getByRole('radio', { name: 'Bank' }));
  type('Bank reference', 'N12');
  type('Bank name', ' HDFC Bank ');
  await at.user.click(screen.getByRole('radio', { name: 'Card' }));
  expect(screen.queryByRole('textbox', { name: 'Bank name' })).toBeNull();
  await at.user.click(screen.getByRole('radio', { name: 'Split' }));
  type('By Cash', '404.50');
  expect(screen.queryByRole('textbox', { name: 'Bank name' })).toBeNull();
  type('By Bank', '5000');
  type('Bank reference', 'N12');
  type('Bank name', 'HDFC Bank');
  await press(at);
  expect(await input(at)).toMatchObject({
    payments: [{ mode: 'CASH' }, { mode: 'BANK', reference: 'N12', bank: 'HDFC Bank' }],
  });
});

test('an odd UPI reference is told and goes through', async () => {
  const at = await openForm();
  await at.user.type(screen.getByRole('textbox', { name: /Reference/ }), '4321');
  expect(screen.getByText('A UPI reference has 12 digits. Please check it.')).toBeDefined();
  await press(at);
  expect(await input(at)).toMatchObject({ mode: 'UPI', reference: '4321' });
});

test.each([
  ['0', 'Please Enter Valid Amount'],
  ['54o', 'Please Enter Valid Amount'],
  ['5404.51', 'Payment cannot exceed pending amount'],
  ['', 'Please enter payment received'],
])('%j is refused in the form: %s', async (text, sentence) => {
  const at = await openForm();
  await enter(text);
  await press(at);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect((await amount()).getAttribute('aria-invalid')).toBe('true');
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('Enter alone confirms no money', async () => {
  const at = await openForm();
  await at.user.keyboard('{Enter}');
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('a stale figure is told with the new one, and bill and sums are read anew', async () => {
  const at = await openForm();
  await press(at);
  await answerWith(at.environment, MUTATION, refusedPayment('ChangedMeanwhile', { current: '404.50' }));
  expect(await screen.findByText('Another payment came in. ₹404.50 to pay now.')).toBeDefined();
  await answerDetail(at, document({ pending: '404.50' }));
  expect(await screen.findByText('To pay ₹404.50')).toBeDefined();
});

test.each([
  ['PaymentExceedsPending', { pending: '1.00' }, 'Payment cannot exceed pending amount'],
  ['InvalidInput', { problems: [{ field: 'amount', message: 'Too small' }] }, 'Too small'],
  ['PermissionDenied', { message: 'You may not do this.' }, 'You may not do this.'],
  ['NotFound', { message: 'This was not found.' }, 'This was not found.'],
  ['Refused', { message: 'This document is canceled' }, 'This document is canceled'],
])('%s is told; the form stays', async (type, fields, sentence) => {
  const at = await openForm();
  await press(at);
  await answerWith(at.environment, MUTATION, refusedPayment(type, fields));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect((await amount()).value).toBe('5,404.50');
});

test('a payment that an earlier attempt recorded is told, figures are read anew, and the next one is another', async () => {
  const at = await openForm();
  await press(at);
  const { key } = await input(at);
  await answerWith(
    at.environment,
    MUTATION,
    refusedPayment('Refused', { code: 'KEY_REUSED', message: 'This key was used before.' }),
  );
  expect(await screen.findByText(/^An earlier attempt was saved/)).toBeDefined();
  await answerDetail(at, document({ pending: '404.50' }));
  expect(await screen.findByText('To pay ₹404.50')).toBeDefined();
  await enter('404.50');
  await press(at);
  expect((await input(at)).key).not.toBe(key);
});

test('a failure is told by the specified sentence; the form stays', async () => {
  const at = await openForm();
  await press(at);
  await fail(at.environment, MUTATION, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update pending amount')).toBeDefined();
  expect(await amount()).toBeDefined();
});

test('Escape closes the form first, the bill with the next', async () => {
  const at = await openForm();
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Payment received/ })).toBeNull());
  expect(screen.getByRole('complementary', { name: '26-27/A/00413' })).toBeDefined();
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('a paid bill offers its paper, and no payment', async () => {
  const at = await openHistory();
  await openBill(at, 'Lakshmi', BILLS[1]);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Receive payment/ })).toBeNull();
  await at.user.keyboard('p');
  expect(screen.queryByRole('textbox', { name: /^Payment received/ })).toBeNull();
});

test('the code of a bill is one press away', async () => {
  const at = await openHistory();
  await openBill(at, 'Priya');
  await at.user.click(await screen.findByRole('link', { name: 'Show the UPI QR' }));
  expect(await screen.findByText('This is /QrCodePage')).toBeDefined();
  expect(at.place()).toBe('/QrCodePage?document=d1');
});
