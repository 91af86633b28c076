import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Checks or unchecks a box by clicking what is drawn around it, since the input itself is hidden. */
export async function tick(box: Locator, ticked = true): Promise<void> {
  if ((await box.isChecked()) !== ticked) await box.locator('..').click();
  await expect.poll(() => box.isChecked()).toBe(ticked);
}
