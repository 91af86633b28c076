import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { screenData } from '../drawer/testing.tsx';
import { answerProducts, asks, PRODUCTS, product, row, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

const ADDED = {
  createCatalogueItem: {
    __typename: 'CreateCatalogueItemSuccess',
    item: { __typename: 'Product', __isCatalogueItem: 'Product', id: 'p9', title: 'Kota dupatta' },
  },
};

/** Adds a product; the response says where it is in the list. */
async function add(address: string, cataloguePlace: object | null): Promise<AtRoute> {
  const at = visit(productsRoute, address);
  await answerProducts(at, { totalCount: 12 });
  await answerWith(at.environment, 'ItemDrawerQuery', screenData());
  await at.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Kota dupatta');
  await at.user.type(screen.getByRole('textbox', { name: /^Price/ }), '100');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await answerWith(at.environment, 'useSaveItemCreateMutation', ADDED);
  const { request } = await answerWith(at.environment, 'useSavedQuery', {
    viewer: { tenant: { id: 't1', cataloguePlace } },
  });
  expect(request.variables).toMatchObject({ item: 'p9', first: 10 });
  return at;
}

const onItsPage = { nodes: [...PRODUCTS.slice(0, 2), product('p9', 'Kota dupatta')], totalCount: 13 };

test('the list turns to the page of a product that was added, and marks it', async () => {
  const at = await add('/products?add=1', { page: 2 });
  await asks(at, 'ProductPageQuery', { first: 10, offset: 10 });
  await answerProducts(at, onItsPage);
  await waitFor(async () => expect((await row('Kota dupatta')).getAttribute('aria-current')).toBe('true'));
  expect(at.place()).toBe('/products?page=2');
});

test('on a phone too', async () => {
  setWidth(360);
  const at = await add('/products?add=1', { page: 2 });
  await asks(at, 'ProductPageQuery', { first: 10, offset: 10 });
  await answerProducts(at, onItsPage);
  const marked = await screen.findByRole('button', { name: /Kota dupatta/ });
  await waitFor(() => expect(marked.getAttribute('aria-current')).toBe('true'));
  expect(marked.textContent).toContain('12 in stock');
});

test('where the filter leaves it out, the list stays', async () => {
  const at = await add('/products?search=silk&add=1', null);
  await waitFor(() => expect(at.place()).toBe('/products?search=silk'));
});
