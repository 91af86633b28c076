import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { cartAddress } from './support/addresses.ts';
import { ask, OWNERS, PIN, tokenOf } from './support/api.ts';
import { billsOf } from './support/bills.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, stockOf, type Goods } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** The distributor's manager: bills, but is not the owner. */
const MANAGER = '9000000401';
const SET = `mutation ($input: UpdateTenantSettingsInput!) { updateTenantSettings(input: $input) { __typename } }`;

const LIFTED = `query ($id: ID!) { node(id: $id) { ... on Customer {
  documents(first: 5) { edges { node { limitsLiftedBy } } } } } }`;
interface Lifted {
  node: { documents: { edges: { node: { limitsLiftedBy: string | null } }[] } };
}

let owner: string;
let manager: string;
let product: Goods;

const limitDiscount = (maxDiscount: string | null): Promise<unknown> =>
  ask(owner, SET, { input: { key: randomUUID(), maxDiscount } });

beforeAll(async () => {
  [owner, manager] = [await tokenOf(OWNERS.distributor), await tokenOf(MANAGER)];
  const found = (await stockOf(owner)).product;
  if (!found) throw new Error('A distributor sells products.');
  product = found;
});
// Others bill in this shop, too.
afterAll(() => limitDiscount(null));

test('a discount beyond the limit of the shop is billed with the owner’s PIN, and the bill names the owner', async () => {
  await limitDiscount('5');
  const customer = await addCustomer(manager);
  const at = await visit({ token: manager });
  const { page } = at;
  await page.goto(cartAddress(customer));
  await cartOf(at).waitFor();
  await addItem(at, 'Product', product.title);
  await cartOf(at).getByRole('radiogroup', { name: 'Payment mode' }).getByText('Cash').click();
  await cartOf(at).getByRole('textbox', { name: 'Discount' }).fill('100');
  await cartOf(at).getByRole('textbox', { name: 'Discount' }).press('Tab');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Owner’s PIN' });
  await dialog.getByText(/^More than 5 % discount needs the owner’s PIN\./).waitFor();
  await expectUsableAtBoth(page, () => dialog.waitFor());
  expect(await billsOf(owner, customer)).toBe(0);
  // By keyboard only.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/QrCodePage?**');
  const { node } = await ask<Lifted>(owner, LIFTED, { id: customer.id });
  expect(node.documents.edges.map((edge) => edge.node.limitsLiftedBy)).toEqual([expect.stringMatching(/\w/)]);
});
