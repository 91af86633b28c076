import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, enter, lines, openCart, variant } from './testing.tsx';

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
