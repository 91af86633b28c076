import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA and all that it holds. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
export async function expectUsable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  expect.soft(await barriersOn(page), `axe at ${pathname}`).toEqual([]);
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect.soft(await page.evaluate<number>(sideways), `sideways at ${pathname}`).toBe(0);
}
