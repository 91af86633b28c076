import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { cartAddress } from './support/addresses.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { billsOf, makeBill } from './support/bills.ts';
import { addCustomer, addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** The payment mode in the drafts of the browser's store, which are written a moment after typing. */
const KEPT_MODES = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('galla');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.map(({ value }) => value.mode));
    };
  };
})`;

test('a cart survives a reload, what was sold meanwhile is told, and Create pressed twice makes one document', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const title = `Steel almirah ${randomUUID()}`;
  const product = { id: await addProduct(token, title, 7) };
  const customer = await addCustomer(token);
  const at = await visit({ token });
  const { page } = at;
  const cart = cartOf(at);
  await page.goto(cartAddress(customer));
  await addItem(at, 'Product', title);
  const quantity = cart.getByRole('textbox', { name: `Quantity, ${title}` });
  await quantity.fill('7');
  await quantity.press('Enter');
  await cart.getByRole('textbox', { name: 'Discount' }).fill('2.5');
  await cart.getByRole('radiogroup', { name: 'Payment mode' }).getByText('UPI').click();
  await page.getByText('Draft kept on this device').waitFor();
  await expect.poll(() => page.evaluate(KEPT_MODES)).toEqual(['UPI']);
  await page.reload();
  await expect.poll(() => quantity.inputValue()).toBe('7');
  await expect.poll(() => cart.getByRole('textbox', { name: 'Discount' }).inputValue()).toMatch(/^2\.50?$/);

  const create = page.getByRole('button', { name: 'Create invoice' });
  await makeBill(token, customer, product);
  await create.click();
  await cart.getByText('Only 6 items available in stock').waitFor();
  expect(await quantity.inputValue()).toBe('7');
  expect(await billsOf(token, customer)).toBe(1);
  await quantity.fill('1');
  await quantity.press('Enter');
  await create.dblclick();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(await billsOf(token, customer)).toBe(2);
  await expect.poll(() => page.evaluate(KEPT_MODES)).toEqual([]);
});
