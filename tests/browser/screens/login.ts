import type { Page } from 'playwright';

/** Types mobile and PIN digit by digit, and presses Login. */
export async function tryLogin(page: Page, mobile: string, pin: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('PIN, digit 1 of 4').click();
  await page.keyboard.type(pin);
  await page.getByRole('button', { name: 'Login' }).click();
}
