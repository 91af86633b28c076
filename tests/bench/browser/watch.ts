import type { Page } from 'playwright';

/** The browser's records of a page since navigation. */
export interface Noted {
  /** Milliseconds until the largest paint. */
  largestPaint: number;
  /** Lengths of tasks above 50 ms. */
  tasks: number[];
  /** Cumulative layout shift (CLS). */
  shift: number;
  /** Milliseconds from each input to the next paint. */
  keys: number[];
}

/** Runs in the page before anything else. */
const WATCH = `
  window.galla = { largestPaint: 0, tasks: [], shift: 0, keys: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { window.galla.largestPaint = entry.startTime; });
  watch('longtask', (entry) => { window.galla.tasks.push(entry.duration); });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.galla.shift += entry.value; });
  document.addEventListener('input', (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() => setTimeout(() => window.galla.keys.push(performance.now() - began)));
  }, true);`;

export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

export const notedIn = (page: Page): Promise<Noted> => page.evaluate<Noted>('window.galla');

/** Drops recorded keys and tasks before a measurement. */
export const forget = (page: Page): Promise<unknown> =>
  page.evaluate('window.galla.keys.length = 0, window.galla.tasks.length = 0');
