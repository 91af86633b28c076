import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { unreachable } from '../graph/failure.ts';
import { entry } from '../../catalogue/testing.ts';
import type { CatalogueEntry } from '../../catalogue/local/entry.ts';
import { storeSession } from '../session/store.ts';
import { shellRoute } from '../shell/route.tsx';
import { shellViewer } from '../shell/testing.ts';

vi.mock('../../local/clear.ts', () => ({ clearLocal: async () => undefined }));

const device = vi.hoisted(() => ({ kept: [] as CatalogueEntry[] }));
vi.mock(import('../../catalogue/local/keptShelf.ts'), () => ({
  shelfKeeper: (kind) => ({
    read: async () => device.kept.filter((entry) => entry.kind === kind),
    keep: () => undefined,
  }),
}));

const routes = [
  shellRoute(
    ['/Billing', '/Billing-History', '/products', '/sessions', '/SetingQRCodeResizer'].map((path) => ({
      path,
      element: <PageHeader title={`At ${path}`} />,
    })),
  ),
];

const MENUS: Record<string, string> = {
  BILLING: 'Billing',
  BILLING_HISTORY: 'Billing History',
  PRODUCTS: 'Products',
  SETTINGS: 'Your Settings',
};

const viewer = (opened: readonly string[]) =>
  shellViewer({
    menu: [{ name: '', items: opened.map((menu) => ({ menu, name: MENUS[menu] })) }],
    mayBill: opened.includes('BILLING'),
  });

const edges = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });

const FOUND = {
  customers: edges({ id: 'c1', name: 'Priya Nair', mobile: '9829041526' }),
  documents: edges({
    id: 'd1',
    type: 'ORDER',
    number: '26-27/O/00007',
    date: '2026-11-20T06:30:00Z',
    customerName: 'Priya Nair',
    total: '1250.00',
  }),
};

const found = (tenant: object) => ({ viewer: { __typename: 'Viewer', tenant: { id: 't1', ...tenant } } });

const field = () => screen.findByRole('combobox', { name: 'Screen, customer, item or bill' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const marked = () => screen.queryByRole('option', { selected: true });

/** Without a layout nothing takes the focus by itself; tests/browser checks that the field does. */
async function pressCtrlK({ user }: AtRoute): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await field());
}

async function openPalette(opened: readonly string[] = ['BILLING', 'BILLING_HISTORY']): Promise<AtRoute> {
  const at = renderAt('/sessions', routes);
  await answerWith(at.environment, 'ShellQuery', { viewer: viewer(opened) });
  await screen.findByRole('heading', { name: 'At /sessions' });
  await pressCtrlK(at);
  return at;
}

const customers = vi.hoisted(() => ({ kept: [] as { id: string; name: string; mobile: string }[] }));
vi.mock(import('../../customers/local/keptCustomers.ts'), async (original) => ({
  ...(await original()),
  readCustomers: async () =>
    customers.kept.map((one) => ({
      ...one,
      email: null,
      group: null,
      words: `${one.name.toLowerCase()} ${one.mobile}`,
    })),
}));

beforeEach(() => {
  device.kept = [];
  customers.kept = [];
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e_1' });
});

test('Ctrl K: what the person may open, and do from anywhere', async () => {
  await openPalette(['BILLING']);
  expect(options()).toEqual([
    'Billing',
    'Notifications',
    'Where you are logged in',
    'New invoice',
    'Add New Customer',
    'Dark colours',
    'Log out',
  ]);
  expect(within(screen.getByRole('group', { name: 'Screens' })).getAllByRole('option')).toHaveLength(3);
});

