import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readLabelPdf } from '@galla/upstream/testing/labels';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { cartOf } from './screens/cart.ts';
import { tick } from './screens/tick.ts';
import { cartAddress } from './support/addresses.ts';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

const ADD = `mutation ($input: CreateCatalogueItemInput!) {
  createCatalogueItem(input: $input) {
    ... on CreateCatalogueItemSuccess { item { ... on Product { labelPath } } }
    ... on Refusal { message }
  }
}`;

/** Part of every name, so that the list shows only these. */
const mark = `L${randomInt(1e8, 1e9)}`;
const TITLES = [`Kurta ${mark}`, `Saree ${mark} रेशम`, `Stole ${mark}`];

interface Added {
  createCatalogueItem: { item: { labelPath: string } };
}

let token: string;
let paths: string[];

beforeAll(async () => {
  token = await tokenOf(OWNERS.boutique);
  const add = async (title: string): Promise<string> => {
    const values = [
      { name: 'title', value: title },
      { name: 'price', value: '999' },
    ];
    const input = { key: randomUUID(), kind: 'PRODUCT', values };
    return (await ask<Added>(token, ADD, { input })).createCatalogueItem.item.labelPath;
  };
  paths = await Promise.all(TITLES.map(add));
});

async function openPanel(): Promise<Visit> {
  const at = await visit({ token });
  await at.page.goto(`/products?search=${mark}`);
  for (const title of TITLES) await tick(at.page.getByRole('checkbox', { name: `Select ${title}` }));
  await at.page.getByRole('button', { name: 'QR labels' }).click();
  await at.page.getByText('3 labels on 1 page').waitFor();
  return at;
}

/** Keys as a scanner sends them, 5 ms apart by their own timestamps, however slow the test machine is. */
const SCAN = `KEYS.forEach((key, at) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.timeOrigin + at * 5 });
  (document.activeElement ?? document.body).dispatchEvent(event);
})`;

const scan = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(SCAN.replace('KEYS', JSON.stringify([...Array.from(code), 'Enter'])));

test('labels of three products: counted, seen, saved as a PDF, scanned into a bill, and opened', async () => {
  const { page, url } = await openPanel();
  await page.getByRole('textbox', { name: `Quantity, ${TITLES[0]}` }).fill('2');
  await page.keyboard.press('Tab');
  await page.getByText('4 labels on 1 page').waitFor();
  await expectUsableAtBoth(page, () => page.getByText('4 labels on 1 page').waitFor());

  const paper = page.getByRole('combobox', { name: 'Paper' });
  await paper.selectOption('Stickers, 24 on A4 (64 x 34 mm)');
  await page.getByRole('textbox', { name: 'Start at sticker' }).fill('22');
  await page.getByText('4 labels on 2 pages').waitFor();
  await paper.selectOption('Roll, 80 mm');
  await page.getByText('4 labels on 4 pages').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Labels.pdf');
  const pages = await readLabelPdf(await readFile(await download.path()));
  expect(pages.map(({ width }) => Math.round(width))).toEqual([80, 80, 80, 80]);
  const [code] = pages.map((one) => one.qr());
  expect(pages.map((one) => one.qr()).toSorted()).toEqual(
    [paths[0], ...paths].map((path) => url + path).toSorted(),
  );

  await goWithin(page, cartAddress(await addCustomer(token)));
  await cartOf({ page, url, device: 'desktop' }).waitFor();
  await scan(page, `${code}`);
  const scanned = TITLES.find((_, at) => code === url + paths[at]);
  await cartOf({ page, url, device: 'desktop' }).getByText(`${scanned}`).waitFor();

  await goWithin(page, paths[0] ?? '');
  await page.waitForURL(/\/products\?open=/);
  await page.getByRole('complementary', { name: TITLES[0] ?? '' }).waitFor();
});
