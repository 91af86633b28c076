import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { SIZES, type Device } from './visits.ts';

/** WCAG 2.2 AA with everything it includes; passes are not reported, which would cost as much again. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/**
 * The same without contrasts, three quarters of its time: sufficient where another look at the same content has them,
 * since semanticTokens.test.ts proves those of every text in both modes.
 */
const WITHOUT_CONTRASTS: axe.RunOptions = { ...OPTIONS, rules: { 'color-contrast': { enabled: false } } };
/** Only the rule about sizes: sufficient where the same elements are only arranged differently. */
const SIZES_OF_TARGETS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  resultTypes: ['violations'],
};

type Look = readonly [Device, 'light' | 'dark'];

/** The two looks that differ in everything: width, arrangement and colours. */
const OPPOSITES: readonly (readonly [Look, axe.RunOptions])[] = [
  [['phone', 'dark'], WITHOUT_CONTRASTS],
  [['desktop', 'light'], OPTIONS],
];

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

/** In pixels: a cut text or a field with less room than this shows no word. */
const ROOM = 56;
/** Texts on one line that are cut, and fields with a hint, without room for a word. */
const SQUEEZED = `[...document.querySelectorAll('main *, header *')].flatMap((element) => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  if (clientWidth === 0 || clientWidth >= ${ROOM}) return [];
  const style = getComputedStyle(element);
  const isLine = style.webkitLineClamp === '1' || style.textOverflow === 'ellipsis';
  const isCut = isLine && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
  return isCut || element.matches('input[placeholder]') ? [element.placeholder ?? element.textContent] : [];
})`;

const DIALOG = ':is([role=dialog], [role=alertdialog])';
/** Of the page, and of each dialog and its body, which scroll on their own. */
const SIDEWAYS = `Math.max(
  ...[document.documentElement, ...document.querySelectorAll('${DIALOG}, ${DIALOG} [class*=__body]')]
    .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
)`;

/** Pixels by which the page or a dialog is wider than its space. */
export const sidewaysOn = (page: Page): Promise<number> => page.evaluate<number>(SIDEWAYS);

/** Faults of the current page: by axe, horizontal scrolling in pixels, cut-off texts. */
const faultsOn = async (page: Page, options: axe.RunOptions) => ({
  axe: await barriersOn(page, options),
  sideways: await sidewaysOn(page),
  cut: [
    ...(await page.evaluate<string[]>(CUT_CHOICES)),
    ...(options === SIZES_OF_TARGETS ? await page.evaluate<string[]>(SQUEEZED) : []),
  ],
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

/** Expects no horizontal scrolling and no cut-off texts, where another look at the same content ran axe. */
export async function expectFitting(page: Page, look: string): Promise<void> {
  await expectUsable(page, look, SIZES_OF_TARGETS);
}

async function showAs(page: Page, [device, colours]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: colours });
  await page.setViewportSize(SIZES[device]);
  await page.locator(`html.${colours}`).waitFor({ state: 'attached' });
}

/**
 * The same on a dark phone, then on a light desktop, where it stays; `drawn` waits until the screen shows its content,
 * which may be redrawn at another width.
 */
export async function expectUsableAtBoth(page: Page, drawn: () => Promise<void>): Promise<void> {
  for (const [look, options] of OPPOSITES) {
    await showAs(page, look);
    await drawn();
    await expectUsable(page, look.join(', '), options);
  }
}

/** The same at both, and fitting on a tablet, which has the elements of one of them. */
export async function expectUsableEverywhere(page: Page, drawn: () => Promise<void>): Promise<void> {
  await showAs(page, ['tablet', 'light']);
  await drawn();
  await expectFitting(page, 'tablet');
  await expectUsableAtBoth(page, drawn);
}
