import { encodeBillingData } from '@galla/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import { addressOf, screenData as quickBillData, visit } from '../QuickBill/testing.tsx';
import { DATA, openAddress, openCart, screenData, addItem, cart, create, enter } from './testing.tsx';
import type { AtRoute } from '../../testing/render.tsx';
import { input, MUTATION, ready, SUCCESS } from './testingCreate.tsx';

const SAYS = 'Your role can look at billing, but not make bills.';

test('a cart that could only be refused is not opened: it is said why, and there is a way on', async () => {
  const at = openAddress(`/Billings?data=${encodeBillingData(DATA)}`);
  await answerWith(at.environment, 'BillingsQuery', screenData({ mayBill: false }));
  expect(await screen.findByText(SAYS)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your first page' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('nor an amount', async () => {
  const at = visit(addressOf());
  await answerWith(at.environment, 'QuickBillQuery', quickBillData(undefined, false));
  expect(await screen.findByText(SAYS)).toBeDefined();
});

test('a right that is taken away meanwhile leaves the cart there', async () => {
  const { environment } = await openCart();
  const search = await screen.findByRole('searchbox');
  act(() =>
    commitLocalUpdate(environment, (store) => {
      store
        .getRoot()
        .getLinkedRecord('viewer')
        ?.setValue(false, 'viewerCan', { menu: 'billing', flag: 'CREATE' });
    }),
  );
  expect(search.isConnected).toBe(true);
  expect(screen.queryByText(SAYS)).toBeNull();
});

const QUERY = 'LimitWarningQuery';
const received = () => cart().getByRole('textbox', { name: /^Received/ });

test('what stays unpaid above the credit limit is told, and keeps nobody from billing', async () => {
  const at = await openCart();
  await addItem(at, 'dupatta');
  await at.user.click(cart().getByRole('radio', { name: 'Cash' }));
  enter(received(), '100');
  await answerWith(at.environment, QUERY, {
    node: { __typename: 'Customer', id: 'c1', pending: '500.00', credit: '0.00', creditLimit: '2000.00' },
  });
  const warning = 'With this bill ₹2,342.50 is due: ₹342.50 above the credit limit of ₹2,000.00.';
  expect(await screen.findByText(warning)).toBeDefined();
  enter(received(), '442.50');
  await waitFor(() => expect(screen.queryByText(/above the credit limit/)).toBeNull());
  await at.user.click(create());
  expect(await sentInput(at.environment, 'useCreateDocumentMutation')).toMatchObject({ advance: '442.50' });
});

/** A dupatta of ₹1,942.50 for a customer with credit. */
async function readyWithCredit(credit: string) {
  const at = await openCart({ customer: { credit } });
  await addItem(at, 'dupatta');
  return at;
}

const use = () => cart().queryByRole('button', { name: /^Use credit of/ });

test('credit pays the bill with one press', async () => {
  const at = await readyWithCredit('2000.00');
  const button = cart().getByRole('button', { name: 'Use credit of ₹2,000.00' });
  await at.user.click(button);
  expect(use()).toBeNull();
  await at.user.click(create());
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    paymentMode: 'CREDIT',
    advance: '1942.50',
  });
});

test('what is above the credit comes in cash, unless another mode is chosen', async () => {
  const at = await readyWithCredit('500.00');
  await at.user.click(cart().getByRole('button', { name: 'Use credit of ₹500.00' }));
  await at.user.click(create());
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    payments: [
      { mode: 'CREDIT', amount: '500.00' },
      { mode: 'CASH', amount: '1442.50' },
    ],
  });
});

test('more than the credit is told, and not sent; without credit nothing of it is offered', async () => {
  const at = await readyWithCredit('500.00');
  await at.user.click(cart().getByRole('radio', { name: 'Credit' }));
  enter(cart().getByRole('textbox', { name: /^Received/ }), '500.01');
  expect(await screen.findByText('Only ₹500.00 of credit is left.')).toBeDefined();
  await at.user.click(create());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  at.unmount();
  await readyWithCredit('0.00');
  expect(use()).toBeNull();
  expect(cart().queryByRole('radio', { name: 'Credit' })).toBeNull();
});

const APPROVE = 'useApproveLimitsMutation';
const TOLD = 'More than 10 % discount needs the owner’s PIN.';
const BEYOND = {
  createDocument: {
    __typename: 'InvalidInput',
    __isRefusal: 'InvalidInput',
    code: 'LIMIT_EXCEEDED',
    message: TOLD,
    problems: [{ field: 'discount', message: TOLD }],
  },
};

async function beyond(): Promise<AtRoute> {
  const at = await ready();
  await at.user.click(create());
  await input(at);
  await answerWith(at.environment, MUTATION, BEYOND);
  return at;
}
const dialog = () => screen.findByRole('dialog', { name: 'Owner’s PIN' });
async function type(at: AtRoute, pin: string): Promise<void> {
  const fields = within(await dialog());
  // At a scanner's speed: a PIN must not count as a scan.
  await at.user.click(fields.getByLabelText(/digit 1 of 4/));
  await at.user.keyboard(pin);
  await at.user.click(fields.getByRole('button', { name: 'Allow for this bill' }));
}

test('beyond the limits the owner’s PIN is asked for, and the same bill is sent again with the permission', async () => {
  const at = await beyond();
  expect(within(await dialog()).getByText(`${TOLD} For this bill only.`)).toBeDefined();
  await type(at, '5093');
  expect(await sentInput(at.environment, APPROVE)).toEqual({ pin: '5093' });
  await answerWith(at.environment, APPROVE, {
    approveLimits: {
      __typename: 'ConfirmPinRefused',
      __isRefusal: 'ConfirmPinRefused',
      code: 'INVALID_CREDENTIALS',
      message: 'Wrong mobile number or PIN.',
      retryAfter: null,
    },
  });
  expect(await within(await dialog()).findByText('Wrong mobile number or PIN.')).toBeDefined();
  await type(at, '4826');
  await sentInput(at.environment, APPROVE);
  await answerWith(at.environment, APPROVE, {
    approveLimits: { __typename: 'ApproveLimitsSuccess', limitApproval: 'a1' },
  });
  expect(await input(at)).toMatchObject({ limitApproval: 'a1', expectedTotal: '9180.40' });
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('The payment')).toBeDefined();
});

test('without the PIN the problem stands at its field, and nothing was sent', async () => {
  const at = await beyond();
  await at.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await cart().findByText(TOLD)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(waiting(at.environment, MUTATION)).toBe(0);
});