test('letters and arrows find a screen, Enter goes there, and next time it stands first', async () => {
  const { user, place } = await openPalette();
  await user.keyboard('bill');
  expect(options()).toEqual(['Billing', 'Billing History']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()?.textContent).toBe('Billing History');
  expect((await field()).getAttribute('aria-activedescendant')).toBe(marked()?.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/Billing-History'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.click(screen.getAllByRole('button', { name: /Search/ })[0] as HTMLElement);
  await field();
  const recent = within(screen.getByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Billing History']);
});

test('a customer and an order are found in one operation once the typing has paused, and open at their places', async () => {
  const { user, environment, place } = await openPalette();
  await user.keyboard('priya');
  const { request } = await sentOperation(environment, 'useFoundQuery');
  expect(request.variables).toEqual({
    text: 'priya',
    customers: true,
    products: false,
    services: false,
    documents: true,
  });
  expect(waiting(environment, 'useFoundQuery')).toBe(1);
  await answerWith(environment, 'useFoundQuery', found(FOUND));
  expect(options()).toEqual([
    'Priya Nair98290 41526',
    expect.stringMatching(/^26-27\/O\/00007Order · Priya Nair · 20 Nov/),
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 choices');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe('/Billing-History?type=ORDER&open=d1'));
});

test('only what the person may open is looked for, and nobody else sees where somebody was', async () => {
  const { user, environment, unmount, place } = await openPalette(['BILLING']);
  await user.keyboard('98290');
  const { request } = await sentOperation(environment, 'useFoundQuery');
  expect(request.variables).toMatchObject({ customers: true, documents: false });
  await answerWith(environment, 'useFoundQuery', found({ customers: FOUND.customers }));
  await user.click(await screen.findByRole('option', { name: /Priya/ }));
  await waitFor(() => expect(place()).toBe('/Billing?customer=c1'));
  unmount();
  storeSession({ access_token: 'u', tenant_schema: 's_1', emp_id: 'e_2' });
  const other = await openPalette([]);
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  await other.user.keyboard('98290');
  expect(await screen.findByText('Nothing found for “98290”')).toBeDefined();
  expect(waiting(other.environment, 'useFoundQuery')).toBe(0);
});

test('a product is found by its name or code, and opens on its list', async () => {
  const { user, environment, place } = await openPalette(['PRODUCTS']);
  await user.keyboard('kota');
  const { request } = await sentOperation(environment, 'useFoundQuery');
  expect(request.variables).toMatchObject({ products: true, services: false, documents: false });
  const product = { __typename: 'Product', __isCatalogueItem: 'Product' };
  const saree = {
    ...product,
    id: 'p1',
    title: 'Kota saree',
    sku: 'SAR-117',
    category: 'Sarees',
    price: '1250.00',
    mrp: '1299.00',
  };
  await answerWith(environment, 'useFoundQuery', found({ products: edges(saree) }));
  const products = within(await screen.findByRole('group', { name: 'Products' }));
  await user.click(
    products.getByRole('option', { name: /Kota saree.*SAR-117 · Sarees.*₹1,250.*MRP ₹1,299/ }),
  );
  await waitFor(() => expect(place()).toBe('/products?open=p1'));
});

test('an item that the device knows opens without the server, which adds what it finds below', async () => {
  device.kept = [entry({ id: 'p2', title: 'Kota doria saree' }), entry({ id: 'p3', title: 'Silk saree' })];
  const { user, environment, place } = await openPalette(['BILLING', 'PRODUCTS']);
  fireEvent.change(await field(), { target: { value: 'kota' } });
  expect(await screen.findByRole('option', { name: /^Kota doria saree/ })).toBeDefined();
  expect(options()).toHaveLength(1);
  const product = { __typename: 'Product', __isCatalogueItem: 'Product', sku: null, category: null };
  const items = [
    { ...product, id: 'p9', title: 'Kota suit, hidden', price: '900.00' },
    { ...product, id: 'p2', title: 'Kota doria saree', price: '1250.00' },
  ];
  const customers = edges({ id: 'c1', name: 'Kota Rao', mobile: '9829041526' });
  await answerWith(environment, 'useFoundQuery', found({ products: edges(...items), customers }));
  expect(options().map((option) => option?.replace(/[₹9].*/, ''))).toEqual([
    expect.stringMatching(/^Kota doria saree/),
    'Kota suit, hidden',
    'Kota Rao',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/products?open=p2'));
});

test('screens and acts are ranked as all else: names that begin so before names that have it', async () => {
  await openPalette();
  fireEvent.change(await field(), { target: { value: 'lo' } });
  expect(options()).toEqual(['Where you are logged in', 'Log out', 'Dark colours']);
});

test('a screen is found by the word that people use for it, after those that are named so', async () => {
  await openPalette(['BILLING', 'BILLING_HISTORY', 'PRODUCTS']);
  fireEvent.change(await field(), { target: { value: 'saree' } });
  expect(options()).toEqual(['Products']);
  fireEvent.change(await field(), { target: { value: 'whatsapp' } });
  expect(options()).toEqual(['Billing History']);
});

test('a tab of the settings is found by what stands on it, and opens there', async () => {
  const { user, place } = await openPalette(['SETTINGS']);
  expect(screen.queryByRole('option', { name: /Bills and tax/ })).toBeNull();
  fireEvent.change(await field(), { target: { value: 'gstin' } });
  expect(options()).toEqual(['Bills and taxYour Settings']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe('/SetingQRCodeResizer?tab=bills'));
});

test('when the server can’t be asked the screens stay, and Retry asks again', async () => {
  const { user, environment } = await openPalette();
  await user.keyboard('bill');
  await fail(environment, 'useFoundQuery', unreachable('r'));
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
  expect(options()).toEqual(['Billing', 'Billing History']);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answerWith(environment, 'useFoundQuery', found(FOUND));
  expect(await screen.findByRole('option', { name: /^Priya Nair/ })).toBeDefined();
});

test('while the server can’t be asked, customers come from this device', async () => {
  customers.kept = [
    { id: 'c1', name: 'Priya Nair', mobile: '9829041526' },
    { id: 'c2', name: 'Ravi Menon', mobile: '9829041527' },
  ];
  const { user, environment } = await openPalette();
  await user.keyboard('priya');
  await fail(environment, 'useFoundQuery', unreachable('r'));
  expect(await screen.findByRole('option', { name: /^Priya Nair/ })).toBeDefined();
  expect(options()).toHaveLength(1);
  expect(screen.getByText('Offline: from this device')).toBeDefined();
});

test('acts: logging out asks as everywhere, and a new customer has its dialog', async () => {
  const at = await openPalette();
  const { user } = at;
  await user.keyboard('log out{Enter}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await pressCtrlK(at);
  await user.keyboard('new cust{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeDefined();
});

test('Enter pressed before the answer is there waits for it', async () => {
  const { user, environment, place } = await openPalette();
  await user.keyboard('priya{Enter}');
  await answerWith(environment, 'useFoundQuery', found(FOUND));
  await waitFor(() => expect(place()).toBe('/Billing?customer=c1'));
});

test('until the answer is there, Enter does not open what was found for other letters', async () => {
  const { user, environment, place } = await openPalette();
  await user.keyboard('pri');
  await answerWith(environment, 'useFoundQuery', found(FOUND));
  await user.keyboard('mary{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  await answerWith(environment, 'useFoundQuery', found({ customers: edges(), documents: edges() }));
  expect(await screen.findByText('Nothing found for “primary”')).toBeDefined();
  expect(place()).toBe('/sessions');
});

test('Enter on a name with a letter wrong waits for the server, whose hit it takes where that has the name', async () => {
  device.kept = [entry({ id: 'p2', title: 'Kesari saree' })];
  const { user, environment, place } = await openPalette(['BILLING', 'PRODUCTS']);
  await user.keyboard('kesar');
  await user.keyboard('o');
  expect(await screen.findByRole('option', { name: /^Kesari saree/ })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/sessions');
  const customers = edges({ id: 'c1', name: 'Kesaro Rao', mobile: '9829041526' });
  await answerWith(environment, 'useFoundQuery', found({ products: edges(), customers }));
  await waitFor(() => expect(place()).toBe('/Billing?customer=c1'));
});

test('Enter on a name with a letter wrong opens what the device found, once the server knows nothing better', async () => {
  device.kept = [entry({ id: 'p2', title: 'Kesari saree' })];
  const { user, environment, place } = await openPalette(['BILLING', 'PRODUCTS']);
  await user.keyboard('kesaro{Enter}');
  await answerWith(environment, 'useFoundQuery', found({ products: edges(), customers: edges() }));
  await waitFor(() => expect(place()).toBe('/products?open=p2'));
});

test('a word of the bazaar is one of the shop’s trade: a boutique knows “odhni”, and no “cheeni”', async () => {
  device.kept = [entry({ id: 'p2', title: 'Silk dupatta' }), entry({ id: 'p3', title: 'Madhur sugar' })];
  await openPalette(['PRODUCTS']);
  fireEvent.change(await field(), { target: { value: 'odhni' } });
  expect(await screen.findByRole('option', { name: /^Silk dupatta/ })).toBeDefined();
  fireEvent.change(await field(), { target: { value: 'cheeni' } });
  expect(screen.queryByRole('option')).toBeNull();
});
