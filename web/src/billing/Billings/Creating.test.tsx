import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { cart, create, created, enter, lines } from './testing.tsx';
import { advance, choose, input, MUTATION, ready, SUCCESS } from './testingCreate.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('sends what was chosen and the total that the customer was told; then one goes to the payment', async () => {
  const at = await ready();
  await at.user.click(create());
  const { key, ...sent } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({
    type: 'INVOICE',
    customer: 'c1',
    employee: 'e1',
    lines: [{ item: 'p2', quantity: '2' }],
    expectedTotal: '9180.40',
    advance: '9180.40',
    paymentMode: 'CASH',
  });
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('The payment')).toBeDefined();
  expect(at.place()).toMatch(/^\/QrCodePage\?document=d1&data=/);
  expect(await screen.findByText('Invoice created successfully!')).toBeDefined();
});

test('a double click makes one document, and what is left in stock is read anew', async () => {
  const at = await ready();
  act(() => {
    create().click();
    create().click();
  });
  await sentOperation(at.environment, MUTATION);
  expect(waiting(at.environment, MUTATION)).toBe(1);
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect((await sentOperation(at.environment, 'useRefreshLinesQuery')).request.variables).toEqual({
    ids: ['p2'],
  });
});

test('an order is created by its own name, with nothing taken at once', async () => {
  const at = await ready('order');
  expect(screen.getByRole('heading', { name: 'New order' })).toBeDefined();
  await at.user.click(cart().getByRole('button', { name: /Create order/ }));
  expect(await input(at)).toMatchObject({ type: 'ORDER', advance: '0.00' });
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('Order 26-27/A/00413 created')).toBeDefined();
});

test('who pays a part is asked when the rest comes; a day that has passed is told', async () => {
  const at = await ready();
  expect(screen.queryByRole('textbox', { name: /^Will pay on/ })).toBeNull();
  enter(advance(), '1000');
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: /^Will pay on/ });
  enter(day, '19/11/2020');
  await at.user.click(create());
  expect(await screen.findByText('The day of payment cannot be before today')).toBeDefined();
  await hasFocus(day);
  enter(day, '24/11/2035');
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ advance: '1000.00', payOn: '2035-11-24' });
});

test('with UPI nothing is taken until it is received', async () => {
  const at = await ready();
  choose('UPI');
  expect(advance().value).toBe('');
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ advance: '0.00', paymentMode: 'UPI' });
});

test('a cart that was made into a bill before is told, keeps its lines, and can become another bill', async () => {
  const at = await ready();
  await at.user.click(create());
  const { key } = await input(at);
  const reused = {
    __typename: 'Refused',
    __isRefusal: 'Refused',
    code: 'KEY_REUSED',
    message: 'Sent before.',
  };
  await answerWith(at.environment, MUTATION, created(reused));
  expect(await screen.findByText(/Check that bill first/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Billing History' })).toBeDefined();
  await at.user.click(create());
  const another = await input(at);
  expect(another['lines']).toEqual([{ item: 'p2', quantity: '2' }]);
  expect(another['key']).not.toBe(key);
});

test.each(['PermissionDenied', 'NotFound', 'Refused'])('%s is told, and the cart stays', async (arm) => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({ __typename: arm, __isRefusal: arm, message: `Refused by ${arm}` }),
  );
  expect(await screen.findByText(`Refused by ${arm}`)).toBeDefined();
  expect(lines()).toHaveLength(1);
});

test('a failure of the server is told in the words of the specification, and the cart stays', async () => {
  const at = await ready();
  await at.user.click(create());
  await fail(at.environment, MUTATION, new GraphFailure('INTERNAL', 'secret', 'r1'));
  expect(await screen.findByText('Failed to create invoice')).toBeDefined();
  expect(lines()).toHaveLength(1);
  expect(at.place()).toMatch(/^\/Billings/);
});

test('without an answer it asks again under the same key, and says so', async () => {
  const at = await ready();
  await at.user.click(create());
  const first = await input(at);
  await fail(at.environment, MUTATION, unreachable('r1'));
  expect(await screen.findByText('We are checking whether this was saved')).toBeDefined();
  expect(await input(at)).toEqual(first);
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('The payment')).toBeDefined();
});

test('without any answer it says that it is not known, and checks again under the same key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const at = await ready();
  await at.user.click(create());
  const first = await input(at);
  for (const id of ['r1', 'r2', 'r3']) {
    // Sequential: each try is sent after the previous one failed.
    // oxlint-disable-next-line no-await-in-loop
    await fail(at.environment, MUTATION, unreachable(id));
    act(() => void vi.advanceTimersByTime(2000));
  }
  expect(await screen.findByText(/we do not know whether this was saved/)).toBeDefined();
  expect(screen.queryByText(/Failed to create invoice/)).toBeNull();
  await at.user.click(cart().getByRole('button', { name: /^Check again/ }));
  expect(await input(at)).toEqual(first);
  expect(screen.queryByText(/we do not know/)).toBeNull();
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('The payment')).toBeDefined();
});

test('a refusal without its figure is told in its words', async () => {
  const at = await ready();
  await at.user.click(create());
  const short = {
    __typename: 'StockShort',
    __isRefusal: 'StockShort',
    product: 'p2',
    variant: null,
    available: null,
  };
  await answerWith(
    at.environment,
    MUTATION,
    created({ ...short, __isRefusal: 'StockShort', message: 'Out of stock' }),
  );
  expect(await screen.findByText('Out of stock')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/null/);
  expect(lines()).toHaveLength(1);
});

test('all problems that have no place of their own are told at the cart', async () => {
  const at = await ready();
  await at.user.click(create());
  const problems = [
    { field: 'customer', message: 'The customer is gone' },
    { field: 'employee', message: 'The employee has left' },
  ];
  await answerWith(
    at.environment,
    MUTATION,
    created({ __typename: 'InvalidInput', __isRefusal: 'InvalidInput', problems }),
  );
  expect(await screen.findByText('The customer is gone The employee has left')).toBeDefined();
});
