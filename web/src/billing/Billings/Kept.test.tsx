import { decodeBillingData } from '@galla/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { tellKeeping } from '../../local/keeping.ts';
import { cartPath } from '../openCarts/openCart.ts';
import { forgetKeptHere } from '../cart/useKeptCart.ts';
import {
  addItem,
  cart,
  create,
  created,
  DATA,
  FORM_FIELDS,
  inTenant,
  lines,
  openCart,
  screenData,
} from './testing.tsx';

/** The device's storage, in place of IndexedDB, which jsdom lacks. */
const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));

vi.mock('../../local/drafts.ts', () => ({
  readDraft: async (name: string) => (kept.has(name) ? { value: kept.get(name) } : undefined),
  writeDraft: (name: string, value: unknown) => Promise.resolve(kept.set(name, structuredClone(value))),
  deleteDraft: (name: string) => Promise.resolve(kept.delete(name)),
}));

vi.mock('../../local/listDrafts.ts', () => ({
  listDrafts: (prefix: string) =>
    Promise.resolve([...kept].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : []))),
}));

beforeEach(() => {
  kept.clear();
  forgetKeptHere();
  tellKeeping(true);
});

/** Unmounts like a closed tab and waits until pending data is stored. */
const close = async ({ unmount }: AtRoute, name = 'cart/INVOICE/c1'): Promise<void> => {
  unmount();
  await waitFor(() => expect(kept.has(name)).toBe(true));
};

test('a closed tab loses nothing: lines, discount, mode and what was typed are back', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'UPI' }));
  fireEvent.change(cart().getByRole('textbox', { name: 'Discount' }), { target: { value: '90' } });
  await at.user.click(cart().getByRole('button', { name: 'Description, Delivery date' }));
  fireEvent.change(await cart().findByLabelText('Description'), { target: { value: 'Fall to be stitched' } });
  await close(at);

  forgetKeptHere();
  const again = await openCart();
  expect(await screen.findByText('Your draft is back')).toBeDefined();
  expect(lines()[0]).toMatch(/Kota doria saree/);
  expect((await cart().findByLabelText<HTMLTextAreaElement>('Description')).value).toBe(
    'Fall to be stitched',
  );
  await again.user.click(create());
  expect(await sentInput(again.environment, 'useCreateDocumentMutation')).toMatchObject({
    lines: [{ item: 'p2', quantity: '1' }],
    discount: { amount: '90.00' },
    paymentMode: 'UPI',
    description: 'Fall to be stitched',
  });
});

test('the draft belongs to the customer: another one begins with nothing', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  await close(at);
  await openCart({ customer: { id: 'c2' } }, { ...DATA, contactId: 'c2' });
  expect(lines()).toHaveLength(0);
});

test('what is no cart is ignored', async () => {
  kept.set('cart/INVOICE/c1', { key: 'x', lines: [{ price: -5 }] });
  await openCart();
  expect(lines()).toHaveLength(0);
  expect(screen.queryByText('Your draft is back')).toBeNull();
});

test('a created document leaves no draft behind', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'UPI' }));
  await waitFor(() => expect(kept.has('cart/INVOICE/c1')).toBe(true));
  await at.user.click(create());
  await answerWith(
    at.environment,
    'useCreateDocumentMutation',
    created({
      __typename: 'CreateDocumentSuccess',
      document: { id: 'd1', number: '26-27/A/00001', customer: null },
    }),
  );
  expect(await screen.findByText('The payment')).toBeDefined();
  await waitFor(() => expect(kept.size).toBe(0));
});

test('a kept cart is left without a question', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  expect(screen.getByText('Draft kept on this device')).toBeDefined();
  await at.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('The selection')).toBeDefined();
  await waitFor(() => expect(kept.has('cart/INVOICE/c1')).toBe(true));
});

test('where the device keeps nothing, leaving with a cart asks; without one it does not', async () => {
  tellKeeping(false);
  const at = await openCart();
  await addItem(at, 'kota');
  expect(screen.queryByText('Draft kept on this device')).toBeNull();
  await at.user.click(screen.getByRole('link', { name: 'Back' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));
  await at.user.click(ask.getByRole('button', { name: 'Stay' }));
  expect(at.place()).toMatch(/^\/Billings/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await at.user.click(cart().getByRole('button', { name: 'Remove Kota doria saree' }));
  await at.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('The selection')).toBeDefined();
  expect(at.place()).toBe('/Billing?type=invoice&customer=c1');
});

const FATIMA = {
  id: 'c2',
  name: 'Fatima Sheikh',
  email: null,
  mobile: '9414077320',
  group: null,
  pending: '0.00',
  lastVisit: null,
  image: null,
};

const customersAre = (...nodes: object[]) =>
  inTenant({
    employees: [{ id: 'e1', fullName: 'Rekha Yadav' }],
    customers: {
      totalCount: nodes.length,
      edges: nodes.map((node, at) => ({ node, cursor: `${at}` })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  });

/** Opens the sheet; the customer is known to the shop. */
async function openChange(at: AtRoute): Promise<void> {
  await at.user.click(cart().getByRole('button', { name: 'Change' }));
  await answerWith(at.environment, 'ChangeFormQuery', customersAre(FATIMA));
}

/** Chooses Fatima as the cart's customer. */
async function chooseFatima(at: AtRoute): Promise<void> {
  await openChange(at);
  await at.user.click(await screen.findByRole('button', { name: /Fatima Sheikh/ }));
}

test('a search in the sheet that fails says so at the hits, keeps the sheet, and is tried again', async () => {
  const at = await openCart();
  await openChange(at);
  const sheet = within(await screen.findByRole('dialog', { name: 'Change customer' }));
  const box = await sheet.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'fat' } });
  await fail(at.environment, 'ChangeFormQuery', unreachable('r1'));
  const band = (await sheet.findByText('Failed to fetch customer data.')).closest('[role=alert]');
  expect(sheet.getByRole('button', { name: /Fatima Sheikh/ })).toBeDefined();
  expect(sheet.getByRole('searchbox')).toBe(box);
  await at.user.click(within(band as HTMLElement).getByRole('button', { name: /Retry/ }));
  const asha = { ...FATIMA, id: 'c8', name: 'Asha Fati' };
  const { request } = await answerWith(at.environment, 'ChangeFormQuery', customersAre(FATIMA, asha));
  expect(request.variables).toMatchObject({ search: 'fat' });
  expect(await sheet.findByRole('button', { name: /Asha Fati/ })).toBeDefined();
  expect(sheet.queryByText('Failed to fetch customer data.')).toBeNull();
});

