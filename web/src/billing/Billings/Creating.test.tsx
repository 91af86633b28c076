import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import {
  addItem,
  cart,
  create,
  created,
  DATA,
  enter,
  GOODS,
  lines,
  openCart,
  quantity,
  screenData,
} from './testing.tsx';

const MUTATION = 'useCreateDocumentMutation';
const DOCUMENT = {
  id: 'd1',
  number: '26-27/A/00413',
  customer: { id: 'c1', billCount: 15, pending: '0.00', lastVisit: null },
};
const SUCCESS = created({ __typename: 'CreateDocumentSuccess', document: DOCUMENT });

/** How shop and customer stand to GST is as it was. */
const { viewer, node } = screenData({});
const TERMS = { viewer: { tenant: viewer.tenant }, node };

const choose = (mode: 'Cash' | 'UPI') => fireEvent.click(cart().getByRole('radio', { name: mode }));
const discount = (): HTMLInputElement => cart().getByRole('textbox', { name: 'Discount' });
const advance = (): HTMLInputElement => cart().getByRole('textbox', { name: 'Advance' });
const total = (): string => cart().getByText('Total').nextElementSibling?.textContent ?? '';

/** Two sarees in the cart, paid in cash. */
async function ready(option: 'invoice' | 'order' = 'invoice'): Promise<AtRoute> {
  const at = await openCart({}, { ...DATA, option });
  await addItem(at, 'kota');
  await addItem(at, 'kota');
  choose('Cash');
  return at;
}

const input = ({ environment }: AtRoute) => sentInput(environment, MUTATION);

test('sends what was chosen and the total that the customer was told; then one goes to the payment', async () => {
  const at = await ready();
  await at.user.click(create());
  const { key, ...sent } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({
    type: 'INVOICE',
    customer: 'c1',
    employee: 'e1',
    lines: [{ product: 'p2', quantity: '2' }],
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

test('an empty cart, a missing payment mode: each is told where it is, and nothing is sent', async () => {
  const at = await openCart();
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  expect(cart().getByText('Please add at least one item to the cart')).toBeDefined();
  expect(cart().getByText('Please select payment mode')).toBeDefined();
  await addItem(at, 'kota');
  expect(cart().queryByText('Please add at least one item to the cart')).toBeNull();
  choose('UPI');
  expect(cart().queryByText('Please select payment mode')).toBeNull();
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('discount and advance are checked while one types, and the sums are live', async () => {
  await ready();
  enter(discount(), '9,180.41');
  expect(cart().getByText('Discount cannot exceed total amount (₹9,180.40)')).toBeDefined();
  expect(discount().getAttribute('aria-invalid')).toBe('true');
  enter(discount(), '180.40');
  expect(total()).toMatch(/₹9,000\.00/);
  expect(advance().value).toBe('9,000.00');
  enter(advance(), '9000.01');
  expect(cart().getByText('Advance cannot exceed remaining amount (₹9,000.00)')).toBeDefined();
  enter(advance(), '4000');
  expect(cart().getByText('After advance, to pay').nextElementSibling?.textContent).toMatch(/₹5,000\.00/);
});

test('a discount in per cent is taken of the subtotal', async () => {
  const at = await ready();
  await at.user.click(cart().getByRole('radio', { name: 'Discount in per cent' }));
  enter(discount(), '10');
  expect(cart().getByText('Discount', { selector: 'dt *, dt' }).parentElement?.textContent).toMatch(
    /−\s?₹778\.00/,
  );
  await at.user.click(create());
  expect(await input(at)).toMatchObject({
    discount: { kind: 'PERCENT', value: '10' },
    expectedTotal: '8402.40',
  });
});

test('what is no amount is told, and is no discount', async () => {
  await ready();
  enter(discount(), 'ten');
  expect(cart().getByText('Enter a discount of zero or more')).toBeDefined();
  expect(total()).toMatch(/₹9,180\.40/);
});

test('with UPI nothing is taken until it is received', async () => {
  const at = await ready();
  choose('UPI');
  expect(advance().value).toBe('');
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ advance: '0.00', paymentMode: 'UPI' });
});

test('sold meanwhile: the line learns what is left, says so, and the document waits', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({ __typename: 'StockShort', product: 'p2', variant: null, available: '1' }),
  );
  expect(await cart().findByText('Only 1 items available in stock')).toBeDefined();
  await answerWith(at.environment, 'useRefreshLinesQuery', {
    nodes: [{ ...GOODS.saree, available: '1', variants: [] }],
  });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  await at.user.click(create());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  enter(quantity('Kota doria saree'), '1');
  expect(cart().queryByText('Only 1 items available in stock')).toBeNull();
  await at.user.click(create());
  expect((await input(at))['lines']).toEqual([{ product: 'p2', quantity: '1' }]);
});

test('changed meanwhile: the new price is shown, and asked for again under the same key', async () => {
  const at = await ready();
  await at.user.click(create());
  const first = await input(at);
  await answerWith(
    at.environment,
    MUTATION,
    created({
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      message: 'Check the new figures.',
    }),
  );
  expect(await screen.findByText('Check the new figures.')).toBeDefined();
  await answerWith(at.environment, 'useRefreshLinesQuery', {
    nodes: [{ ...GOODS.saree, price: '4000.00', variants: [] }],
  });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  await waitFor(() => expect(total()).toMatch(/₹9,440\.00/));
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ expectedTotal: '9440.00', key: first['key'] });
});

test('an item that is not sold any more is marked, and can only be removed', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({ __typename: 'ChangedMeanwhile', __isRefusal: 'ChangedMeanwhile', message: 'Check.' }),
  );
  await answerWith(at.environment, 'useRefreshLinesQuery', { nodes: [null] });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  expect(await cart().findByText('This item is not sold any more. Remove it.')).toBeDefined();
  await at.user.click(cart().getByRole('button', { name: 'Remove Kota doria saree' }));
  expect(lines()).toHaveLength(0);
});

test('problems that only the server knows stand at their fields, and do not block another try', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({
      __typename: 'InvalidInput',
      problems: [
        { field: 'lines.0.quantity', message: 'Too many' },
        { field: 'deliveryDate', message: 'Too soon' },
      ],
    }),
  );
  expect(await cart().findByText('Too many')).toBeDefined();
  expect(await cart().findByText('Too soon')).toBeDefined();
  await at.user.click(create());
  await sentOperation(at.environment, MUTATION);
});

test.each([
  ['Advance', advance, '1o', 'Enter an advance of zero or more'],
  ['Discount', discount, '10,5', 'Enter a discount of zero or more'],
  ['Quantity', () => quantity('Kota doria saree'), '1o', 'Enter a quantity above zero'],
])('%s that is no figure is no other figure: nothing is created', async (_, field, text, message) => {
  const at = await ready();
  enter(field(), text);
  fireEvent.blur(field());
  expect(field().value).toBe(text);
  await at.user.click(create());
  expect(cart().getByText(message)).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
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
  expect(await screen.findByText(/Look at it first/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Billing History' })).toBeDefined();
  await at.user.click(create());
  const another = await input(at);
  expect(another['lines']).toEqual([{ product: 'p2', quantity: '2' }]);
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
