import type { BrowserContext, CDPSession, Page } from 'playwright';
import { ourChromium } from './chromium.ts';

/** Kinds of pages. */
export interface SeatKind {
  readonly url: string;
  /** With touch instead of a mouse. */
  readonly touch: boolean;
  /** With the product's service worker: installing it and filling its caches takes a third of a visit. */
  readonly worker: boolean;
}

/** A reusable page. */
export interface Seat extends SeatKind {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Everything a test leaves in a browser, except network caches, which would be filled the same way again. */
const LEFT = 'local_storage,indexeddb,service_workers,cache_storage,cookies';
/** A resource of the product's origin other than the product. */
const EMPTY = '/mark.svg';
/** Events that tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'response', 'dialog'];

/** Cleared and ready for use. */
let free: Seat[] = [];

/**
 * A page at the product's origin, without stored data and used by nobody else. A reused page saves the most
 * expensive part of a page's first second: a process, and the client's scripts read and compiled.
 */
export async function takeSeat(kind: SeatKind): Promise<Seat> {
  const { url, touch, worker } = kind;
  const found = free.find((seat) => seat.url === url && seat.touch === touch && seat.worker === worker);
  free = free.filter((seat) => seat !== found);
  return found ?? openSeat(kind);
}

/** Opens a new page. */
export async function openSeat(kind: SeatKind): Promise<Seat> {
  const context = await (
    await ourChromium()
  ).newContext({
    baseURL: kind.url,
    hasTouch: kind.touch,
    serviceWorkers: kind.worker ? 'allow' : 'block',
    // Animations cannot be checked; the product honours this preference.
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Otherwise every visit begins with a notice that messages are not allowed here.
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  const seat = { ...kind, context, page, session: await context.newCDPSession(page) };
  await page.goto(EMPTY);
  return seat;
}

/** Clears a page for its next user. */
export async function leaveSeat(seat: Seat): Promise<void> {
  const { url, context, page, session } = seat;
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(EMPTY);
  await page.evaluate('sessionStorage.clear()');
  await page.mouse.move(0, 0);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: LEFT });
  await session.send('Page.resetNavigationHistory');
  free.push(seat);
}

/** Closes the free pages of every other address: of a gateway that ends with its file. */
export async function closeSeatsElsewhere(url: string): Promise<void> {
  const elsewhere = free.filter((seat) => seat.url !== url);
  free = free.filter((seat) => seat.url === url);
  await Promise.all(elsewhere.map(({ context }) => context.close()));
}
