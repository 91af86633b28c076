import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import {
  addItem,
  cart,
  enter,
  GOODS,
  lines,
  openCart,
  quantity,
  scan,
  search,
  searchBox,
} from './testing.tsx';

const UPDATE = 'useUpdateItemMutation';

const variant = (id: string, size: string, available: string) => ({
  id,
  sku: `KUR-${size}`,
  price: '1490.00',
  gstPercentage: '5',
  available,
  size,
  color: null,
  power: null,
  coating: null,
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

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
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
  expect(lines()[0]).toMatch(/A-line kurti \(KUR-M\).*₹2,980\.00/);
  expect(lines()[1]).toMatch(/A-line kurti \(KUR-L\).*₹1,490\.00/);
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

async function openEditor(mayEditProducts = true): Promise<AtRoute> {
  const at = await openCart({ mayEditProducts });
  await addItem(at, 'fabric');
  await addItem(at, 'ajrakh');
  await at.user.click(
    cart().getByRole('button', { name: /^Edit quantity and price of Ajrakh modal fabric/ }),
  );
  await screen.findByRole('dialog', { name: 'Edit Quantity and Price' });
  return at;
}

const edit = async (at: AtRoute, values: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    fireEvent.change(dialog('Edit Quantity and Price').getByLabelText(label), { target: { value: text } });
  }
  await at.user.click(dialog('Edit Quantity and Price').getByRole('button', { name: 'Save' }));
};

test('another quantity alone is taken at once', async () => {
  const at = await openEditor();
  await edit(at, { Quantity: '2.5' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹680\.00 \/ m.*₹1,700\.00/);
  expect(cart().getByText('1 item · quantity 2.5')).toBeDefined();
});

test('too much, no number, no price: told at the field', async () => {
  const at = await openEditor();
  await edit(at, { Quantity: '43', Price: 'free' });
  expect(await screen.findByText('Only 42.5 items available in stock')).toBeDefined();
  expect(screen.getByText('Enter a price in rupees')).toBeDefined();
});

test('another price may hold for this bill only', async () => {
  const at = await openEditor();
  await edit(at, { Price: '700' });
  await at.user.click(await screen.findByRole('button', { name: 'Only this bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹700\.00 \/ m/);
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

test('a permanent save sends price and stock with the figure that it was based on', async () => {
  const at = await openEditor();
  await edit(at, { Price: '700', 'In stock': '40' });
  expect(await screen.findByText('A corrected stock is kept by the permanent save only.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Permanent save' }));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    item: 'p3',
    price: '700.00',
    available: '40',
    expectedAvailable: '42.5',
  });
  await answerWith(at.environment, UPDATE, {
    updateCatalogueItem: {
      __typename: 'UpdateCatalogueItemSuccess',
      item: { __typename: 'Product', id: 'p3', price: '700.00', available: '40', variants: [] },
    },
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹700\.00 \/ m/);
  search('ajrakh');
  expect(within(screen.getByRole('table')).getByText('40')).toBeDefined();
});

test('without Edit on Products a permanent save is not open, and says why', async () => {
  const at = await openEditor(false);
  expect(dialog('Edit Quantity and Price').queryByLabelText('In stock')).toBeNull();
  await edit(at, { Price: '700' });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Permanent save' });
  expect(save.disabled).toBe(true);
  expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needs the right to edit products',
  );
});

test('a save that fails is told, and what was typed stays', async () => {
  const at = await openEditor();
  await edit(at, { Price: '700' });
  await at.user.click(await screen.findByRole('button', { name: 'Permanent save' }));
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update item')).toBeDefined();
  expect(screen.getByRole('alertdialog', { name: 'Save Changes' })).toBeDefined();
});

test('stock that was sold meanwhile: the figure of now stands in the cart', async () => {
  const at = await openEditor();
  await edit(at, { 'In stock': '40' });
  await at.user.click(await screen.findByRole('button', { name: 'Permanent save' }));
  await answerWith(at.environment, UPDATE, {
    updateCatalogueItem: { __typename: 'ChangedMeanwhile', message: 'Changed.', currentStock: '12' },
  });
  expect(await screen.findByText('Failed to update item. Changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog('Edit Quantity and Price').getByText('12 in stock')).toBeDefined();
});

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
  expect(lines()[0]).toMatch(/₹7,780\.00/);
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
])('%s is told', async (what, told) => {
  const at = await openCart();
  scan(document.body, '0000000000000');
  if (what === 'a code that nothing has') {
    await answerWith(at.environment, 'useFindCodeQuery', { viewer: { tenant: { id: 't1', scan: null } } });
  } else await fail(at.environment, 'useFindCodeQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(told)).toBeDefined();
  expect(lines()).toHaveLength(0);
});

test('clearing the cart asks first', async () => {
  const at = await openCart();
  expect(screen.queryByRole('button', { name: 'Clear cart' })).toBeNull();
  await addItem(at, 'kota');
  expect(screen.getByText('Draft kept on this device')).toBeDefined();
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
