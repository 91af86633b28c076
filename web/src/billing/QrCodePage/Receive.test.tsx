import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { document, recorded, refusedPayment } from '../testing/document.ts';
import { openCode, openPayment, screenData } from './testing.tsx';

const MUTATION = 'useRecordPaymentMutation';

const reference = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Reference/ });

const enter = (field: HTMLElement, text: string): void => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};

const received = () => screen.findByRole('button', { name: /^Received/ });

const press = async ({ user }: AtRoute): Promise<void> => {
  await received();
  await user.keyboard('{Control>}{Enter}{/Control}');
};

const input = ({ environment }: AtRoute) => sentInput(environment, MUTATION);

test('Ctrl Enter records what the code asked for, on the figure that was shown', async () => {
  const at = await openCode();
  enter(await reference(), ' 432109876543 ');
  await press(at);
  const { key, ...sent } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({
    payable: 'd1',
    amount: '5404.50',
    expectedPending: '5404.50',
    mode: 'UPI',
    reference: '432109876543',
  });
  await answerWith(at.environment, MUTATION, recorded());
  expect(await screen.findByText('Pending amount updated successfully.')).toBeDefined();
  expect(await screen.findByText('Received ₹7,404.50')).toBeDefined();
  await waitFor(() => expect(window.document.activeElement?.textContent).toMatch(/^Next bill/));
});

test('Enter alone confirms no money, and one press is one payment', async () => {
  const at = await openCode();
  await at.user.type(await reference(), '1{Enter}');
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await press(at);
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  expect(waiting(at.environment, MUTATION)).toBe(1);
});

test('another payment in between: the new figure, and the bill is read anew', async () => {
  const at = await openCode();
  await press(at);
  await answerWith(at.environment, MUTATION, refusedPayment('ChangedMeanwhile', { current: '1404.50' }));
  expect(await screen.findByText('Another payment came in. ₹1,404.50 to pay now.')).toBeDefined();
  await answerWith(at.environment, 'QrCodePageQuery', screenData(document({ pending: '1404.50' })));
  expect((await received()).textContent).toMatch(/₹1,404\.50/);
});

test('when the other payment settled it, nothing is asked for any more', async () => {
  const at = await openCode();
  await press(at);
  await answerWith(at.environment, MUTATION, refusedPayment('ChangedMeanwhile', { current: '0.00' }));
  expect(await screen.findByText('Another payment came in. Nothing left to pay.')).toBeDefined();
});

test.each([
  ['PaymentExceedsPending', { pending: '1.00' }, 'Payment cannot exceed pending amount'],
  [
    'InvalidInput',
    { problems: [{ field: 'reference', message: 'The reference is too long' }] },
    'The reference is too long',
  ],
  ['PermissionDenied', { message: 'You may not do this.' }, 'You may not do this.'],
  ['NotFound', { message: 'This was not found.' }, 'This was not found.'],
  ['Refused', { message: 'This document is canceled' }, 'This document is canceled'],
])('%s is told, and the reference stays', async (type, fields, sentence) => {
  const at = await openCode();
  enter(await reference(), '4321');
  await press(at);
  await answerWith(at.environment, MUTATION, refusedPayment(type, fields));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect((await reference()).value).toBe('4321');
});

test('a refused payment keeps its key', async () => {
  const at = await openCode();
  await press(at);
  const { key } = await input(at);
  await answerWith(at.environment, MUTATION, refusedPayment('Refused', { message: 'No.' }));
  await screen.findByText('No.');
  await press(at);
  expect((await input(at))['key']).toBe(key);
});

test('a failure on the way is told by its own sentence, one of the server by the specified one', async () => {
  const at = await openCode();
  await press(at);
  await fail(at.environment, MUTATION, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update pending amount')).toBeDefined();
  await press(at);
  await fail(at.environment, MUTATION, unreachable('r2'));
  expect(await screen.findByText('We are checking whether this was saved')).toBeDefined();
  await answerWith(at.environment, MUTATION, recorded());
  expect(await screen.findByText('Pending amount updated successfully.')).toBeDefined();
});

test('an order may ask for less: the code and the payment follow', async () => {
  const at = await openCode(document({ type: 'ORDER' }));
  const ask = await screen.findByRole('textbox', { name: /Ask for/ });
  enter(ask, '2000');
  expect(screen.getByRole('figure', { name: /of ₹2,000\.00/ })).toBeDefined();
  enter(ask, '5404.51');
  expect(screen.getByText('Payment cannot exceed pending amount')).toBeDefined();
  expect(screen.getByRole('figure', { name: /of ₹5,404\.50/ })).toBeDefined();
  await press(at);
  enter(ask, '15oo');
  expect(screen.getByText('Please Enter Valid Amount')).toBeDefined();
  await press(at);
  expect(waiting(at.environment, MUTATION)).toBe(0);
  enter(ask, '1500.50');
  await press(at);
  expect(await input(at)).toMatchObject({ amount: '1500.50', expectedPending: '5404.50' });
});

test('in cash the code gives way to what is given, with its change', async () => {
  const at = await openCode();
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  expect(screen.queryByRole('figure', { name: /UPI QR code/ })).toBeNull();
  enter(screen.getByRole('textbox', { name: /^Received/ }), '5500');
  expect(screen.getByText('Change to give').nextElementSibling?.textContent).toMatch(/₹95\.50/);
  await press(at);
  expect(await input(at)).toMatchObject({ amount: '5404.50', mode: 'CASH', tendered: '5500.00' });
});

test('in a split the code asks for the part by UPI', async () => {
  const at = await openCode();
  await at.user.click(screen.getByRole('radio', { name: 'Split' }));
  enter(screen.getByRole('textbox', { name: 'By Cash' }), '404.50');
  enter(screen.getByRole('textbox', { name: 'By UPI' }), '5000');
  expect(await screen.findByRole('figure', { name: /of ₹5,000\.00/ })).toBeDefined();
  await press(at);
  expect(await input(at)).toMatchObject({
    amount: '5404.50',
    mode: 'UPI',
    payments: [
      { mode: 'CASH', amount: '404.50' },
      { mode: 'UPI', amount: '5000.00' },
    ],
  });
});

test('who may not receive money sees why there is no button', async () => {
  await openPayment(document({ viewerCanReceivePayment: false }));
  expect(await screen.findByText("You don't have access. Ask the owner.")).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Received/ })).toBeNull();
});

test('of several problems each is told: at its field, the others beside the button', async () => {
  const at = await openCode();
  await press(at);
  const problems = [
    { field: 'reference', message: 'The reference is too long' },
    { field: 'reference', message: 'It has a space' },
    { field: 'mode', message: 'No such mode' },
    { field: 'amount', message: 'Too much' },
  ];
  await answerWith(at.environment, MUTATION, refusedPayment('InvalidInput', { problems }));
  expect(await screen.findByText('The reference is too long It has a space')).toBeDefined();
  // For an invoice this screen has no amount field.
  expect(screen.getByText('No such mode Too much')).toBeDefined();
});
