import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { downloadPdf } from './support/downloads.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const RESET = `mutation ($paper: UpdateTenantSettingsInput!, $print: ResetPrintSettingsInput!) {
  updateTenantSettings(input: $paper) { __typename }
  resetPrintSettings(input: $print) { __typename }
}`;
// Others print in this shop, too.
afterAll(async () => {
  const paper = { key: randomUUID(), billPaper: 'PAGE' };
  await ask(await tokenOf(OWNERS.distributor), RESET, { paper, print: { key: randomUUID() } });
});

/** What S sends to the printer, as a PDF on the paper that the page asks for. */
async function printed(page: Page) {
  // Nobody can answer the browser's own dialog.
  await page.evaluate(`void (window.print = () => document.body.setAttribute('data-sent', ''))`);
  await page.keyboard.press('s');
  await page.locator('body[data-sent]').waitFor();
  return getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
}

test('what an owner sets is drawn at once, and the next invoice is printed like it, on the paper of the shop', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const { page } = await visit({ token });
  await page.goto('/SetingQRCodeResizer?tab=print');
  const paper = page.getByRole('figure', { name: 'Preview: Page' });
  await paper.waitFor();
  /** Height of the drawing, as a share of its width. */
  const shape = async () => {
    const box = await paper.locator('canvas').boundingBox();
    return box ? box.height / box.width : 0;
  };
  await expect.poll(shape).toBeCloseTo(Math.SQRT2, 1);
  await page.getByText('Landscape', { exact: true }).click();
  await expect.poll(shape).toBeCloseTo(Math.SQRT1_2, 1);
  const code = page.getByRole('textbox', { name: 'Header colour: Colour code' });
  await code.fill('#8F1E18');
  await code.press('Enter');
  await page.getByLabel('Watermark').fill('TRIAL PRINT');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('Settings saved successfully').waitFor();

  const { product } = await stockOf(token);
  if (!product) throw new Error('A distributor sells products.');
  const bill = await makeBill(token, await addCustomer(token), product);
  await goWithin(page, `/QrCodePage?document=${bill.id}`);
  const invoice = await downloadPdf(page, () =>
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  );
  expect(invoice.text).toContain('TRIAL PRINT');
  await page.getByRole('button', { name: 'Other papers' }).click();
  const slip = await downloadPdf(page, () => page.getByRole('menuitem', { name: 'Save PDF, 80 mm' }).click());
  expect(slip.text).toContain(bill.number);
  expect(slip.text).not.toContain('TRIAL PRINT');
  expect(slip.name).toBe(`${bill.number.replaceAll('/', '-')} 80 mm.pdf`);

  // S prints on the paper of the shop: one sheet of its size and nothing else.
  await goWithin(page, '/SetingQRCodeResizer?tab=bills');
  await page.getByText('80 mm', { exact: true }).click();
  await page.getByText('Paper of bills updated successfully').waitFor();
  await goWithin(page, `/QrCodePage?document=${bill.id}`);
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
  const sent = await printed(page);
  const [, , width = 0] = (await sent.getPage(1)).view;
  expect([sent.numPages, Math.round((width / 72) * 25.4)]).toEqual([1, 80]);
  expect((await extractText(sent, { mergePages: true })).text.trim()).toBe('');
});
