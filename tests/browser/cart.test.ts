import { beforeAll, expect, test } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { cartAddress, dataOf } from './support/addresses.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { billsOf, makeBill, stockLeft } from './support/bills.ts';
import { grouped, sumBehind } from './support/money.ts';
import { addCustomer, stockOf, type Customer, type Goods, type Stock } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

let token: string;
let stock: Stock;
let product: Goods;

beforeAll(async () => {
  token = await tokenOf(OWNERS.distributor);
  stock = await stockOf(token);
  if (!stock.product) throw new Error('A distributor sells products.');
  product = stock.product;
});

interface OpenCart extends Visit {
  customer: Customer;
}

async function openEmptyCart(): Promise<OpenCart> {
  const customer = await addCustomer(token);
  const at = await visit({ token });
  await at.page.goto(cartAddress(customer));
  await cartOf(at).waitFor();
  return { ...at, customer };
}

async function openFilledCart(): Promise<OpenCart> {
  const at = await openEmptyCart();
  await addItem(at, 'Product', product.title);
  await cartOf(at).getByRole('listitem').waitFor();
  return at;
}

const create = ({ page }: Visit) => page.getByRole('button', { name: 'Create invoice' }).click();
const choose = (at: Visit, mode: 'Cash' | 'UPI') =>
  cartOf(at).getByRole('radiogroup', { name: 'Payment mode' }).getByText(mode).click();

test('an empty cart and a bill without a payment mode are told, and nothing is made', async () => {
  const at = await openEmptyCart();
  await create(at);
  await at.page.getByText('Please add at least one item to the cart').waitFor();
  await addItem(at, 'Product', product.title);
  await create(at);
  await at.page.getByText('Please select payment mode').waitFor();
  expect(await billsOf(token, at.customer)).toBe(0);
});

test('more than is in stock is told at the line', async () => {
  const at = await openFilledCart();
  const left = await stockLeft(token, product);
  const quantity = cartOf(at).getByRole('textbox', { name: `Quantity, ${product.title}` });
  await quantity.fill(String(left + 1));
  await quantity.press('Enter');
  await cartOf(at).getByText(`Only ${left} items available in stock`).waitFor();
  await choose(at, 'UPI');
  await create(at);
  expect(await billsOf(token, at.customer)).toBe(0);
});

test('what was sold meanwhile is told by the server, and the cart stays', async () => {
  const at = await openFilledCart();
  const left = await stockLeft(token, product);
  const quantity = cartOf(at).getByRole('textbox', { name: `Quantity, ${product.title}` });
  await quantity.fill(String(left));
  await quantity.press('Enter');
  await choose(at, 'UPI');
  await makeBill(token, at.customer, product);
  await create(at);
  await cartOf(at)
    .getByText(`Only ${left - 1} items available in stock`)
    .waitFor();
  expect(await quantity.inputValue()).toBe(String(left));
  expect(await billsOf(token, at.customer)).toBe(1);
  await quantity.fill('1');
  await quantity.press('Enter');
  await create(at);
  await at.page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(await billsOf(token, at.customer)).toBe(2);
});

test('a discount above the total and an advance above what remains are told with the amount', async () => {
  const at = await openFilledCart();
  const cart = cartOf(at);
  const total = (await sumBehind(cart, 'Total')) ?? 0;
  await cart.getByRole('textbox', { name: 'Discount' }).fill('99999999');
  await cart.getByText(`Discount cannot exceed total amount (₹${grouped(total)})`).waitFor();
  await cart.getByRole('textbox', { name: 'Discount' }).fill('1');
  // With cash it would be change.
  await choose(at, 'UPI');
  await cart.getByRole('textbox', { name: 'Received' }).fill('99999999');
  await cart.getByText(`Advance cannot exceed remaining amount (₹${grouped(total - 100)})`).waitFor();
  await create(at);
  expect(await billsOf(token, at.customer)).toBe(0);
});

test('a product with variants wants a quantity of at least one', async () => {
  const { varied } = stock;
  if (!varied) throw new Error('A distributor sells variants.');
  const at = await openEmptyCart();
  await addItem(at, 'Product', varied.title);
  const dialog = at.page.getByRole('dialog', { name: 'Select Variant' });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.getByText('Please add a quantity to at least one variant').waitFor();
});

test.each([
  ['is not base64', '%%%'],
  ['is not JSON', Buffer.from('not json').toString('base64url')],
  ['names no customer', dataOf({ option: 'invoice' })],
])('`data` that %s shows "Invalid URL parameters" and the way back', async (_name, data) => {
  const { page } = await visit({ token });
  await page.goto(`/Billings?data=${encodeURIComponent(data)}`);
  await page.getByText('Invalid URL parameters').waitFor();
  await page.getByRole('link', { name: 'Choose type and customer' }).click();
  await page.waitForURL('**/Billing');
});

test.each(['/Billings', '/QrCodePage'])('%s without what it shows leads to the choice', async (address) => {
  const { page } = await visit({ token });
  await page.goto(address);
  await page.waitForURL('**/Billing');
});

test('pressing Create twice makes one document', async () => {
  const at = await openFilledCart();
  await choose(at, 'UPI');
  await at.page.getByRole('button', { name: 'Create invoice' }).dblclick();
  await at.page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(await billsOf(token, at.customer)).toBe(1);
});

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

test('what was chosen and typed survives a reload, and is gone once it is billed', async () => {
  const at = await openFilledCart();
  const { page } = at;
  await cartOf(at).getByRole('textbox', { name: 'Discount' }).fill('2.5');
  await choose(at, 'UPI');
  await page.getByText('Draft kept on this device').waitFor();
  await expect.poll(() => page.evaluate(KEPT_MODES)).toEqual(['UPI']);
  await page.reload();
  await cartOf(at).getByRole('listitem').waitFor();
  await expect
    .poll(() => cartOf(at).getByRole('textbox', { name: 'Discount' }).inputValue())
    .toMatch(/^2\.50?$/);
  await create(at);
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  await expect.poll(() => page.evaluate(KEPT_MODES)).toEqual([]);
  await page.goto(cartAddress(at.customer));
  await page.getByText('The cart is empty').waitFor();
});
