import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { SIZES, type Device } from './visits.ts';

/** WCAG 2.2 AA and all that it holds; what is right is not told, which costs as much again. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/** The rules about colours alone: what remains to be asked where nothing else is different. */
const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** Every width in both colours. Light comes first: in dark nothing but the colours differs. */
const LOOKS: readonly [Device, 'light' | 'dark'][] = (['desktop', 'tablet', 'phone'] as const).flatMap(
  (device): [Device, 'light' | 'dark'][] => [
    [device, 'light'],
    [device, 'dark'],
  ],
);

/** What lies over a part of the page until it is closed: days, menus. */
const POPOVER = '[data-part=content][data-state=open]:is([data-scope=popover], [data-scope=menu])';

/** To be run in the page, by its own copy of axe. A target that a popover covers in part is whole once that is closed. */
const violationsBy = (
  options: axe.RunOptions,
): string => `axe.run(${JSON.stringify(options)}).then(({ violations }) => {
  const covers = [...document.querySelectorAll(${JSON.stringify(POPOVER)})];
  const isCovered = ({ target }) => covers.length > 0 && !covers.some((one) => one.contains(document.querySelector(target[0])));
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: id === 'target-size' ? nodes.filter((node) => !isCovered(node)) : nodes,
  }));
})`;

/** What axe has against the page as it is, as "rule: element reason". */
async function barriersOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Once a page, and not before every look as its adapter does: it is half a megabyte to read.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  return (await page.evaluate<axe.Result[]>(violationsBy(options))).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** The words of choices that are cut, because the chosen one is longer than its field. */
const CUT_CHOICES = `[...document.querySelectorAll('select')].flatMap((field) => {
  const style = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  const words = field.selectedOptions[0]?.label ?? '';
  if (pen === null || field.clientWidth === 0) return [];
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(words).width > room + 1 ? [words] : [];
})`;

const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What is wrong with the page as it is: by axe, pixels that it scrolls sideways, words that are cut. */
const faultsOn = async (page: Page, options: axe.RunOptions) => ({
  axe: await barriersOn(page, options),
  sideways: await page.evaluate<number>(SIDEWAYS),
  cut: await page.evaluate<string[]>(CUT_CHOICES),
});

/** For how long a fault may be that of a screen which is being drawn for another width, in milliseconds. */
const DRAWING = 5_000;

/**
 * Expects that everybody can use the screen in front, and that it does not scroll sideways. The test goes on where
 * not, so that one run tells of all screens.
 */
export async function expectUsable(page: Page, look = '', options = OPTIONS): Promise<void> {
  const { pathname } = new URL(page.url());
  let found = { axe: [] as string[], sideways: 0, cut: [] as string[] };
  const isUsable = async () => {
    found = await faultsOn(page, options);
    return found.axe.length + found.sideways + found.cut.length === 0;
  };
  await vi.waitUntil(isUsable, { timeout: DRAWING, interval: 100 }).catch(() => false);
  expect.soft(found.axe, `axe at ${pathname} ${look}`).toEqual([]);
  expect.soft(found.sideways, `sideways at ${pathname} ${look}`).toBe(0);
  expect.soft(found.cut, `cut at ${pathname} ${look}`).toEqual([]);
}

/** The same on a phone, then at a desk, where it stays; `drawn` waits as below. */
export async function expectUsableAtBoth(page: Page, drawn: () => Promise<void>): Promise<void> {
  for (const device of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[device]);
    await drawn();
    await expectUsable(page, device);
  }
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
    await expectUsable(page, `${device}, ${colours}`, colours === 'light' ? OPTIONS : COLOURS);
  }
}
