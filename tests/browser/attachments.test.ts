import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { PNG } from './support/png.ts';
import { expectUsable } from './support/looks.ts';
import { addCustomer, addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('pictures hang on a bill: added, downloaded one by one and all, deleted', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const product = { id: await addProduct(token, `Receipt book ${randomUUID()}`) };
  const bill = await makeBill(token, await addCustomer(token), product);
  const { page } = await visit({ token });
  await page.goto(`/Billing-History?open=${bill.id}`);
  const part = page.getByRole('region', { name: 'Attachments' });
  await part.getByText('No attachments available.').waitFor();
  const name = (n: number): string => `${bill.number.replaceAll('/', '-')}-${n}`;
  for (const n of [1, 2]) {
    await part
      .getByTestId('picture-file')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
    await part.getByRole('button', { name: `Download ${name(n)}` }).waitFor();
  }

  const one = page.waitForEvent('download');
  await part.getByRole('button', { name: `Download ${name(2)}` }).click();
  expect((await one).suggestedFilename()).toMatch(new RegExp(`^${name(2)}\\.`));
  const both = Promise.all(
    [1, 2].map((n) => page.waitForEvent('download', (file) => file.suggestedFilename().startsWith(name(n)))),
  );
  await part.getByRole('button', { name: 'Download all' }).click();
  await both;
  await expectUsable(page, 'a bill with pictures');

  await part.getByRole('button', { name: `Delete ${name(1)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  // The other one keeps its name.
  await part.getByRole('button', { name: `Download ${name(2)}` }).waitFor();
  expect(await part.getByRole('listitem').count()).toBe(1);
});
