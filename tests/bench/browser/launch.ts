import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../../scripts/test/chromium.ts';

/** Runs `work` with the system's browser, or with one installed now as for the tests. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
