import { screen, waitFor, within } from '@testing-library/react';
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
} from './testing.tsx';

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
