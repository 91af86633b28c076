import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft } from '../../../local/drafts.ts';
import { answerWith, sentInput } from '../../../testing/answer.ts';
import { hasFocus } from '../../../testing/hasFocus.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { chooseCustomer, chooseGarment, enter, openCreate, press } from '../testing.tsx';

vi.mock('../../../local/drafts.ts', async () =>
  (await import('../../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const CREATE = 'useCreateOrderMutation';
beforeEach(() => deleteDraft('order/new'));

const product = (more: object) => ({
  __typename: 'Product',
  unit: 'm',
  price: '336.00',
  gstPercentage: '5',
  taxInclusive: true,
  tracksStock: true,
  available: '12.000',
  hasVariants: false,
  variants: [],
  ...more,
});
const SILK = product({ id: 'p1', title: 'Blue silk' });
const LACE = product({
  id: 'p2',
  title: 'Lace',
  taxInclusive: false,
  hasVariants: true,
  variants: [
    {
      __typename: 'Variant',
      id: 'v1',
      sku: 'RED',
      price: '80.00',
      gstPercentage: '5',
      available: '3.000',
    },
  ],
});

async function find(at: AtRoute, typed: string, ...found: object[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Cloth of the shop' }));
  await at.user.type(dialog.getByRole('searchbox', { name: 'Search products' }), typed);
  await answerWith(at.environment, 'FindFabricQuery', {
    viewer: {
      tenant: { __typename: 'Tenant', id: 't1', products: { edges: found.map((node) => ({ node })) } },
    },
  });
  return dialog;
}

async function begin(more?: object): Promise<AtRoute> {
  const at = await openCreate(more);
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, '31/12/2030');
  return at;
}

test('cloth is found with its stock, priced before GST, and sent with the order', async () => {
  const at = await begin();
  await press(at, 'Add cloth');
  const dialog = await find(at, 'silk', SILK);
  const row = await dialog.findByRole('button', { name: /Blue silk/ });
  expect(row.textContent).toContain('12 m in stock');
  await at.user.click(row);
  await hasFocus(screen.getByLabelText('Quantity, Blue silk'));
  enter('Quantity, Blue silk', '2.5');
  await press(at, 'Save cloth');
  expect((await screen.findAllByText('Blue silk, 2.5 m')).length).toBeGreaterThan(0);
  // 336.00 including 5 % GST is 320.00 before GST.
  expect(screen.getAllByText('₹800.00').length).toBeGreaterThan(0);
  await press(at, /^Review order/);
  const column = within(await screen.findByRole('complementary', { name: 'Summary' }));
  expect(column.getAllByText('₹1,600.00').length).toBeGreaterThan(0);
  await press(at, /^Create Order/);
  await press(at, 'Save Order');
  expect(await sentInput(at.environment, CREATE)).toMatchObject({
    items: [{ fabrics: [{ product: 'p1', variant: null, quantity: '2.5', rate: '320.00' }] }],
    expectedTotal: '1888.00',
  });
});

test('a variant is chosen by its code; more than is there is told before it is saved', async () => {
  const at = await begin();
  await press(at, 'Add cloth');
  const dialog = await find(at, 'lace', LACE);
  await at.user.click(await dialog.findByRole('button', { name: /Lace \(RED\)/ }));
  enter('Quantity, Lace (RED)', '4');
  expect(dialog.getByText('4 m are needed, 3 in stock.')).toBeDefined();
  enter('Quantity, Lace (RED)', '2.5');
  await press(at, 'Save cloth');
  // A variant is sold in whole units.
  expect((await dialog.findByRole('alert')).textContent).toMatch(/whole/i);
});

test('what the server finds wrong is told at the section', async () => {
  const at = await begin();
  await press(at, 'Add cloth');
  const dialog = await find(at, 'silk', SILK);
  await at.user.click(await dialog.findByRole('button', { name: /Blue silk/ }));
  await press(at, 'Save cloth');
  await press(at, /^Review order/);
  await press(at, /^Create Order/);
  await press(at, 'Save Order');
  await answerWith(at.environment, CREATE, {
    createOrder: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'STOCK_SHORT',
      message: 'Only 0.5 left.',
      problems: [{ field: 'items.0.fabrics.0.quantity', message: 'Only 0.5 left.' }],
    },
  });
  await press(at, 'Back');
  expect((await screen.findAllByText('Only 0.5 left.')).length).toBeGreaterThan(0);
});

test('whoever may not see products is offered no cloth', async () => {
  await begin({ mayBill: false, maySeeProducts: false });
  expect(screen.queryByRole('button', { name: 'Add cloth' })).toBeNull();
});
