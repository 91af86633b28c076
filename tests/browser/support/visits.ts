import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { product } from './product.ts';

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
}

interface OpenVisit {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Chromium's own sandbox refuses root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Errors of the page and of its console, which a violated content security policy is one of. */
function watch(page: Page, expects: RegExp | undefined): string[] {
  const problems: string[] = [];
  const note = (line: string) => {
    if (!expects?.test(line)) problems.push(line);
  };
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

const storageOf = (url: string, token: string) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'access_token', value: token }] }],
});

/**
 * A browser for the tests of one file, and a way to open it. After each test every page that it opened must have been
 * free of errors; a failed test leaves a picture of each.
 */
export function useVisits(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  let open: OpenVisit[] = [];

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ARGS, chromiumSandbox: false });
  });
  afterAll(() => browser.close());

  afterEach(async ({ task }) => {
    const visits = open;
    open = [];
    const failed = task.result?.state === 'fail';
    for (const [index, { page, context }] of visits.entries()) {
      if (failed) {
        const path = join(tmpdir(), `galla-failed-${task.id}-${index}.png`);
        await page.screenshot({ path });
        process.stderr.write(`\n"${task.name}" failed at ${page.url()}: see ${path}\n`);
      }
      await context.close();
    }
    expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  });

  return async ({ device = 'desktop', colours = 'light', token, expects, ...options } = {}) => {
    const url = options.url ?? product().url;
    const context = await browser.newContext({
      baseURL: url,
      viewport: SIZES[device],
      hasTouch: device === 'phone',
      colorScheme: colours,
      // What moves can't be looked at; the product honours the wish for rest.
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // Else every visit begins with the word that messages are not allowed here.
      permissions: ['notifications'],
      ...(token !== undefined && { storageState: storageOf(url, token) }),
    });
    const page = await context.newPage();
    open.push({ context, page, problems: watch(page, expects) });
    return { page, device, url };
  };
}
