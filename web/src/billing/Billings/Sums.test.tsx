import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waiting } from '../../testing/answer.ts';
import { addItem, cart, create, enter, openCart, quantity } from './testing.tsx';
import { advance, choose, discount, input, MUTATION, ready, total } from './testingCreate.tsx';

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
  enter(advance(), '9500');
  expect(cart().getByText('Change to give').nextElementSibling?.textContent).toMatch(/₹500\.00/);
  choose('UPI');
  enter(advance(), '9000.01');
  expect(cart().getByText('Advance cannot exceed remaining amount (₹9,000.00)')).toBeDefined();
  enter(advance(), '4000');
  expect(cart().getByText('Rest later').nextElementSibling?.textContent).toMatch(/₹5,000\.00/);
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
    discount: { percent: '10' },
    expectedTotal: '8402.40',
  });
});

test('what is no amount is told, and is no discount', async () => {
  await ready();
  enter(discount(), 'ten');
  expect(cart().getByText('Enter an amount in rupees, like 10.50')).toBeDefined();
  expect(total()).toMatch(/₹9,180\.40/);
});

test('150 per cent is told as too much, and the same figure in rupees is none', async () => {
  const at = await ready();
  await at.user.click(cart().getByRole('radio', { name: 'Discount in per cent' }));
  enter(discount(), '150');
  expect(cart().getByText('A discount cannot be more than 100 %')).toBeDefined();
  await at.user.click(cart().getByRole('radio', { name: 'Discount in rupees' }));
  expect(cart().queryByText('A discount cannot be more than 100 %')).toBeNull();
});

test.each([
  ['Received', advance, '1o', 'Enter an amount in rupees, like 10.50'],
  ['Received', advance, '10.555', 'Use at most two decimals, like 10.50'],
  ['Discount', discount, '10,5', 'Enter an amount in rupees, like 10.50'],
  ['Discount', discount, '10.555', 'Use at most two decimals, like 10.50'],
  ['Quantity', () => quantity('Kota doria saree'), '1o', 'Enter a quantity above zero'],
  ['Quantity', () => quantity('Kota doria saree'), '1234567890', 'The quantity is too large'],
])('%s that is no figure is no other figure: nothing is created', async (_, field, text, message) => {
  const at = await ready();
  enter(field(), text);
  fireEvent.blur(field());
  expect(field().value).toBe(text);
  await at.user.click(create());
  expect(cart().getByText(message)).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
});
