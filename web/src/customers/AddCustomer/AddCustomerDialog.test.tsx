import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { AddCustomerDialog } from './AddCustomerDialog.tsx';
import type { NamedCustomer } from './useCreateCustomer.ts';

const MUTATION = 'useCreateCustomerMutation';

interface Opened extends AtRoute {
  onCustomer: ReturnType<typeof vi.fn<(customer: NamedCustomer, added: boolean) => void>>;
}

async function open(typed = '', inOrder = false): Promise<Opened> {
  const onCustomer = vi.fn<(customer: NamedCustomer, added: boolean) => void>();
  const at = renderAt('/', [
    {
      path: '/',
      element: (
        <AddCustomerDialog
          open
          typed={typed}
          inOrder={inOrder}
          onClose={() => undefined}
          onCustomer={onCustomer}
        />
      ),
    },
  ]);
  await screen.findByLabelText(/^Name/);
  return { ...at, onCustomer };
}

const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);
const add = ({ user }: AtRoute) => user.click(screen.getByRole('button', { name: /Add customer/ }));

async function fillIn(at: AtRoute, name = ' Priya Agarwal ', mobile = '+91 98290-41526'): Promise<void> {
  await at.user.type(field(/^Name/), name);
  await at.user.type(field(/^Mobile/), mobile);
}

