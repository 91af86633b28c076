import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { SIZES, type Device } from './visits.ts';

/** WCAG 2.2 AA with everything it includes; passes are not reported, which would cost as much again. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/** Only the rules about colours: sufficient where nothing else differs. */
const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** Every width in both colour modes. Light comes first: dark differs only in colours. */
const LOOKS: readonly [Device, 'light' | 'dark'][] = (['desktop', 'tablet', 'phone'] as const).flatMap(
  (device): [Device, 'light' | 'dark'][] => [
    [device, 'light'],
    [device, 'dark'],
  ],
);

/** Popovers that cover a part of the page until closed: calendars, menus. */
const POPOVER = '[data-part=content][data-state=open]:is([data-scope=popover], [data-scope=menu])';

/**
 * Runs in the page, with its own copy of axe. Targets partly covered by a popover are ignored, since they are
 * complete once it closes.
 */
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

/** Violations that axe finds on the current page, as "rule: element reason". */
async function barriersOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Loaded once per page, not before every check like its adapter does: it is half a megabyte to parse.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  return (await page.evaluate<axe.Result[]>(violationsBy(options))).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** Texts of selects that are cut off because the chosen option is longer than the field. */
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

/** Faults of the current page: by axe, horizontal scrolling in pixels, cut-off texts. */
const faultsOn = async (page: Page, options: axe.RunOptions) => ({
  axe: await barriersOn(page, options),
  sideways: await page.evaluate<number>(SIDEWAYS),
  cut: await page.evaluate<string[]>(CUT_CHOICES),
});

/** Milliseconds for which a fault may come from a screen still being redrawn for another width. */
const DRAWING = 5_000;

/**
 * Expects the current screen to be accessible, without horizontal scrolling. The test continues on failure, so that
 * one run reports all screens.
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

/** The two looks that differ in everything: width, touch-sized layout and colours. */
const OPPOSITES = [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const;

/** The same on a dark phone, then on a light desktop, where it stays; `drawn` waits as below. */
export async function expectUsableAtBoth(page: Page, drawn: () => Promise<void>): Promise<void> {
  for (const [device, colours] of OPPOSITES) {
    await showAs(page, device, colours);
    await drawn();
    await expectUsable(page, `${device}, ${colours}`);
  }
}

async function showAs(page: Page, device: Device, colours: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: colours });
  await page.setViewportSize(SIZES[device]);
  await page.locator(`html.${colours}`).waitFor({ state: 'attached' });
}

/**
 * The same at every width and in both colour modes; `drawn` waits until the screen shows its content, which may be
 * redrawn at another width.
 */
export async function expectUsableEverywhere(page: Page, drawn: () => Promise<void>): Promise<void> {
  for (const [device, colours] of LOOKS) {
    await showAs(page, device, colours);
    await drawn();
    await expectUsable(page, `${device}, ${colours}`, colours === 'light' ? OPTIONS : COLOURS);
  }
}
