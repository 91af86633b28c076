import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Ticks a box or takes its tick away, where people do: at what is drawn around it, since the box itself is hidden. */
export async function tick(box: Locator, ticked = true): Promise<void> {
  if ((await box.isChecked()) !== ticked) await box.locator('..').click();
  await expect.poll(() => box.isChecked()).toBe(ticked);
}
