import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, cart, lines, openCart, search } from './testing.tsx';

const PRICE = 'useUpdatePriceMutation';
const STOCK = 'useCorrectStockMutation';

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

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

/** Fills in fields by the start of their labels: the reason's fields appear once the stock is changed. */
const edit = async (at: AtRoute, values: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    const field = await dialog('Edit Quantity and Price').findByLabelText(new RegExp(`^${label}`));
    fireEvent.change(field, { target: { value: text } });
  }
  await at.user.click(dialog('Edit Quantity and Price').getByRole('button', { name: 'Save' }));
};

test('another quantity alone is taken at once', async () => {
  const at = await openEditor();
  await edit(at, { Quantity: '2.5' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹680\.00 \/ m.*₹1,785\.00/);
  expect(cart().getByText('1 item · quantity 2.5')).toBeDefined();
});

test('too much, no number, no price: told at the field', async () => {
  const at = await openEditor();
  await edit(at, { Quantity: '43', Price: 'free' });
  expect(await screen.findByText('Only 42.5 items available in stock')).toBeDefined();
  expect(screen.getByText('Enter an amount in rupees, like 10.50')).toBeDefined();
});

test('ten digits and three decimals: what is wrong with them is told', async () => {
  const at = await openEditor();
  await edit(at, { Quantity: '1234567890', Price: '10.555' });
  expect(await screen.findByText('The quantity is too large')).toBeDefined();
  expect(screen.getByText('Use at most two decimals, like 10.50')).toBeDefined();
});

test('another price may hold for this bill only', async () => {
  const at = await openEditor();
  await edit(at, { Price: '700' });
  await at.user.click(await screen.findByRole('button', { name: 'Only this bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹700\.00 \/ m/);
  expect(waiting(at.environment, PRICE)).toBe(0);
});

test('a permanent save is one write: the price, and the stock with the figure that it was based on', async () => {
  const at = await openEditor();
  await edit(at, { Price: '700', 'In stock': '40' });
  expect(await screen.findByText('Please choose a reason.')).toBeDefined();
  await edit(at, { Reason: 'DAMAGED', Note: ' wet ' });
  expect(await screen.findByText('A stock correction is saved only with Permanent save.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Permanent save' }));
  expect(await sentInput(at.environment, PRICE)).toMatchObject({
    item: 'p3',
    price: '700.00',
    stock: { available: '40', expectedAvailable: '42.5', reason: 'DAMAGED', note: 'wet' },
  });
  expect(waiting(at.environment, STOCK)).toBe(0);
  await answerWith(at.environment, PRICE, {
    updatePrice: {
      __typename: 'UpdatePriceSuccess',
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
  await fail(at.environment, PRICE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update item')).toBeDefined();
  expect(screen.getByRole('alertdialog', { name: 'Save Changes' })).toBeDefined();
});

test.each([
  ['stock alone', {}, STOCK, 'correctStock'],
  ['stock with a price', { Price: '700' }, PRICE, 'updatePrice'],
])('%s that was sold meanwhile: the figure of now stands in the cart', async (_what, price, name, field) => {
  const at = await openEditor();
  await edit(at, { ...price, 'In stock': '40', Reason: 'COUNTED' });
  await at.user.click(await screen.findByRole('button', { name: 'Permanent save' }));
  await answerWith(at.environment, name, {
    [field]: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      message: 'Changed.',
      currentStock: '12',
    },
  });
  expect(await screen.findByText('Failed to update item. Changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog('Edit Quantity and Price').getByText('12 in stock')).toBeDefined();
});
