import type { Browser, Page } from 'playwright';
import { readManifest } from '../contract/manifest.ts';
import { forget, notedIn, watchPage } from './browser/watch.ts';
import { post, tokenOf } from './ask.ts';
import type { LargeShop } from './largeShop.ts';
import { quantile, type Row } from './row.ts';

/** Number of page requests. */
const TIMES = 100;
/** Milliseconds after which the effects of the last key have settled. */
const REST = 1_000;
const WORDS = ['saree', 'lehenga 0', 'kurta 0999', 'suit', '05000'];
const NAMES = ['lakshmi', 'meera 0', 'asha 0999', '88000', 'kavita 05'];

/** Milliseconds for a page of the product list: in PostgreSQL, and until the gateway has answered, p75. */
async function pageTimes(shop: LargeShop, token: string): Promise<{ sql: number; server: number }> {
  const id = readManifest().find(({ name }) => name === 'ProductPageQuery')?.id;
  const before = await shop.worked();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await post(`${shop.url}/graphql`, { id, variables: { first: 10, search: String(n % 10) } }, token);
    times.push(performance.now() - began);
  }
  return { sql: ((await shop.worked()) - before) / TIMES, server: quantile(times, 0.75) };
}

/** Types each word into the screen's search, and returns the browser's records. */
async function typed(
  page: Page,
  words: readonly string[],
): Promise<{ keys: number[]; tasks: number[]; rows: number }> {
  await forget(page);
  const search = page.getByRole('searchbox').first();
  for (const word of words) {
    await search.fill('');
    await search.pressSequentially(word, { delay: 60 });
  }
  await search.fill('');
  // Live updates keep the network busy forever.
  await page.waitForTimeout(REST);
  const { keys, tasks } = await notedIn(page);
  return { keys, tasks, rows: await page.getByRole('row').count() };
}

async function signedIn(browser: Browser, shop: LargeShop): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await watchPage(page);
  await page.goto(`${shop.url}/login`);
  await page.getByLabel(/mobile/i).fill(shop.owner.mobile);
  await page.locator('input').nth(1).click();
  await page.keyboard.type(shop.owner.pin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.goto(new URL('/Billing', page.url()).href);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

/** Customers of the first step, the goods of the cart, and the list of products. */
async function screens(browser: Browser, shop: LargeShop): Promise<Row[]> {
  const page = await signedIn(browser, shop);
  const people = await typed(page, NAMES);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: /Select & Continue/ }).click();
  await page.getByRole('tab', { name: /Product/ }).waitFor();
  // The cart searches its local copy, which has to be complete first.
  await page.getByRole('searchbox').first().fill('10000');
  await page.getByRole('row', { name: /10000/ }).waitFor({ timeout: 180_000 });
  const cart = await typed(page, WORDS);
  await page.goto(`${shop.url}/products`);
  await page.getByRole('row').nth(1).waitFor();
  const products = await typed(page, WORDS);
  return Object.entries({
    '10,000 customers': people,
    'the cart, of 10,000': cart,
    'the list of 10,000 products': products,
  }).map(([where, { keys, tasks, rows }]) => ({
    what: `search of ${where}: key to paint p75; rows; longest task`,
    measured: `${quantile(keys, 0.75).toFixed(0)} ms; ${rows}; ${tasks.length === 0 ? 'none above 50' : Math.max(...tasks).toFixed(0)} ms`,
    must: 'at most 100 ms; 60; 50 ms',
  }));
}

/** Waiting times in a shop with 10,000 products and 10,000 customers. */
export async function catalogueRows(browser: Browser, shop: LargeShop): Promise<Row[]> {
  const { sql, server } = await pageTimes(shop, await tokenOf(shop));
  return [
    {
      what: 'a page of 10,000 products, searched: PostgreSQL / until answered, p75',
      measured: `${sql.toFixed(1)} ms / ${server.toFixed(1)} ms`,
      must: 'at most 100 ms',
    },
    ...(await screens(browser, shop)),
  ];
}
