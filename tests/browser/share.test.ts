import { expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { expectUsable } from './support/looks.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();
/** The browser's log line for a page answered with 404, which is expected here. */
const NOT_FOUND = /status of 404/;

test('a bill is shared, opened by whoever has the link, and closed again when it is revoked', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const { product } = await stockOf(token);
  if (!product) throw new Error('A distributor sells products.');
  const bill = await makeBill(token, await addCustomer(token), product);
  const staff = await visit({ token, device: 'phone' });
  await staff.page.goto(`/Billing-History?open=${bill.id}`);
  await drawerOf(staff, bill.number).getByRole('button', { name: 'Share' }).click();
  const dialog = staff.page.getByRole('dialog', { name: `Share Invoice ${bill.number}` });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/b\/[\w-]{22}$/);
  await dialog.getByRole('list', { name: 'Open links' }).waitFor();
  await expectUsable(staff.page);

  const { page } = await visit({ expects: NOT_FOUND });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(link);
  await page.getByText(`Invoice ${bill.number}`).waitFor();
  await page.getByText('Still to pay').waitFor();
  await expectUsable(page, 'desktop');
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectUsable(page, 'phone, dark');
  expect(scripts).toEqual([]);
  const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  const pdf = await fetch(new URL(href ?? '', link));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');

  await dialog.getByRole('button', { name: /^Revoke the link until/ }).click();
  await staff.page
    .getByRole('alertdialog', { name: 'Revoke this link?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await staff.page.getByText('Link revoked.').waitFor();

  await page.reload();
  await page.getByText('This link is no longer valid. Ask the shop for a new one.').waitFor();
  await expectUsable(page, 'a link that has ended');
  expect((await fetch(new URL(href ?? '', link))).status).toBe(404);
});
