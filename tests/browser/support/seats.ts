import type { BrowserContext, CDPSession, Page } from 'playwright';
import { ourChromium } from './chromium.ts';

/** What kind of page it is. */
export interface SeatKind {
  readonly url: string;
  /** A finger does what the mouse does elsewhere. */
  readonly touch: boolean;
  /** With the product's service worker: to install it and fill its caches is a third of what a visit costs. */
  readonly worker: boolean;
}

/** A page to sit down at. */
export interface Seat extends SeatKind {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** All that a test leaves in a browser, but for what the network brought, which would come again as it is. */
const LEFT = 'local_storage,indexeddb,service_workers,cache_storage,cookies';
/** Something of the product's origin that is not the product. */
const EMPTY = '/mark.svg';
/** What tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'response', 'dialog'];

/** Left as they were found. */
let free: Seat[] = [];

/**
 * A page at the product's origin, which keeps nothing, and that nobody else has. A page that was used before has what
 * costs most at a page in its first second: a process, and the client's scripts read and compiled.
 */
export async function takeSeat(kind: SeatKind): Promise<Seat> {
  const { url, touch, worker } = kind;
  const found = free.find((seat) => seat.url === url && seat.touch === touch && seat.worker === worker);
  free = free.filter((seat) => seat !== found);
  return found ?? openSeat(kind);
}

/** A new one. */
export async function openSeat(kind: SeatKind): Promise<Seat> {
  const context = await (
    await ourChromium()
  ).newContext({
    baseURL: kind.url,
    hasTouch: kind.touch,
    serviceWorkers: kind.worker ? 'allow' : 'block',
    // What moves can't be looked at; the product honours the wish for rest.
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Else every visit begins with the word that messages are not allowed here.
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  const seat = { ...kind, context, page, session: await context.newCDPSession(page) };
  await page.goto(EMPTY);
  return seat;
}

/** Clears a seat for whoever comes next. */
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

/** Closes the free seats of every other address: of a gateway that ends with its file. */
export async function closeSeatsElsewhere(url: string): Promise<void> {
  const elsewhere = free.filter((seat) => seat.url !== url);
  free = free.filter((seat) => seat.url === url);
  await Promise.all(elsewhere.map(({ context }) => context.close()));
}
