import type { Browser, CDPSession, Page } from 'playwright';
import type { LargeShop } from './largeShop.ts';
import type { Row } from './row.ts';

/** A cheap phone compared with the measuring machine. */
const SLOWER = 4;
/** Number of times the end of the list is reached: twenty more contacts each time. */
const SCROLLS = 25;
const SEARCHES = ['lakshmi', 'meera 0', '88000'];
/** Milliseconds after which started work has settled. */
const REST = 1_500;
/** Number of checks for new rows, every 50 milliseconds. */
const WAITS = 100;
/** Delay a person notices, in milliseconds. */
const LONG = 200;

interface TraceEvent {
  name: string;
  tid: number;
  /** Microseconds of processor time, which excludes other load on the machine. */
  tdur?: number;
  args: { name?: string };
}

/** Processor time in milliseconds of each task on the page's main thread during `work`. */
async function tasksOf(client: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  await work();
  const complete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  return events
    .filter(({ name, tid }) => name.endsWith('RunTask') && pages.has(tid))
    .map(({ tdur = 0 }) => tdur / 1000);
}

async function signedIn(browser: Browser, shop: LargeShop): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${shop.url}/login`);
  await page.getByLabel(/mobile/i).fill(shop.owner.mobile);
  await page.locator('input').nth(1).click();
  await page.keyboard.type(shop.owner.pin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  // The device's copy of the contacts is complete.
  await page.waitForTimeout(REST);
  return page;
}

/** Waiting times of the owner of 10,000 contacts on a phone: opening, scrolling and searching them. */
export async function contactRows(browser: Browser, shop: LargeShop): Promise<Row[]> {
  const page = await signedIn(browser, shop);
  const rows = page.getByRole('link', { name: /\d{5}$/ });
  const shown = page.locator('main li');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const acts: Record<string, () => Promise<void>> = {
    async opening() {
      await page.goto(`${shop.url}/crm`);
      await rows.first().waitFor();
      await page.waitForTimeout(REST);
    },
    async scrolling() {
      for (let n = 0; n < SCROLLS; n += 1) {
        const before = await shown.count();
        // In the largest category, above the others.
        await page
          .getByRole('button', { name: /^Show \d+ more/ })
          .first()
          .click();
        for (let waited = 0; (await shown.count()) <= before && waited < WAITS; waited += 1)
          await page.waitForTimeout(50);
      }
      await page.waitForTimeout(REST);
    },
    async searching() {
      const search = page.getByRole('searchbox').first();
      await search.scrollIntoViewIfNeeded();
      for (const word of SEARCHES) {
        await search.fill('');
        await search.pressSequentially(word, { delay: 120 });
        await page.waitForTimeout(REST);
      }
      await search.fill('');
      await page.waitForTimeout(REST);
    },
  };
  const measured: Row[] = [];
  for (const [what, act] of Object.entries(acts)) {
    const tasks = await tasksOf(client, act);
    const long = tasks.filter((task) => task > LONG);
    measured.push({
      what: `10,000 contacts on a phone, ${SLOWER} times slower, ${what}: longest task, tasks above ${LONG} ms (processor time); rows`,
      measured: `${Math.max(0, ...tasks).toFixed(0)} ms, ${long.length}; ${await shown.count()}`,
      must: `none above ${LONG} ms`,
    });
  }
  return measured;
}
