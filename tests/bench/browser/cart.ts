import type { Page } from 'playwright';
import { quantile } from '../row.ts';
import { withBrowser } from './launch.ts';

/** Figures of the built client in a real browser. */
export interface BrowserFigures {
  /** Bytes of JavaScript that the login screen waits for, as transferred. */
  firstScript: number;
  /** Milliseconds from a keystroke in the cart's search to the next paint, 75th percentile. */
  keyToPaint: number;
}

const ROUNDS = ['saree', 'silk', 'kota', 'fabric', 'blouse', 'dupatta', 'suit', 'lace'];

async function scriptBytes(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await session.detach();
  return bytes;
}

async function openCart(page: Page, mobile: string, pin: string): Promise<void> {
  await page.getByLabel(/mobile/i).fill(mobile);
  await page.locator('input').nth(1).click();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.goto(new URL('/Billing', page.url()).href);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: /Select & Continue/ }).click();
  await page.getByRole('tab', { name: /Product/ }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
}

/** Runs in the page: records the time from each input to the next paint. */
const WATCH = `
  window.galla = [];
  document.addEventListener('input', (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() => setTimeout(() => window.galla.push(performance.now() - began)));
  }, true);`;

async function typingDelays(page: Page): Promise<number[]> {
  await page.evaluate(WATCH);
  const search = page.getByRole('searchbox');
  for (const word of ROUNDS) {
    await search.fill('');
    await search.pressSequentially(word);
  }
  return page.evaluate<number[]>('window.galla');
}

/** Measures the client of a running installation as the owner of a shop with 300 items. */
export function measureBrowser(url: string, mobile: string, pin: string): Promise<BrowserFigures> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const firstScript = await scriptBytes(page, url);
    await openCart(page, mobile, pin);
    return { firstScript, keyToPaint: quantile(await typingDelays(page), 0.75) };
  });
}
