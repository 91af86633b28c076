import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill, stockLeft, type Bill } from './support/bills.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let product: { id: string; title: string };
let bill: Bill;

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  const title = `Kolhapuri chappal ${randomUUID()}`;
  product = { id: await addProduct(token, title, 20), title };
  bill = await makeBill(token, await addCustomer(token), product);
});

test('a bill is edited from its drawer: stock follows, the owner reads who did it', async () => {
  const left = await stockLeft(token, product);
  const at = await visit({ token });
  const { page } = at;
  await page.goto(`/Billing-History?open=${bill.id}`);
  await drawerOf(at, bill.number).getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL('**/EditBillings?document=*');
  await expectUsableAtBoth(page, () =>
    page.getByRole('heading', { name: `Edit invoice ${bill.number}` }).waitFor(),
  );

  const cart = page.getByRole('complementary', { name: 'Cart' });
  await cart.getByRole('button', { name: `One more ${product.title}` }).click();
  await cart.getByText('was 1', { exact: true }).waitFor();
  await cart.getByText('To receive').waitFor();
  // Leaving asks for confirmation.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();

  await cart.getByRole('radio', { name: 'Customer changed it' }).check({ force: true });
  await page.keyboard.press('Control+Enter');
  await page.getByText('Invoice updated successfully').waitFor();
  expect(await stockLeft(token, product)).toBe(left - 1);
  await page.getByRole('link', { name: 'Back' }).click();
  const trail = drawerOf(at, bill.number).getByRole('region', { name: 'What happened' });
  await trail.getByText('Customer changed it').waitFor();
  expect(await trail.textContent()).toMatch(/Hasmukh Patel.*Customer changed it/s);
});
