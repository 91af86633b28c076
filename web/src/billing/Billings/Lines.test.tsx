import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, waiting } from '../../testing/answer.ts';
import {
  addItem,
  cart,
  enter,
  GOODS,
  lines,
  openCart,
  quantity,
  scan,
  searchBox,
  variant,
  create,
} from './testing.tsx';
import { advance, choose, discount, input, MUTATION, ready, total } from './testingCreate.tsx';
import type { AtRoute } from '../../testing/render.tsx';

test('F2 goes to the quantity, Enter back to the search; F8 turns the mode, F4 goes to the discount', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  await at.user.keyboard('{F2}');
  expect(document.activeElement).toBe(quantity('Kota doria saree'));
  enter(quantity('Kota doria saree'), '2');
  await at.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(searchBox());
  await at.user.keyboard('{F8}');
  expect(cart().getByRole<HTMLInputElement>('radio', { name: 'Cash' }).checked).toBe(true);
  await at.user.keyboard('{F8}{F4}');
  expect(cart().getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true);
  expect(document.activeElement).toBe(cart().getByRole('textbox', { name: 'Discount' }));
  expect(lines()[0]).toMatch(/₹9,180\.40/);
});

test('a scanner adds from anywhere and never types into a quantity', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  quantity('Kota doria saree').focus();
  scan(quantity('Kota doria saree'), '890p3');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[1]).toMatch(/Ajrakh modal fabric/);
  expect(quantity('Kota doria saree').value).toBe('1');
  expect(waiting(at.environment, 'useFindCodeQuery')).toBe(0);
});

test('the cart scrolls to the line that something was added to, and the newest may stand on top', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = () => (scrolled.mock.contexts.at(-1) as Element).textContent;
  const at = await openCart();
  await addItem(at, 'kota');
  await addItem(at, 'ajrakh');
  expect(shown()).toMatch(/Ajrakh modal fabric/);
  await addItem(at, 'kota');
  expect(shown()).toMatch(/Kota doria saree/);
  await at.user.click(cart().getByRole('button', { name: 'Newest on top' }));
  expect(lines()[0]).toMatch(/Ajrakh modal fabric/);
  await at.user.click(cart().getByRole('button', { name: 'Newest on top', pressed: true }));
  expect(lines()[0]).toMatch(/Kota doria saree/);
  scrolled.mockRestore();
});

test('a code that memory does not know is looked up: the code of a variant adds the variant', async () => {
  const at = await openCart();
  scan(document.body, 'KUR-M-0001');
  const { request } = await answerWith(at.environment, 'useFindCodeQuery', {
    viewer: { tenant: { id: 't1', scan: { product: GOODS.kurti, variant: variant('v1', 'M', '2') } } },
  });
  expect(request.variables).toEqual({ code: 'KUR-M-0001' });
  await waitFor(() => expect(lines()[0]).toMatch(/A-line kurti \(KUR-M\)/));
});

test.each([
  ['a code that nothing has', 'Item not found locally or on the server'],
  ['a look-up that fails', 'Failed to fetch item details from server'],
])('%s is told', async (what, message) => {
  const at = await openCart();
  scan(document.body, '0000000000000');
  if (what === 'a code that nothing has') {
    await answerWith(at.environment, 'useFindCodeQuery', { viewer: { tenant: { id: 't1', scan: null } } });
  } else await fail(at.environment, 'useFindCodeQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(message)).toBeDefined();
  expect(lines()).toHaveLength(0);
});

test('clearing the cart asks first', async () => {
  const at = await openCart();
  expect(screen.queryByRole('button', { name: 'Clear cart' })).toBeNull();
  await addItem(at, 'kota');
  await at.user.click(screen.getByRole('button', { name: 'Clear cart' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await at.user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(lines()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await at.user.click(screen.getByRole('button', { name: 'Clear cart' }));
  await at.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear cart' }),
  );
  await waitFor(() => expect(lines()).toHaveLength(0));
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

const variants = {
  node: {
    __typename: 'Product',
    __isNode: 'Product',
    id: 'p4',
    variants: [variant('v1', 'M', '2'), variant('v2', 'L', '1')],
  },
};

async function openVariants(): Promise<AtRoute> {
  const at = await openCart();
  await addItem(at, 'kurti');
  await screen.findByRole('dialog', { name: 'Select Variant' });
  return at;
}

const chosen = (size: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: `Quantity, A-line kurti KUR-${size}` });

test('a product with variants asks how many of which', async () => {
  const at = await openVariants();
  const { request } = await answerWith(at.environment, 'VariantFormQuery', variants);
  expect(request.variables).toEqual({ id: 'p4' });
  await at.user.click(await screen.findByRole('button', { name: /Add to cart/ }));
  expect(screen.getByRole('alert').textContent).toBe('Please add a quantity to at least one variant');
  enter(chosen('M'), '2');
  enter(chosen('L'), '2');
  expect(screen.getByText('Only 1 items available in stock')).toBeDefined();
  enter(chosen('L'), '1');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[0]).toMatch(/A-line kurti \(KUR-M\).*₹3,129\.00/);
  expect(lines()[1]).toMatch(/A-line kurti \(KUR-L\).*₹1,564\.50/);
});

test('opened again it shows what is in the cart, and none of it takes it out', async () => {
  const at = await openVariants();
  await answerWith(at.environment, 'VariantFormQuery', variants);
  await screen.findByRole('button', { name: /Add to cart/ });
  enter(chosen('M'), '1');
  enter(chosen('L'), '1');
  await at.user.click(screen.getByRole('button', { name: /Add to cart/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await addItem(at, 'kurti');
  await answerWith(at.environment, 'VariantFormQuery', variants);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /KUR-M$/ })).value).toBe('1');
  enter(chosen('M'), '0');
  await at.user.click(screen.getByRole('button', { name: /Add to cart/ }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(lines()[0]).toMatch(/KUR-L/);
});

test('variants that can’t be loaded are tried again', async () => {
  const at = await openVariants();
  await fail(at.environment, 'VariantFormQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  const band = await screen.findByRole('alert');
  expect(band.textContent).toMatch(/Failed to load variants/);
  await at.user.click(within(band).getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'VariantFormQuery', variants);
  expect(await screen.findByText('KUR-M · ₹1,490.00 · 2 in stock')).toBeDefined();
});
