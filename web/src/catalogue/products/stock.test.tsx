import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentOperation } from '../../testing/answer.ts';
import { answerProducts, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

test.each([
  ['/products?stockOf=p1&stockVariant=v1', { variants: ['v1'] }],
  ['/products?stockOf=p1', null],
])('the stock panel at %s begins with what its address names', async (address, filter) => {
  const at = visit(productsRoute, address);
  await answerProducts(at);
  const { request } = await sentOperation(at.environment, 'StockBodyQuery');
  expect(request.variables).toEqual({ product: 'p1', filter });
  await at.user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(at.place()).toBe('/products');
});
