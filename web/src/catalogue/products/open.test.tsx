import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { answerProducts, PRODUCTS, row, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

const HEAD = 'OpenItemQuery';
const DETAIL = 'ItemDetailQuery';

const field = (name: string, label: string, options: readonly object[] = []) => ({ name, label, options });

const FORM = {
  id: 'f1',
  fields: [
    field('title', 'Title'),
    field('brand', 'Brand'),
    field('season', 'Season', [{ label: 'Wedding season', value: 'W' }]),
    field('wash', 'Wash care'),
  ],
};

const detailOf = (node: object | null) => ({
  viewer: { tenant: { id: 't1', form: FORM } },
  node: node && {
    __isNode: 'Product',
    __isCatalogueItem: 'Product',
    image: null,
    taxInclusive: true,
    gstFromSetting: true,
    percentagePoints: false,
    employeePercentage: '0',
    lowStock: '5',
    fields: [
      { name: 'title', value: 'Bandhani silk dupatta' },
      { name: 'brand', value: 'Fabindia' },
      { name: 'season', value: 'W' },
      { name: 'wash', value: '' },
    ],
    ...node,
  },
});

const isNode = (node: object) => ({ node: { __isNode: 'Product', ...node } });

async function open(address: string): Promise<AtRoute> {
  const at = visit(productsRoute, address);
  await answerProducts(at);
  return at;
}

const drawer = (name: string) => screen.findByRole('complementary', { name });

test('a row opens its product with all that is known of it, also by the shop’s own fields', async () => {
  const at = await open('/products');
  await at.user.click(await row('Leheriya'));
  await answerWith(at.environment, HEAD, isNode(PRODUCTS[1] ?? {}));
  await answerWith(at.environment, DETAIL, detailOf({ ...PRODUCTS[1], offer: '1700.00' }));
  const shown = within(await drawer('Leheriya georgette saree'));
  const text = (await shown.findByText('Brand')).closest('aside')?.textContent;
  expect(text).toMatch(/Price.*₹1,850\.00.*Offer.*₹1,700\.00.*MRP₹1,999\.00.*per pc, tax included/);
  expect(text).toMatch(/In stock \(pc\)3 left.*Low at5.*GST5 %, from the settings.*Points4/);
  expect(text).toMatch(/BrandFabindia.*SeasonWedding season/);
  expect(text).not.toMatch(/Wash care/);
  expect(at.place()).toBe('/products?open=p2');
});

test('arrows walk the list, and the product follows; Escape closes it', async () => {
  const at = await open('/products?open=p1');
  await answerWith(at.environment, HEAD, isNode(PRODUCTS[0] ?? {}));
  await drawer('Bandhani silk dupatta');
  await at.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(at.place()).toBe('/products?open=p2'));
  const { request } = await sentOperation(at.environment, HEAD);
  expect(request.variables).toEqual({ id: 'p2' });
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(at.place()).toBe('/products'));
});

test('after its menu is closed by Escape, the keys live on: X chooses it, Escape closes it', async () => {
  const at = await open('/products?open=p1');
  await answerWith(at.environment, HEAD, isNode(PRODUCTS[0] ?? {}));
  const shown = within(await drawer('Bandhani silk dupatta'));
  await at.user.click(shown.getByRole('button', { name: /^Actions for/ }));
  await hasFocus(await screen.findByRole('menu'));
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(at.place()).toBe('/products?open=p1');
  await at.user.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeDefined();
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(at.place()).toBe('/products'));
});

test('Edit leads to the form, by the button and from the menu', async () => {
  const at = await open('/products?open=p1');
  await answerWith(at.environment, HEAD, isNode(PRODUCTS[0] ?? {}));
  const shown = within(await drawer('Bandhani silk dupatta'));
  await at.user.click(shown.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(at.place()).toBe('/products?open=p1&edit=p1'));
});

test('one that is not there any more, and one that can not be fetched, are told in the drawer', async () => {
  const at = await open('/products?open=p7');
  await fail(at.environment, HEAD, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  const shown = within(await drawer('Product'));
  expect(shown.getByText('Failed to fetch products and services')).toBeDefined();
  await at.user.click(shown.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, HEAD, { node: null });
  expect(await screen.findByText('No longer available')).toBeDefined();
  // The list beside it is unchanged.
  expect(screen.getByText('Bandhani silk dupatta')).toBeDefined();
});

test('on a phone the product covers the list, and Back closes it', async () => {
  setWidth(360);
  const at = await open('/products');
  await at.user.click(await screen.findByRole('button', { name: /Bandhani/ }));
  await answerWith(at.environment, HEAD, isNode(PRODUCTS[0] ?? {}));
  const sheet = within(await screen.findByRole('dialog', { name: /Bandhani silk dupatta/ }));
  await at.user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(at.place()).toBe('/products'));
});
