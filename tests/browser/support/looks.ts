import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES, type Device } from './visits.ts';

/** WCAG 2.2 AA and all that it holds. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every width in light; in dark, where colours alone differ, the two ends. */
const LOOKS: readonly [Device, 'light' | 'dark'][] = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['tablet', 'light'],
  ['phone', 'light'],
  ['phone', 'dark'],
];

/** What axe has against the page as it is, as "rule: element reason". */
async function barriersOn(page: Page): Promise<string[]> {
  // Legacy mode looks at this page alone, without a second tab; there are no frames of others in it.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/**
 * Expects that everybody can use the screen in front, and that it does not scroll sideways. The test goes on where
 * not, so that one run tells of all screens.
 */
export async function expectUsable(page: Page, look = ''): Promise<void> {
  const { pathname } = new URL(page.url());
  expect.soft(await barriersOn(page), `axe at ${pathname} ${look}`).toEqual([]);
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect.soft(await page.evaluate<number>(sideways), `sideways at ${pathname} ${look}`).toBe(0);
}

/**
 * The same at every width and in both colours; `drawn` waits until the screen shows what it is for, which may be drawn
 * anew at another width.
 */
export async function expectUsableEverywhere(page: Page, drawn: () => Promise<void>): Promise<void> {
  for (const [device, colours] of LOOKS) {
    await page.emulateMedia({ colorScheme: colours });
    await page.setViewportSize(SIZES[device]);
    await page.locator(`html.${colours}`).waitFor({ state: 'attached' });
    await drawn();
    await expectUsable(page, `${device}, ${colours}`);
  }
}
