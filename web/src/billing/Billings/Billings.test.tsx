import { encodeBillingData } from '@galla/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import {
  addItem,
  cart,
  connection,
  DATA,
  inTenant,
  lines,
  openAddress,
  openCart,
  product,
  screenData,
  search,
  searchBox,
} from './testing.tsx';

const velvet = product('p9', 'Velvet shawl', '2100.00', { category: null });

const rows = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

test('without a customer in the address one goes to choose one', async () => {
  openAddress('/Billings');
  expect(await screen.findByText('The selection')).toBeDefined();
});

test.each(['not base64!', 'bm90IGpzb24', encodeBillingData({ ...DATA, contactId: '' })])(
  'with the parameter %j it says Invalid URL parameters, and leads back',
  async (data) => {
    const at = openAddress(`/Billings?data=${encodeURIComponent(data)}`);
    await answerWith(at.environment, 'BillingsQuery', {
      viewer: { mayEditProducts: false, mayEditServices: false, tenant: null },
    });
    expect(await screen.findByText('Invalid URL parameters')).toBeDefined();
    await at.user.click(screen.getByRole('link', { name: 'Choose type and customer' }));
    expect(await screen.findByText('The selection')).toBeDefined();
  },
);

test('a customer who is not there any more is missing', async () => {
  const at = openAddress(`/Billings?data=${encodeBillingData(DATA)}`);
  await answerWith(at.environment, 'BillingsQuery', { ...screenData({}), node: null });
  expect(
    await screen.findByText('Customer and employee information is missing. Please go back and select them.'),
  ).toBeDefined();
});

test('shows ten products a page with stock, GST, price and MRP, and the search has the focus', async () => {
  await openCart();
  expect(document.activeElement).toBe(searchBox());
  expect(screen.getByRole('tab', { name: 'All6' }).getAttribute('aria-selected')).toBe('true');
  expect(rows()[0]).toMatch(/Bandhani silk dupattaSKU-p1 · Sarees125 %.*₹1,850\.00MRP ₹1,950\.00/);
  expect(rows()[1]).toMatch(/3 left18 %/);
  expect(rows()[4]).toMatch(/None left/);
  expect(
    within(screen.getByRole('table')).queryByRole('button', { name: 'Add Mangalgiri check fabric' }),
  ).toBeNull();
  expect(screen.getByText('1–6 of 6')).toBeDefined();
  expect(cart().getByText(/billed by Rekha Yadav/).textContent).toBe('98290 41526 · billed by Rekha Yadav');
});

test('finds at the key and adds by Enter, once for each', async () => {
  const at = await openCart();
  search('kota');
  expect(rows()).toHaveLength(1);
  await at.user.keyboard('{Enter}{Enter}');
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/Kota doria saree₹3,890\.00 · GST 18 %.*₹9,180\.40/);
  expect(cart().getByText('1 item · quantity 2')).toBeDefined();
});

test('arrows walk the rows, and without a search Enter adds nothing by itself', async () => {
  const at = await openCart();
  await at.user.keyboard('{Enter}');
  expect(lines()).toHaveLength(0);
  await at.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(lines()[0]).toMatch(/Ajrakh modal fabric₹680\.00 \/ m/);
});

test('services have their tab, categories their choice, both in the address', async () => {
  const at = await openCart();
  await at.user.click(screen.getByRole('tab', { name: 'Service1' }));
  await at.user.click(await screen.findByRole('button', { name: 'Add Blouse stitching' }));
  expect(lines()[0]).toMatch(/Blouse stitching/);
  await waitFor(() => expect(at.place()).toMatch(/&tab=service$/));
  await at.user.click(screen.getByRole('tab', { name: 'Product5' }));
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fabric');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(at.place()).toMatch(/category=Fabric/));
});

test('a search finds products and services in one list, and the tabs narrow it', async () => {
  const at = await openCart();
  search('bl');
  expect(rows()[0]).toMatch(/Blouse stitching/);
  search('b');
  expect(rows()[0]).toMatch(/Bandhani/);
  expect(rows()[1]).toMatch(/Blouse stitching/);
  await at.user.click(screen.getByRole('tab', { name: 'Service1' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toMatch(/Blouse stitching/);
});

test('more than is in stock is not added, and it says how much there is', async () => {
  const at = await openCart();
  for (let press = 0; press < 4; press += 1) await addItem(at, 'kota');
  expect(lines()[0]).toMatch(/₹13,770\.60/);
  expect(await screen.findByText('Only 3 items available in stock')).toBeDefined();
  await addItem(at, 'mangalgiri');
  expect(lines()).toHaveLength(1);
  expect(await screen.findByText('Only 0 items available in stock')).toBeDefined();
});

test('a shop without GST shows none', async () => {
  const at = await openCart({ registration: 'NONE' });
  await addItem(at, 'kota');
  expect(screen.queryByText(/GST/)).toBeNull();
  expect(lines()[0]).toMatch(/^Kota doria saree₹3,890\.00₹3,890\.00/);
});

test('a service business has no products', async () => {
  await openCart({ capabilities: ['HIDES_PRODUCTS'] });
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  expect(rows()[0]).toMatch(/Blouse stitching/);
});

test('what memory does not know is asked of the server', async () => {
  const at = await openCart();
  search('velvet');
  // The answer is pending; Enter waits for it.
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await at.user.keyboard('{Enter}');
  expect(lines()).toHaveLength(0);
  const { request } = await answerWith(
    at.environment,
    'pagesProductsQuery',
    inTenant({ products: connection([velvet]) }),
  );
  expect(request.variables).toMatchObject({ filter: { search: 'velvet' } });
  await waitFor(() => expect(rows()[0]).toMatch(/Velvet shawl/));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test('nothing is found only once the server has said so', async () => {
  const at = await openCart();
  search('velour');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await answerWith(at.environment, 'pagesProductsQuery', inTenant({ products: connection([]) }));
  await answerWith(at.environment, 'pagesServicesQuery', inTenant({ services: connection([]) }));
  expect(await screen.findByText('Nothing found for “velour”')).toBeDefined();
});

test('a catalogue that can’t be loaded says so in its place, and is tried again', async () => {
  const at = openAddress(`/Billings?data=${encodeBillingData(DATA)}`);
  await fail(at.environment, 'pagesProductsQuery', unreachable('r1'));
  await answerWith(at.environment, 'BillingsQuery', screenData({}));
  const band = await screen.findByRole('alert');
  expect(band.textContent).toMatch(/Failed to fetch products and services/);
  await at.user.click(within(band).getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'pagesProductsQuery', inTenant({ products: connection([velvet]) }));
  await waitFor(() => expect(rows()[0]).toMatch(/Velvet shawl/));
});
