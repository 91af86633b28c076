import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A finger that touches down, moves over the others, and lifts. */
async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await send('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', share);
  await send('touchEnd');
  await touch.detach();
}

test('a thumb that scrolls past a slider changes nothing; once pressed, the slider follows it', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.service), device: 'phone' });
  await page.goto('/SetingQRCodeResizer?tab=print');
  const thumb = page.getByRole('slider').first();
  await thumb.waitFor();
  const line = thumb.locator('xpath=..');
  const value = () => thumb.getAttribute('aria-valuenow');
  const place = async (share: number) => {
    await line.scrollIntoViewIfNeeded();
    const box = await line.boundingBox();
    if (!box) throw new Error('The slider is not on the screen');
    return { x: box.x + box.width * share, y: box.y + box.height / 2 };
  };
  const before = await value();
  await swipe(page, await place(0.8), { x: 0, y: -160 });
  await swipe(page, await place(0.8), { x: 4, y: 160 });
  expect(await value()).toBe(before);

  // A tap while the page is still scrolling only stops it: the retry taps where the line is by then.
  const tapped = async () => {
    const { x, y } = await place(0.5);
    await page.touchscreen.tap(x, y);
    return line.getAttribute('data-pressed');
  };
  await expect.poll(tapped).toBe('true');
  expect(await value()).toBe(before);
  await swipe(page, await place(0.8), { x: 0, y: -160 });
  await expect.poll(value).toBe(before);
  // The same applies to a swipe.
  const swiped = async () => {
    await swipe(page, await place(0.5), { x: 60, y: 0 });
    return value();
  };
  await expect.poll(swiped).not.toBe(before);
});
