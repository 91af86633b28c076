import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, answerWithout } from '../../testing/answer.ts';
import { answerProducts, pageData, PRODUCTS, row, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

const QUERY = 'ProductPageQuery';

test('without the categories the list stands, and the filter offers all of them', async () => {
  const { environment } = visit(productsRoute, '/products');
  await answerWithout(environment, QUERY, pageData('products'), ['viewer.tenant.categories']);
  expect(await row('Leheriya')).toBeDefined();
  const choice = screen.getAllByRole('combobox', { name: 'Category' })[0] as HTMLElement;
  expect(within(choice).getAllByRole('option')).toHaveLength(1);
});

test('products that may not be seen are told where they would stand; the rest of the screen stays', async () => {
  const { environment } = visit(productsRoute, '/products?search=silk');
  await answerWithout(environment, QUERY, pageData('products'), ['viewer.tenant.products']);
  expect((await screen.findByRole('alert')).textContent).toContain('Your filters are kept.');
  expect(screen.getByRole('heading', { name: 'Products' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('silk');
});

test('a drawer whose item may not be seen says so, beside the list', async () => {
  const at = visit(productsRoute, '/products');
  await answerProducts(at);
  await at.user.click(await row('Leheriya'));
  await answerWithout(at.environment, 'OpenItemQuery', { node: null }, ['node']);
  const drawer = within(await screen.findByRole('complementary', { name: 'Product' }));
  expect(drawer.getByText('Failed to fetch products and services')).toBeDefined();
  await at.user.click(drawer.getByRole('button', { name: 'Retry' }));
  await answerWith(at.environment, 'OpenItemQuery', { node: { __isNode: 'Product', ...PRODUCTS[1] } });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Product' })).toBeNull());
  expect(await screen.findByRole('complementary', { name: /Leheriya/ })).toBeDefined();
});

test('points that may not be seen are not told as none', async () => {
  const at = visit(productsRoute, '/products?points=p1');
  await answerProducts(at);
  const node = {
    __typename: 'Product',
    __isNode: 'Product',
    id: 'p1',
    title: 'Bandhani silk dupatta',
    viewerCanAssignPoints: false,
    assignedPoints: null,
  };
  await answerWithout(at.environment, 'PointsDialogQuery', { node }, ['node.assignedPoints']);
  expect(await screen.findByText('Failed to load assigned points.')).toBeDefined();
  expect(screen.getByText('Leheriya georgette saree')).toBeDefined();
});