test('another customer takes the cart along, and the draft of the one before goes', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  await waitFor(() => expect(kept.has('cart/INVOICE/c1')).toBe(true));
  await chooseFatima(at);
  const { request } = await answerWith(
    at.environment,
    'BillingsQuery',
    screenData({ customer: { ...FATIMA, stateCode: '27' } }),
  );
  expect(request.variables).toEqual({ customer: 'c2', chosen: true });
  await waitFor(() => expect(cart().getByText('Fatima Sheikh')).toBeDefined());
  expect(decodeBillingData(new URL(at.place(), 'http://galla').searchParams.get('data') ?? '')).toMatchObject(
    {
      contactId: 'c2',
      employeeId: 'e1',
    },
  );
  expect(lines()[0]).toMatch(/Kota doria saree/);
  expect(cart().getByText('Includes IGST')).toBeDefined();
  await waitFor(() => expect([...kept.keys()]).toEqual(['cart/INVOICE/c2']));
});

test('a customer who has a cart already keeps it: the two stay side by side', async () => {
  const fatima = { ...DATA, contactId: 'c2', contactName: 'Fatima Sheikh' };
  const before = await openCart({ customer: FATIMA }, fatima);
  await addItem(before, 'ajrakh');
  await close(before, 'cart/INVOICE/c2');

  const at = await openCart();
  await addItem(at, 'kota');
  await waitFor(() => expect(kept.has('cart/INVOICE/c1')).toBe(true));
  await chooseFatima(at);
  const ask = within(await screen.findByRole('alertdialog', { name: 'Fatima Sheikh has an open cart' }));
  expect(ask.getByText('It has 1 item. This cart stays with Priya Agarwal.')).toBeDefined();
  await at.user.click(ask.getByRole('button', { name: 'Open that cart' }));
  await answerWith(at.environment, 'BillingsQuery', screenData({ customer: FATIMA }));
  await waitFor(() => expect(lines()[0]).toMatch(/Ajrakh modal fabric/));
  expect(lines()).toHaveLength(1);
  expect([...kept.keys()].toSorted()).toEqual(['cart/INVOICE/c1', 'cart/INVOICE/c2']);
});

test('from one open cart to another: each keeps its lines', async () => {
  const fatima = { ...DATA, contactId: 'c2', contactName: 'Fatima Sheikh' };
  const before = await openCart({ customer: FATIMA }, fatima);
  await addItem(before, 'ajrakh');
  await close(before, 'cart/INVOICE/c2');

  const at = await openCart();
  await addItem(at, 'kota');
  await at.user.click(await screen.findByRole('button', { name: 'Open carts · 1' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Fatima Sheikh · Invoice · 1 item' }));
  await waitFor(() => expect(at.place()).toBe(cartPath(fatima)));
  await answerWith(at.environment, 'BillingsQuery', screenData({ customer: FATIMA }));
  await waitFor(() => expect(lines()[0]).toMatch(/Ajrakh modal fabric/));
  expect(kept.get('cart/INVOICE/c1')).toMatchObject({ lines: [{ itemId: 'p2' }] });
  // No notice after coming from a cart used a moment ago.
  expect(screen.queryByText('Your draft is back')).toBeNull();
});

test('a field that the shop requires is asked for in its own words, folded out', async () => {
  const required = { ...FORM_FIELDS[0], name: 'po', label: 'PO number', type: 'TEXT', required: true };
  const at = await openCart({ fields: [...FORM_FIELDS, required] });
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'UPI' }));
  await at.user.click(create());
  expect(await cart().findByText('PO number is required')).toBeDefined();
  fireEvent.change(cart().getByLabelText(/PO number/), { target: { value: 'PO-7' } });
  await waitFor(() => expect(cart().queryByText('PO number is required')).toBeNull());
  await at.user.click(create());
  expect(await sentInput(at.environment, 'useCreateDocumentMutation')).toMatchObject({
    extra: [{ name: 'po', value: 'PO-7' }],
  });
});

test('goods are not promised for a day that has passed', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'UPI' }));
  await at.user.click(cart().getByRole('button', { name: 'Description, Delivery date' }));
  fireEvent.change(cart().getByLabelText('Delivery date'), { target: { value: '2020-01-01' } });
  await at.user.click(create());
  expect(await cart().findByText('The delivery date cannot be before today')).toBeDefined();
});
