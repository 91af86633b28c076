import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { product } from './product.ts';
import { closeSeatsElsewhere, leaveSeat, openSeat, takeSeat, type Seat } from './seats.ts';

/** What people hold: a shop's old laptop, a tablet at the counter, a cheap phone. */
export const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
} as const;

export type Device = keyof typeof SIZES;

/** Somebody in front of a browser. */
export interface Visit {
  page: Page;
  device: Device;
  /** Where the product is. */
  url: string;
}

export interface VisitOptions {
  device?: Device;
  colours?: 'light' | 'dark';
  /** Another address than the product's, such as that of a gateway with faults behind it. */
  url?: string;
  /** A session to begin with, instead of signing in on the screen. */
  token?: string;
  /** Lines of the console that belong to the fault that a test makes. */
  expects?: RegExp;
  /** With the product's service worker, for what it does: screens without a network, messages, the till's code. */
  worker?: boolean;
  /** A page that no other test had or gets, for what is done to it beside using the product. */
  own?: boolean;
}

interface OpenVisit {
  seat: Seat;
  problems: string[];
  /** Whether the page is closed after it. */
  own: boolean;
}

/** Errors of the page and of its console, which a violated content security policy is one of. */
function watch(page: Page, expects: RegExp | undefined): string[] {
  const problems: string[] = [];
  const note = (line: string) => {
    if (!expects?.test(line)) problems.push(line);
  };
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    // Of a page without HTML the browser wants its own kind of icon.
    if (message.location().url.endsWith('/favicon.ico')) return;
    // Said where a visit does without it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Where maps are drawn without a graphics card, the driver tells how slow that is.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

/**
 * A way to open the product in this worker's browser. After each test every page that it opened must have been free of
 * errors; a failed test leaves a picture of each.
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
        // A try that is followed by a better one is told nowhere else.
        const why =
          task.result?.errors?.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n') ?? '';
        process.stderr.write(`\n"${task.name}" failed at ${seat.page.url()}: see ${path}\n${why}\n`);
      }
      await (failed || own ? seat.context.close() : leaveSeat(seat));
    }
    const problems = visits.flatMap((one) => one.problems);
    // Vitest says nothing of a try that was followed by a better one.
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
