import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { product } from './product.ts';
import { closeSeatsElsewhere, leaveSeat, openSeat, takeSeat, type Seat } from './seats.ts';

/** Typical devices: a shop's old laptop, a tablet at the counter, a cheap phone. */
export const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
} as const;

export type Device = keyof typeof SIZES;

/** A user in front of a browser. */
export interface Visit {
  page: Page;
  device: Device;
  /** The product's address. */
  url: string;
}

export interface VisitOptions {
  device?: Device;
  colours?: 'light' | 'dark';
  /** Another address than the product's, such as that of a gateway with faults behind it. */
  url?: string;
  /** A session to start with, instead of signing in on the screen. */
  token?: string;
  /** Console lines that belong to a fault the test causes. */
  expects?: RegExp;
  /** With the product's service worker, for its features: offline screens, messages, the till's code. */
  worker?: boolean;
  /** A page not shared with other tests, for changes beyond using the product. */
  own?: boolean;
}

interface OpenVisit {
  seat: Seat;
  problems: string[];
  /** Whether the page is closed afterwards. */
  own: boolean;
}

/** Errors of the page and its console, including violations of the content security policy. */
function watch(page: Page, expects: RegExp | undefined): string[] {
  const problems: string[] = [];
  const note = (line: string) => {
    if (!expects?.test(line)) problems.push(line);
  };
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    // For a page without HTML the browser requests its default icon.
    if (message.location().url.endsWith('/favicon.ico')) return;
    // Logged where a visit runs without it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Where maps are drawn without a GPU, the driver warns about slowness.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

/**
 * Opens the product in this worker's browser. After each test, every opened page must be free of errors; a failed
 * test saves a screenshot of each.
 */
export function useVisits(): (options?: VisitOptions) => Promise<Visit> {
  let open: OpenVisit[] = [];

  afterAll(() => closeSeatsElsewhere(product().url));

  afterEach(async ({ task }) => {
    const visits = open;
    open = [];
    const failed = task.result?.state === 'fail';
    for (const [index, { seat, own }] of visits.entries()) {
      if (failed) {
        const path = join(tmpdir(), `galla-failed-${task.id}-${index}.png`);
        await seat.page.screenshot({ path });
        // A failed attempt followed by a successful one is reported nowhere else.
        const why =
          task.result?.errors?.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n') ?? '';
        process.stderr.write(`\n"${task.name}" failed at ${seat.page.url()}: see ${path}\n${why}\n`);
      }
      await (failed || own ? seat.context.close() : leaveSeat(seat));
    }
    const problems = visits.flatMap((one) => one.problems);
    // Vitest does not report a failed attempt that was followed by a successful one.
    if (problems.length > 0) process.stderr.write(`\n"${task.name}": ${problems.join('\n')}\n`);
    expect(problems).toEqual([]);
  });

  return async (options = {}) => {
    const { device = 'desktop', colours = 'light', token, expects, own = false, worker = false } = options;
    const url = options.url ?? product().url;
    const kind = { url, touch: device === 'phone', worker };
    const seat = await (own ? openSeat(kind) : takeSeat(kind));
    const { page } = seat;
    open.push({ seat, problems: watch(page, expects), own });
    await page.setViewportSize(SIZES[device]);
    await page.emulateMedia({ colorScheme: colours });
    if (token !== undefined)
      await page.evaluate(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
    return { page, device, url };
  };
}
