import { encodeBillingData } from '@galla/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentOperation } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { connection, DATA, enter, GOODS, inTenant, openAddress, screenData, STITCHING } from './testing.tsx';

async function open(width: number) {
  setWidth(width);
  const at = openAddress(`/Billings?data=${encodeBillingData(DATA)}`);
  await answerWith(at.environment, 'BillingsQuery', screenData({}));
  await answerWith(
    at.environment,
    'pagesProductsQuery',
    inTenant({ products: connection(Object.values(GOODS)) }),
  );
  await answerWith(at.environment, 'pagesServicesQuery', inTenant({ services: connection([STITCHING]) }));
  await screen.findByText('Kota doria saree');
  return at;
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Cart' }));

test('a phone shows the customer above, the items as a list, and the total beside the way to the cart', async () => {
  const at = await open(360);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Priya Agarwal');
  expect(screen.queryByRole('table')).toBeNull();
  const list = within(screen.getByRole('list', { name: 'Products and services' }));
  expect(list.getByText('Mangalgiri check fabric').nextElementSibling?.textContent).toBe(
    '₹540.00 · none left',
  );
  await at.user.click(list.getByRole('button', { name: 'Add Kota doria saree' }));
  expect(screen.getByText('Invoice · 1 item').nextElementSibling?.textContent).toMatch(/₹4,590\.20/);
  await at.user.click(list.getByRole('button', { name: 'One more Kota doria saree' }));
  await at.user.click(screen.getByRole('button', { name: /Open cart/ }));
  await screen.findByRole('dialog', { name: 'Cart' });
  expect(sheet().getByText('1 item · quantity 2')).toBeDefined();
  expect(sheet().getByText(/^× 2/)).toBeDefined();
});

test('on a phone discount and advance unfold, and the whole line opens the editor', async () => {
  const at = await open(360);
  await at.user.click(screen.getByRole('button', { name: 'Add Kota doria saree' }));
  await at.user.click(screen.getByRole('button', { name: /Open cart/ }));
  await screen.findByRole('dialog', { name: 'Cart' });
  await at.user.click(sheet().getByRole('button', { name: 'Edit Discount' }));
  enter(sheet().getByRole('textbox', { name: 'Discount' }), '90.20');
  await at.user.click(sheet().getByRole('radio', { name: 'UPI' }));
  expect(sheet().getByText('To pay ₹4,500.00')).toBeDefined();
  await at.user.click(sheet().getByRole('button', { name: /Edit quantity and price of Kota/ }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit Quantity and Price' }));
  await at.user.click(editor.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sheet().getByText('The cart is empty')).toBeDefined());
});

test('on a phone what stands against creating it is told in the sheet', async () => {
  const at = await open(360);
  await at.user.click(screen.getByRole('button', { name: 'Add Kota doria saree' }));
  await at.user.click(screen.getByRole('button', { name: /Open cart/ }));
  await screen.findByRole('dialog', { name: 'Cart' });
  await at.user.click(sheet().getByRole('button', { name: 'Create invoice' }));
  expect(sheet().getByText('Please select payment mode')).toBeDefined();
  await at.user.click(sheet().getByRole('radio', { name: 'Cash' }));
  await at.user.click(sheet().getByRole('button', { name: 'Create invoice' }));
  await sentOperation(at.environment, 'useCreateDocumentMutation');
});

test('on a phone the rest is in a menu', async () => {
  const at = await open(360);
  await at.user.click(screen.getByRole('button', { name: 'Add Kota doria saree' }));
  await at.user.click(screen.getByRole('button', { name: 'More' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Clear cart' }));
  expect(await screen.findByRole('alertdialog', { name: 'Clear cart' })).toBeDefined();
});

test('a tablet keeps the table, with a stepper in the rows that are in the cart', async () => {
  const at = await open(768);
  const row = within(screen.getByRole('row', { name: /Kota doria saree/ }));
  await at.user.click(row.getByRole('button', { name: 'Add Kota doria saree' }));
  expect(row.queryByRole('button', { name: 'Add Kota doria saree' })).toBeNull();
  await at.user.click(row.getByRole('button', { name: 'One more Kota doria saree' }));
  expect(row.getByRole<HTMLInputElement>('textbox').value).toBe('2');
  expect(screen.getByText('Invoice · 1 item')).toBeDefined();
  await at.user.click(row.getByRole('button', { name: 'One less Kota doria saree' }));
  await at.user.click(row.getByRole('button', { name: 'One less Kota doria saree' }));
  expect(screen.getByText('Invoice · 0 items')).toBeDefined();
});

test('without a camera that reads codes there is nothing to scan with', async () => {
  await open(768);
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
});
