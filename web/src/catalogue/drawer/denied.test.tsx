import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waiting } from '../../testing/answer.ts';
import { answerProducts, answerServices, visit } from '../list/testing.tsx';
import { productsRoute } from '../products/route.ts';
import { servicesRoute } from '../services/route.ts';

const LOOKS = { mayAdd: false, mayEdit: false, mayDelete: false };

test.each([
  ['/products?edit=p1', 'Edit product', 'Your role can look at this item, but not change it.'],
  ['/products?add=1', 'Add Product', 'Your role can look at this list, but not add to it.'],
  ['/services?add=1', 'Add Service', 'Your role can look at this list, but not add to it.'],
])('%s opens no form for whom it could only refuse, says why, and leads back', async (address, name, why) => {
  const isProducts = address.startsWith('/products');
  const at = visit(isProducts ? productsRoute : servicesRoute, address);
  await (isProducts ? answerProducts : answerServices)(at, { rights: LOOKS });
  const drawer = within(await screen.findByRole('dialog', { name }));
  expect(drawer.getByText(why)).toBeDefined();
  expect(drawer.getByText("You don't have access. Ask the owner.")).toBeDefined();
  expect(waiting(at.environment, 'ItemDrawerQuery')).toBe(0);
  await at.user.click(drawer.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(at.place()).toBe(address.replace(/\?.*/, '')));
});
