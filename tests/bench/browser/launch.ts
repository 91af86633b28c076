import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../../scripts/test/chromium.ts';

/** The system's browser, or one that is installed now as for the tests, for as long as `work` takes. */
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