test('asks for name and mobile in the words of the specification, and sends nothing', async () => {
  const at = await open();
  await fillIn(at, '   ', ' ');
  await add(at);
  expect(await screen.findByText('Please enter customer name')).toBeDefined();
  expect(screen.getByText('Please enter mobile number')).toBeDefined();
  expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true');
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('an order asks for them in the words of its own screens', async () => {
  const at = await open('', true);
  await fillIn(at, '   ', ' ');
  await add(at);
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(screen.getByText('Mobile number is required')).toBeDefined();
});

test('sends what was filled in, trimmed, under one key, and hands the customer on', async () => {
  const at = await open();
  await fillIn(at);
  await at.user.click(screen.getByRole('button', { name: /GST number/ }));
  await at.user.type(field(/^GST number/), '08AABCU9603R1ZN');
  await at.user.selectOptions(screen.getByLabelText(/^State/), 'Rajasthan');
  await add(at);
  const { key, ...rest } = await sentInput(at.environment, MUTATION);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(rest).toEqual({
    name: 'Priya Agarwal',
    mobile: '+91 98290-41526',
    gstin: '08AABCU9603R1ZN',
    stateCode: '08',
  });
  const customer = { id: 'c1', name: 'Priya Agarwal', mobile: '9829041526' };
  await answerWith(at.environment, MUTATION, {
    createCustomer: { __typename: 'CreateCustomerSuccess', customer },
  });
  await waitFor(() => expect(at.onCustomer.mock.calls).toEqual([[customer, true]]));
  expect(await screen.findByText('Priya Agarwal added')).toBeDefined();
});

/** Sets the value of a field at once, like pasting. */
function fill(label: RegExp, value: string): void {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

test('who somebody is beyond name and number goes along; what is wrong of it stands at its field', async () => {
  const at = await open();
  fill(/^Name/, 'Priya Agarwal');
  fill(/^Mobile/, '9829041526');
  await at.user.click(screen.getByRole('button', { name: /birthday/ }));
  fill(/^Birthday/, '02/01/1990');
  fill(/^Anniversary/, '12/02/2999');
  fill(/^Aadhaar number/, '1234');
  await add(at);
  expect(await screen.findByText('Please enter a valid 12-digit Aadhar number')).toBeDefined();
  expect(screen.getByText('The anniversary must be before today')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  fill(/^Anniversary/, '');
  fill(/^Aadhaar number/, '2345 6789 0123');
  fill(/^Group/, 'Regular');
  fill(/^Company/, 'Priya Silks');
  await add(at);
  const { key: _, ...input } = await sentInput(at.environment, MUTATION);
  expect(input).toEqual({
    name: 'Priya Agarwal',
    mobile: '9829041526',
    birthday: '1990-01-02',
    aadhaar: '2345 6789 0123',
    group: 'Regular',
    company: 'Priya Silks',
  });
});

/** The folded fields, for a user with these rights. */
async function unfold(may: { maySetLimit: boolean; maySetOpening: boolean }): Promise<Opened> {
  const at = await open();
  await fillIn(at);
  await at.user.click(screen.getByRole('button', { name: /GST number/ }));
  await answerWith(at.environment, 'useMaySetMoneyQuery', { viewer: may });
  return at;
}

test('what the customer may owe and owed before goes along, in rupees', async () => {
  const at = await unfold({ maySetLimit: true, maySetOpening: true });
  await at.user.type(await screen.findByLabelText(/^Credit limit/), '5,000');
  expect(screen.queryByLabelText(/^Owed since/)).toBeNull();
  await at.user.type(field(/^Opening due/), '250.5');
  expect(screen.getByLabelText(/^Owed since/)).toBeDefined();
  await add(at);
  const input = await sentInput(at.environment, MUTATION);
  expect(input).toMatchObject({ creditLimit: '5000.00', openingDue: '250.50' });
  expect(input).not.toHaveProperty('openingSince');
});

test('an amount that is none is told at its field, and stays', async () => {
  const at = await unfold({ maySetLimit: true, maySetOpening: true });
  await at.user.type(await screen.findByLabelText(/^Credit limit/), 'much');
  await at.user.type(field(/^Opening due/), '1.234');
  await add(at);
  expect(await screen.findAllByText('Enter an amount in rupees, like 10.50')).toHaveLength(2);
  expect(field(/^Credit limit/).value).toBe('much');
  expect(field(/^Opening due/).value).toBe('1.234');
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('who may not set them does not see them', async () => {
  await unfold({ maySetLimit: false, maySetOpening: true });
  expect(await screen.findByLabelText(/^Opening due/)).toBeDefined();
  expect(screen.queryByLabelText(/^Credit limit/)).toBeNull();
});

test('a number that is taken offers the customer who has it', async () => {
  const at = await open();
  await fillIn(at);
  await add(at);
  const takenBy = { id: 'c7', name: 'Priya A.', mobile: '9829041526' };
  await answerWith(at.environment, MUTATION, {
    createCustomer: { __typename: 'MobileTaken', __isRefusal: 'MobileTaken', takenBy, mayOpen: false },
  });
  expect(await screen.findByText('The mobile number is already existing')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Choose Priya A.' }));
  expect(at.onCustomer.mock.calls).toEqual([[takenBy, false]]);
});

/** Enters the number of a customer whom the user may not see. */
async function takeHidden(mayOpen: boolean): Promise<Opened> {
  const at = await open();
  await fillIn(at);
  await add(at);
  await answerWith(at.environment, MUTATION, {
    createCustomer: { __typename: 'MobileTaken', __isRefusal: 'MobileTaken', takenBy: null, mayOpen },
  });
  expect(await screen.findByText('The mobile number is already existing')).toBeDefined();
  return at;
}

test('the customer of a colleague may be billed by the full number', async () => {
  const at = await takeHidden(true);
  await at.user.click(screen.getByRole('button', { name: 'Bill this customer' }));
  const customer = { id: 'c7', name: 'Priya A.', mobile: '9829041526' };
  const { mobile } = await sentInput(at.environment, 'useOpenCustomerMutation');
  expect(mobile).toBe('+91 98290-41526');
  await answerWith(at.environment, 'useOpenCustomerMutation', {
    openCustomer: { __typename: 'OpenCustomerSuccess', customer },
  });
  await waitFor(() => expect(at.onCustomer.mock.calls).toEqual([[customer, false]]));
});

test('where the shop wants it so, the owner is asked for the customer of a colleague', async () => {
  await takeHidden(false);
  expect(screen.getByText(/Ask the owner to assign them to you/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bill this customer' })).toBeNull();
});

test('what the server finds wrong stands at its field, folded or not', async () => {
  const at = await open();
  await fillIn(at);
  await add(at);
  await answerWith(at.environment, MUTATION, {
    createCustomer: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      problems: [{ field: 'gstin', message: 'Please enter a valid 15-digit GST number' }],
    },
  });
  expect(await screen.findByText('Please enter a valid 15-digit GST number')).toBeDefined();
  expect(field(/^GST number/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Name/).value).toBe(' Priya Agarwal ');
});

test.each([
  ['a refusal', "You don't have access. Ask the owner."],
  ['a failure', 'Failed to add customer'],
])('%s is told, and what was typed stays', async (what, message) => {
  const at = await open();
  await fillIn(at);
  await add(at);
  if (what === 'a refusal') {
    await answerWith(at.environment, MUTATION, {
      createCustomer: { __typename: 'PermissionDenied', __isRefusal: 'PermissionDenied', message: message },
    });
  } else await fail(at.environment, MUTATION, new GraphFailure('INTERNAL', message, 'r1'));
  expect(await screen.findByText(message)).toBeDefined();
  expect(field(/^Mobile/).value).toBe('+91 98290-41526');
  expect(at.onCustomer).not.toHaveBeenCalled();
});

test('what was searched for is the name, or the number', async () => {
  await open('Zoya');
  expect(field(/^Name/).value).toBe('Zoya');
});

test('a number that is short gets a word, and is taken all the same', async () => {
  const at = await open('98290');
  expect(field(/^Mobile/).value).toBe('98290');
  expect(screen.getByText('This number has fewer than 10 digits')).toBeDefined();
  await at.user.type(field(/^Name/), 'Zoya');
  await add(at);
  await sentOperation(at.environment, MUTATION);
});
