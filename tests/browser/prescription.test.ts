import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { drawerOf } from './screens/history.ts';
import { cartAddress } from './support/addresses.ts';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import type { Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf, type Customer } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

const NEWEST = `query ($id: ID!) {
  node(id: $id) { ... on Customer { documents { edges { node { id number } } } } }
}`;

/** The only bill of a customer. */
async function billOf(token: string, customer: Customer): Promise<Pick<Bill, 'id' | 'number'>> {
  interface Found {
    node: { documents: { edges: { node: Pick<Bill, 'id' | 'number'> }[] } };
  }
  const { node } = await ask<Found>(token, NEWEST, { id: customer.id });
  const [edge] = node.documents.edges;
  if (!edge) throw new Error('No bill was made.');
  return edge.node;
}

const figure = ({ page }: Visit, name: string) => page.getByRole('textbox', { name, exact: true });

async function openTab(at: Visit): Promise<void> {
  await cartOf(at).waitFor();
  await at.page.getByRole('tab', { name: 'Prescription' }).click();
  await figure(at, 'Right Sphere').waitFor();
}

test('a prescription goes with the bill, is read and printed from it, and is offered at the next', async () => {
  const token = await tokenOf(OWNERS.optician);
  const { product } = await stockOf(token);
  if (!product) throw new Error('An optician sells products.');
  const customer = await addCustomer(token);
  const at = await visit({ token });
  const { page } = at;
  await page.goto(cartAddress(customer));
  await openTab(at);
  await expectUsableAtBoth(page, () => figure(at, 'Right Sphere').waitFor());
  expect(await page.getByRole('button', { name: /^Use that of/ }).count()).toBe(0);

  await figure(at, 'Age').fill('47');
  await addItem(at, 'Product', product.title);
  await cartOf(at).getByRole('radiogroup', { name: 'Payment mode' }).getByText('UPI').click();
  await openTab(at);
  await figure(at, 'Right Sphere').fill('1.25');
  await page.keyboard.press('Tab');
  await figure(at, 'Right Cylinder').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await figure(at, 'Right Axis °').fill('90');
  await page.getByRole('button', { name: 'Copy right to left' }).click();
  expect(await figure(at, 'Left Sphere').inputValue()).toBe('+1.25');
  await page.getByText('Progressive', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Drives at night');
  await cartOf(at).getByRole('button', { name: 'Prescription goes with this bill' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Payment' }).waitFor();

  const bill = await billOf(token, customer);
  await goWithin(page, `/Billing-History?open=${bill.id}`);
  const drawer = drawerOf(at, bill.number);
  await drawer.getByRole('row', { name: /^Right \+1\.25 −0\.25 90/ }).waitFor();
  await drawer.getByText('Drives at night').waitFor();
  await expectUsable(page, 'a bill with a prescription');
  const [card] = await Promise.all([
    page.waitForResponse((answer) => answer.headers()['content-type'] === 'application/pdf'),
    drawer.getByRole('button', { name: /^Print card/ }).click(),
  ]);
  expect(card.status()).toBe(200);
  // The browser does not keep the body of what it has printed.
  const again = await fetch(card.url(), { headers: { authorization: `Bearer ${token}` } });
  const { text } = await extractText(new Uint8Array(await again.arrayBuffer()), { mergePages: true });
  expect(text).toContain(customer.name);
  expect(text).toContain('+1.25');

  await goWithin(page, cartAddress(customer));
  await openTab(at);
  await page.getByText('1 earlier').waitFor();
  await page.getByRole('button', { name: /^Use that of/ }).click();
  expect(await figure(at, 'Left Axis °').inputValue()).toBe('90');
  expect(await page.getByRole('checkbox', { name: 'Progressive' }).isChecked()).toBe(true);
  await cartOf(at).getByRole('button', { name: 'Prescription goes with this bill' }).waitFor();
  await page.getByRole('button', { name: 'Clear Prescription' }).click();
  expect(await figure(at, 'Left Axis °').inputValue()).toBe('');
});
