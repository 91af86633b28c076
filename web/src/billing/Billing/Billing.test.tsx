import { decodeBillingData, encodeBillingData } from '@galla/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answer, answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { billingRoute } from './route.ts';

/** What the device keeps. */
const { kept } = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../../local/listDrafts.ts', () => ({ listDrafts: () => Promise.resolve(kept) }));

const PRIYA = {
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  group: 'Regular',
  pending: '1200.00',
  lastVisit: '2026-11-17T10:00:00Z',
};
const FATIMA = {
  id: 'c2',
  name: 'Fatima Sheikh',
  mobile: '9414077320',
  group: 'Bridal',
  pending: '0.00',
  lastVisit: null,
};

interface Rights {
  mayBill: boolean;
  mayAddCustomers: boolean;
}
const ALL: Rights = { mayBill: true, mayAddCustomers: true };

const tenant = (customers: object[], total = customers.length, rights = ALL) => ({
  Viewer: () => rights,
  Tenant: () => ({
    id: 't1',
    employees: [
      { id: 'e1', fullName: 'Rekha Yadav' },
      { id: 'e2', fullName: 'Kavita Meena' },
    ],
    customers: {
      totalCount: total,
      edges: customers.map((node) => ({ node, cursor: 'x' })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }),
});

const bill = (number: string, total: string, pending: string, status: string) => ({
  node: { id: number, number, date: '2026-11-17T10:00:00Z', total, pending, status },
});

const PRIYA_NODE = { __typename: 'Customer', __isNode: 'Customer', ...PRIYA };

const details = {
  node: {
    ...PRIYA_NODE,
    billCount: 14,
    documents: {
      totalCount: 14,
      edges: [
        bill('26-27/A/00398', '3860.00', '1200.00', 'PARTIAL'),
        bill('26-27/A/00341', '2145.00', '0.00', 'PAID'),
      ],
    },
  },
};

beforeEach(() => {
  kept.length = 0;
  localStorage.setItem('access_token', 'token');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(
  address = '/Billing',
  customers: object[] = [PRIYA, FATIMA],
  rights = ALL,
): Promise<AtRoute> {
  const at = renderAt(address, [
    billingRoute,
    { path: '/Billings', element: <p>The cart</p> },
    { path: '/QuickBill', element: <p>Quick bill</p> },
  ]);
  await answer(at.environment, 'BillingQuery', tenant(customers, customers.length, rights));
  await screen.findByRole('searchbox');
  return at;
}

const search = (): HTMLInputElement => screen.getByRole('searchbox');
/** At once: typed letter by letter on a busy machine, a part of it may be asked for. */
const type = (text: string): void => void fireEvent.change(search(), { target: { value: text } });
const rows = (): string[] =>
  within(screen.getByRole('table', { name: 'Customers' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
const address = (at: AtRoute): URLSearchParams => new URL(at.place(), 'http://galla').searchParams;
const mainAct = () => screen.getByRole('button', { name: /Select & Continue/ });

test('shows who came last, with what each has to pay, and the search has the focus', async () => {
  await open();
  expect(globalThis.document.activeElement).toBe(search());
  expect(rows()[0]).toMatch(/Priya Agarwal98290 41526Regular.*₹1,200\.00/);
  expect(rows()[1]).toMatch(/Fatima Sheikh.*Never.*Nothing/);
  expect(screen.getByText('2 customers')).toBeDefined();
});

test('filters at the key, and asks the server once the typing pauses', async () => {
  const at = await open();
  type('fati');
  expect(rows()).toHaveLength(1);
  const asked = await sentOperation(at.environment, 'BillingQuery');
  expect(asked.request.variables).toMatchObject({ search: 'fati' });
  expect(address(at).get('search')).toBe('fati');
  await answer(
    at.environment,
    'BillingQuery',
    tenant([FATIMA, { ...FATIMA, id: 'c9', name: 'Fatima Khan' }]),
  );
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('finds by a part of the mobile, however it is typed', async () => {
  const at = await open();
  await at.user.type(search(), '94140 773');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/Fatima/);
});

test('arrows and Enter choose; the column tells what one wants to know before billing', async () => {
  const at = await open();
  await at.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  const { request } = await answerWith(at.environment, 'ChosenCustomerQuery', details);
  expect(request.variables).toEqual({ id: 'c1' });
  const column = await screen.findByRole('complementary', { name: 'Chosen customer' });
  expect(await within(column).findByText('Bills so far')).toBeDefined();
  expect(column.textContent).toMatch(/14.*Last bill₹3,860\.00, 17 Nov.*Still to payPartial/);
  expect(within(column).getByRole('link', { name: 'All 14' }).getAttribute('href')).toBe(
    '/Billing-History?search=9829041526',
  );
  expect(within(column).getByText('Invoice for Priya Agarwal')).toBeDefined();
});

test('goes on to the cart with who is billed, by whom and what, in the address', async () => {
  const at = await open();
  await at.user.click(screen.getByText('Priya Agarwal'));
  await at.user.selectOptions(screen.getByLabelText(/Billed by/), 'Kavita Meena');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await answerWith(at.environment, 'useContinueQuery', { node: PRIYA_NODE });
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(decodeBillingData(address(at).get('data') ?? '')).toEqual({
    contactId: 'c1',
    contactName: 'Priya Agarwal',
    contactMobile: '9829041526',
    employeeId: 'e2',
    employeeName: 'Kavita Meena',
    option: 'invoice',
  });
});

test('a quick bill goes to its own screen', async () => {
  const at = await open('/Billing?customer=c1');
  await at.user.click(screen.getByRole('radio', { name: /Quick Bill/ }));
  await at.user.click(mainAct());
  await answerWith(at.environment, 'useContinueQuery', { node: PRIYA_NODE });
  expect(await screen.findByText('Quick bill')).toBeDefined();
  expect(decodeBillingData(address(at).get('data') ?? '')?.option).toBe('proposal');
});

test('with nobody chosen it says so, and goes nowhere', async () => {
  const at = await open();
  await at.user.click(mainAct());
  expect(screen.getByRole('alert').textContent).toBe('Please select both an option and a customer');
  expect(at.place()).toBe('/Billing');
});

test('type, customer, employee and search survive a reload', async () => {
  await open('/Billing?type=order&customer=c1&employee=e1&search=pri');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Order/ }).checked).toBe(true);
  expect(search().value).toBe('pri');
  expect(screen.getByLabelText<HTMLSelectElement>(/Billed by/).value).toBe('e1');
});

test('carts that are kept on this device are listed, and their customers are marked', async () => {
  const data = encodeBillingData({
    contactId: 'c2',
    contactName: 'Fatima Sheikh',
    contactMobile: '9414077320',
    option: 'order',
  });
  kept.push({ data, lines: [{}, {}] }, { data: 'nothing', lines: [] }, undefined);
  const at = await open();
  const carts = within(await screen.findByRole('navigation', { name: 'Open carts' }));
  expect(screen.getByRole('row', { name: /Fatima Sheikh.*Open cart/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /Priya Agarwal.*Open cart/ })).toBeNull();
  await at.user.click(carts.getByRole('link', { name: 'Fatima Sheikh · Order · 2 items' }));
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(address(at).get('data')).toBe(data);
});

test('1, 2 and 3 choose the type, but in the search they are typed', async () => {
  const at = await open();
  await at.user.type(search(), '2');
  expect(search().value).toBe('2');
  search().blur();
  await at.user.keyboard('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Order/ }).checked).toBe(true);
});

test('a customer that can’t be loaded leaves the rest of the screen, and is tried again', async () => {
  const at = await open('/Billing?customer=c1');
  await fail(at.environment, 'ChosenCustomerQuery', unreachable('r1'));
  const band = await screen.findByRole('alert');
  expect(band.textContent).toMatch(/Failed to fetch customer data/);
  expect(rows()).toHaveLength(2);
  await at.user.click(within(band).getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'ChosenCustomerQuery', details);
  expect(await screen.findByText('Bills so far')).toBeDefined();
});

test('while the server is asked nobody is said to be missing, and Enter waits for the answer', async () => {
  const at = await open();
  type('zoya');
  await at.user.keyboard('{Enter}');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Add “/ })).toBeNull();
  expect(screen.getByText('Loading…')).toBeDefined();
  const found = ['Zoya Khan', 'Zoya Ali'].map((name, at) => ({ ...FATIMA, id: `z${at}`, name }));
  await answer(at.environment, 'BillingQuery', tenant(found));
  await waitFor(() => expect(address(at).get('customer')).toBe('z0'));
});

test('by a name Enter takes the first of the answer, by a whole number who is known here at once', async () => {
  const at = await open('/Billing', [{ ...PRIYA, name: 'Rajesh Agarwal' }, FATIMA]);
  type('ramesh');
  expect(rows()[0]).toMatch(/Rajesh/);
  await at.user.keyboard('{Enter}');
  const ramesh = { ...FATIMA, id: 'c7', name: 'Ramesh Nair', mobile: '9829000000' };
  await answer(at.environment, 'BillingQuery', tenant([ramesh]));
  await waitFor(() => expect(address(at).get('customer')).toBe('c7'));
  type('94140 77320');
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(address(at).get('customer')).toBe('c2'));
});

test('a search that fails says so at the hits, keeps who is chosen, and is tried again', async () => {
  const at = await open('/Billing?customer=c1&type=order');
  const box = search();
  type('fat');
  await fail(at.environment, 'BillingQuery', unreachable('r1'));
  const band = (await screen.findByText('Failed to fetch customer data.')).closest('[role=alert]');
  expect(rows()).toEqual([expect.stringMatching(/Fatima/)]);
  expect(search()).toBe(box);
  expect(search().value).toBe('fat');
  expect(address(at).get('customer')).toBe('c1');
  await at.user.click(within(band as HTMLElement).getByRole('button', { name: /Retry/ }));
  await answer(at.environment, 'BillingQuery', tenant([FATIMA, { ...FATIMA, id: 'c8', name: 'Asha Fati' }]));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByText('Failed to fetch customer data.')).toBeNull();
});

test('where a search fails nobody is chosen by an Enter that waited, and nobody is said to be missing', async () => {
  const at = await open();
  type('zoya');
  await at.user.keyboard('{Enter}');
  await fail(at.environment, 'BillingQuery', unreachable('r1'));
  await screen.findByText('Failed to fetch customer data.');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await at.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address(at).get('customer')).toBeNull();
});

