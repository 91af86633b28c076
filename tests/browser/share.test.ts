import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill, type Bill } from './support/bills.ts';
import { expectUsable } from './support/looks.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { SIZES, useVisits, type Device, type Visit } from './support/visits.ts';

const visit = useVisits();
const DEVICES = ['desktop', 'tablet', 'phone'] as const satisfies readonly Device[];
/** The browser's log line for a page answered with 404, which is expected here. */
const NOT_FOUND = /status of 404/;

let token: string;
let bill: Bill;
/** A bill with a single link, so that the revoked one is the one just created. */
let revoked: Bill;

beforeAll(async () => {
  token = await tokenOf(OWNERS.distributor);
  const { product } = await stockOf(token);
  if (!product) throw new Error('A distributor sells products.');
  const customer = await addCustomer(token);
  bill = await makeBill(token, customer, product);
  revoked = await makeBill(token, customer, product);
});

/** Checks the current page at every width, light and dark. */
async function expectUsableAnywhere({ page }: Visit): Promise<void> {
  for (const device of DEVICES) {
    await page.setViewportSize(SIZES[device]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectUsable(page, `${device}, ${colorScheme}`);
    }
  }
}

/** Opens the ways to share the bill, beside the history. */
async function openShare({ page, device }: Visit, { id, number } = bill): Promise<Locator> {
  await page.goto(`/Billing-History?open=${id}`);
  const drawer = device === 'desktop' ? 'complementary' : 'dialog';
  await page.getByRole(drawer, { name: number }).getByRole('button', { name: 'Share' }).click();
  return page.getByRole('dialog', { name: `Share Invoice ${number}` });
}

/** Creates a link, and returns its address. */
async function makeLink({ page }: Visit, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('list', { name: 'Open links' }).waitFor();
  await expectUsable(page);
  return link;
}

test.each(['tablet', 'phone'] as const)('a link is made on a %s', async (device) => {
  const staff = await visit({ token, device });
  expect(await makeLink(staff, await openShare(staff))).toMatch(/\/b\/[\w-]{22}$/);
});

test('a bill is shared, opened by whoever has the link, and closed again when it is revoked', async () => {
  const staff = await visit({ token });
  const dialog = await openShare(staff, revoked);
  const link = await makeLink(staff, dialog);

  const customer = await visit({ own: true, expects: NOT_FOUND });
  const scripts: string[] = [];
  customer.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await customer.page.goto(link);
  await customer.page.getByText(`Invoice ${revoked.number}`).waitFor();
  await customer.page.getByText('Still to pay').waitFor();
  await expectUsableAnywhere(customer);
  expect(scripts).toEqual([]);
  const href = await customer.page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  const pdf = await fetch(new URL(href ?? '', link));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');

  await dialog.getByRole('button', { name: /^Revoke the link until/ }).click();
  await staff.page
    .getByRole('alertdialog', { name: 'Revoke this link?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await staff.page.getByText('Link revoked.').waitFor();

  await customer.page.reload();
  await customer.page.getByText('This link is no longer valid. Ask the shop for a new one.').waitFor();
  await expectUsableAnywhere(customer);
  expect((await fetch(new URL(href ?? '', link))).status).toBe(404);
});
