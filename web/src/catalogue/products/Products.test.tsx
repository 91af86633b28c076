import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { fail } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { answerProducts, asks, bar, product, row, tick, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

const QUERY = 'ProductPageQuery';

async function open(
  address = '/products',
  answered: Parameters<typeof answerProducts>[1] = {},
): Promise<AtRoute> {
  const at = visit(productsRoute, address);
  await answerProducts(at, answered);
  return at;
}

test('shows what the till charges for each, an offer beside it unstruck, what is left, and what is on the market place', async () => {
  const at = visit(productsRoute, '/products');
  await asks(at, QUERY, { first: 10 });
  await answerProducts(at, { totalCount: 148 });
  expect((await row('Bandhani')).textContent).toMatch(/SKU-p1.*Sarees.*12.*5 %.*₹1,850\.00.*Added/);
  expect((await row('Leheriya')).textContent).toMatch(/3 left.*₹1,850\.00MRP ₹1,999\.00/);
  expect((await row('Mangalgiri')).textContent).toMatch(/Discontinued.*None left/);
  const offered = within(await row('Sanganeri'));
  expect(offered.getByText('₹1,295.00').closest('s')).toBeNull();
  expect(offered.getByText('₹1,150.00')).toBeDefined();
  expect(screen.getByText('148 products')).toBeDefined();
  expect(screen.getByText('1–4 of 148')).toBeDefined();
});

test('a business that thinks in points sees them in place of the categories', async () => {
  await open('/products', { capabilities: ['POINTS_COMMISSION'] });
  await row('Bandhani');
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toContain('Points');
  expect(headings).not.toContain('Category');
});

test('what is typed is searched after a pause, a filter at once, each from the first page', async () => {
  const at = await open('/products?page=3', { totalCount: 148 });
  await row('Bandhani');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'silk ' } });
  await asks(at, QUERY, { first: 10, filter: { search: 'silk' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Stock and status' }), {
    target: { value: 'stock:LOW' },
  });
  await asks(at, QUERY, { first: 10, filter: { search: 'silk', stock: 'LOW' } });
  expect(at.place()).toBe('/products?search=silk+&stock=LOW');
  fireEvent.change(screen.getByRole('combobox', { name: 'Stock and status' }), {
    target: { value: 'status:HIDDEN' },
  });
  await asks(at, QUERY, { first: 10, filter: { search: 'silk', statuses: ['HIDDEN'] } });
});

test('pages stand in the address', async () => {
  const at = await open('/products', { totalCount: 148 });
  await at.user.click(await screen.findByRole('button', { name: 'Next page' }));
  await asks(at, QUERY, { first: 10, offset: 10 });
  await answerProducts(at, { totalCount: 148 });
  expect(await screen.findByText('11–14 of 148')).toBeDefined();
  expect(at.place()).toBe('/products?page=2');
  await at.user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(at.place()).toBe('/products'));
});

test('none at all offers to add the first; none that matches offers to clear the filters', async () => {
  const at = await open('/products', { nodes: [] });
  expect(await screen.findByText('No products yet')).toBeDefined();
  const [, first] = screen.getAllByRole('button', { name: 'Add Product' });
  if (first) await at.user.click(first);
  await waitFor(() => expect(at.place()).toBe('/products?add=1'));
});

test('filters that nothing matches can be cleared', async () => {
  const at = await open('/products?search=xyz&stock=LOW', { nodes: [] });
  expect(await screen.findByText('Nothing found for “xyz”')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await asks(at, QUERY, { first: 10 });
  expect(at.place()).toBe('/products');
});

test('a page that nothing is left on leads back to the first', async () => {
  const at = await open('/products?page=4', { nodes: [], totalCount: 30 });
  await at.user.click(await screen.findByRole('button', { name: 'First page' }));
  await asks(at, QUERY, { first: 10 });
  expect(at.place()).toBe('/products');
});

test('a failure keeps filters and the rows before it, and Retry asks again', async () => {
  const at = await open();
  await row('Bandhani');
  fireEvent.change(screen.getByRole('combobox', { name: 'Stock and status' }), {
    target: { value: 'stock:LOW' },
  });
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch products and services')).toBeDefined();
  expect(screen.getByText(/^It broke\. Your filters are kept\. The data below is from/)).toBeDefined();
  expect(screen.getByText('Bandhani silk dupatta')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await asks(at, QUERY, { first: 10, filter: { stock: 'LOW' } });
  await answerProducts(at);
  await waitFor(() => expect(screen.queryByText('Failed to fetch products and services')).toBeNull());
});

test('who may only look may print labels and download, and has nothing to add or to change', async () => {
  const at = await open('/products', {
    nodes: [product('p1', 'Bandhani silk dupatta', { viewerCanEdit: false, viewerCanDelete: false })],
    rights: { mayAdd: false, mayEdit: false, mayDelete: false },
  });
  await row('Bandhani');
  expect(screen.queryByRole('button', { name: 'Add Product' })).toBeNull();
  await at.user.click(await tick('Bandhani silk dupatta'));
  const acts = (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(acts).toEqual(['QR labels', 'Download', '']);
  await at.user.click(screen.getByRole('button', { name: 'Actions for Bandhani silk dupatta' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Details', 'Stock and history', 'Add to QR panel']);
});

test('a phone gets the two facts that matter, and opens what is tapped', async () => {
  setWidth(360);
  const at = await open();
  expect((await screen.findAllByRole('listitem'))[2]?.textContent).toMatch(/Sanganeri.*₹1,295\.00/);
  const [, second] = await screen.findAllByRole('listitem');
  expect(second?.textContent).toMatch(/Leheriya georgette saree.*SKU-p2 · Sarees.*₹1,850\.00.*3 left/);
  await at.user.click(screen.getByRole('button', { name: /Leheriya/ }));
  await waitFor(() => expect(at.place()).toBe('/products?open=p2'));
});
