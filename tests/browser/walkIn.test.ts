import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cartOf, linesOf } from './screens/cart.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { sumBehind } from './support/money.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** Maximum keystrokes for one sale with a queue at the counter. */
const KEYS = 30;

/** Typing speed of a person: faster input counts as a scanner's. */
const HUMAN = { delay: 60 };

/** The only way to use the product here; counts every key pressed, both of "Control+Enter". */
function keyboardOf({ keyboard }: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(key: string): Promise<void> {
      count += key.split('+').length;
      await keyboard.press(key);
    },
    async type(text: string): Promise<void> {
      count += text.length;
      await keyboard.type(text, HUMAN);
    },
  };
}

type Keyboard = ReturnType<typeof keyboardOf>;

/** Prints the bill just made on the shop's paper; nobody can answer the browser's own dialog. */
async function takeSlip(page: Page, keys: Keyboard): Promise<void> {
  await page.evaluate(`void (window.print = () => document.body.setAttribute('data-sent', ''))`);
  await keys.press('s');
  await page.locator('body[data-sent]').waitFor();
}

test(`a sale to a walk-in takes at most ${KEYS} keys and no mouse`, async () => {
  const at = await visit({ token: await tokenOf(OWNERS.retail) });
  const { page } = at;
  const keys = keyboardOf(page);
  const cart = cartOf(at);
  await page.goto('/Billing');
  await page.getByRole('button', { name: /^Walk-in/ }).waitFor();

  await keys.press('F9');
  await page.getByRole('table', { name: 'Product' }).getByRole('row').nth(1).waitFor();
  for (const [index, name] of ['tea', 'oil', 'sug'].entries()) {
    await keys.type(name);
    await keys.press('Enter');
    await expect.poll(() => linesOf(cart)).toBe(index + 1);
  }
  await keys.press('F2');
  await keys.type('2');
  // Cash; then the cash given: first the exact total, then the next note.
  await keys.press('F8');
  await keys.press('F9');
  await keys.press('F9');
  await cart.getByText('Change to give').waitFor();
  const change = await sumBehind(cart, 'Change to give');
  expect(change).toBeGreaterThan(0);
  await keys.press('Control+Enter');

  await page.getByRole('link', { name: /^Next bill/ }).waitFor();
  expect(await sumBehind(page.getByRole('main'), 'given')).toBe(change);
  await takeSlip(page, keys);
  await keys.press('n');
  await page.waitForURL('**/Billing');

  expect(keys.count()).toBeLessThanOrEqual(KEYS);
});