test('the keyboard’s row stays the same person when the answer puts another above', async () => {
  const at = await open('/Billing', [PRIYA, { ...FATIMA, name: 'Priya Sheikh' }]);
  type('priya');
  await at.user.keyboard('{ArrowDown}');
  const first = { ...FATIMA, id: 'c7', name: 'Priya Nair' };
  const second = { ...FATIMA, name: 'Priya Sheikh' };
  await answer(at.environment, 'BillingQuery', tenant([first, PRIYA, second]));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(address(at).get('customer')).toBe('c2'));
});

test('who was found before is found again at the key, the name’s beginning first', async () => {
  const at = await open('/Billing', [{ ...FATIMA, id: 'c8', name: 'Asha Fati' }, PRIYA]);
  type('fati');
  await answer(at.environment, 'BillingQuery', tenant([FATIMA]));
  await waitFor(() => expect(rows()[0]).toMatch(/Fatima/));
  type('fat');
  expect(rows().map((row) => row.replace(/\d.*/, ''))).toEqual(['FSFatima Sheikh', 'AFAsha Fati']);
});

test('nobody found offers to add what was typed', async () => {
  const at = await open();
  type('Zoya');
  await answer(at.environment, 'BillingQuery', tenant([]));
  expect(screen.getByText('Nothing found for “Zoya”')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Add “Zoya”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Customer' });
  const name = await within(dialog).findByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('Zoya');
});

test('on a phone the chosen row carries a tick, and who bills stands above the button', async () => {
  setWidth(360);
  const at = await open();
  expect(globalThis.document.activeElement).toBe(search());
  await at.user.click(screen.getByRole('button', { name: /Priya Agarwal/ }));
  expect(screen.getByRole('button', { name: /Priya Agarwal/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText(/Billed by/).textContent).toBe('Billed by You');
  await at.user.click(screen.getByRole('button', { name: 'Change' }));
  await at.user.selectOptions(await screen.findByLabelText(/Billed by/), 'Rekha Yadav');
  await waitFor(() => expect(address(at).get('employee')).toBe('e1'));
});

test('who may only look is told so in place of the way on, and nothing offers to bill or to add', async () => {
  const at = await open('/Billing', [PRIYA], { mayBill: false, mayAddCustomers: false });
  expect(
    screen.getByText('Your role can look up customers, but not bill them. Ask the owner.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /Select & Continue|Add customer|Walk-in/ })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Document type' })).toBeNull();
  await at.user.keyboard('{F2}{F9}{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  type('Zoya');
  await answer(at.environment, 'BillingQuery', tenant([], 0, { mayBill: false, mayAddCustomers: false }));
  expect(await screen.findByText('Nothing found for “Zoya”')).toBeDefined();
  await at.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(at.place()).toBe('/Billing?search=Zoya');
});

test('on a phone who may only look sees the chosen customer, and no way on', async () => {
  setWidth(360);
  const at = await open('/Billing', [PRIYA], { mayBill: false, mayAddCustomers: true });
  expect(screen.getByText(/Your role can look up customers/)).toBeDefined();
  expect(screen.queryByText(/Billed by/)).toBeNull();
  await at.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: 'Chosen customer' })).toBeDefined();
});
