import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { BOUTIQUE } from './screens/dialogs/boutique.ts';
import { ELSEWHERE } from './screens/dialogs/elsewhere.ts';
import { button, type Screen } from './screens/dialogs/screen.ts';
import { SHOP } from './screens/dialogs/shop.ts';
import { OWNERS, tokenOf, type Trade } from './support/api.ts';
import { sidewaysOn } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
const WEB = resolve(import.meta.dirname, '../../web/src');
/** Screens with dialogs whose first field no other test shows; each shop's are visited in one page. */
const SCREENS: Partial<Record<Trade, readonly Screen[]>> = { retail: SHOP, boutique: BOUTIQUE };

test('every dialog, sheet and form is named', () => {
  const drawn = globSync('**/*.tsx', { cwd: WEB }).filter(
    (file) =>
      !/\.test\.tsx$|testing|^ui\/(dialog\/|Sheet|DetailSheet|MoneySheet)/.test(file) &&
      /<(DialogFrame|FormDialog|ItemDrawer|RecordListDialog|Sheet)(<\w+>)?\s+(?!key)[a-z{]/.test(
        readFileSync(resolve(WEB, file), 'utf8'),
      ),
  );
  const here = Object.values(SCREENS)
    .flat()
    .flatMap(({ dialogs }) => dialogs.map(({ file }) => file));
  expect(drawn.toSorted()).toEqual([...here, ...Object.keys(ELSEWHERE)].toSorted());
});

const HAS_FOCUS = `(() => {
  const field = document.activeElement;
  if (field?.closest('[role=dialog], [role=alertdialog]') == null) return '';
  const label = field.labels?.[0]?.textContent ?? field.textContent;
  return (field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? label).trim();
})()`;
/** Placeholder rows. */
const LOADING = ':is([role=dialog], [role=alertdialog]) output:has(> [aria-hidden])';
const RED = `document.querySelectorAll(':is([role=dialog], [role=alertdialog]) [aria-invalid=true]').length`;

/** Opens the dialogs of a screen one after the other. */
async function openAll(page: Page, token: string, { open, dialogs }: Screen): Promise<void> {
  const only = await open(page, token);
  for (const { file, opener: name, starts, prepare } of dialogs) {
    await prepare?.(page);
    const opener = name === undefined ? only : button(page, name);
    if (opener !== undefined) {
      await opener.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => page.evaluate<string>(HAS_FOCUS), { message: file }).toMatch(starts);
    expect(await page.evaluate<number>(RED), file).toBe(0);
    await expect.poll(() => page.locator(LOADING).count(), { message: file }).toBe(0);
    expect.soft(await sidewaysOn(page), `sideways in ${file}`).toBe(0);
    await page.keyboard.press('Escape');
    if (opener === undefined) {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      continue;
    }
    const hasFocus = () => opener.and(page.locator(':focus')).count();
    await expect.poll(hasFocus, { message: `after ${file}` }).toBe(1);
  }
}

test.each(Object.entries(SCREENS))(
  'the dialogs of a %s shop open where one goes on, and return to their opener',
  async (shop, screens) => {
    const token = await tokenOf(OWNERS[shop as Trade]);
    const { page } = await visit({ token });
    await page.goto('/account-details');
    for (const screen of screens) await openAll(page, token, screen);
  },
);
