import type { Locator, Page } from 'playwright';
import { cartAddress } from '../../support/addresses.ts';
import { goWithin } from '../../support/network.ts';
import { addCustomer } from '../../support/shop.ts';

/** A dialog, sheet or drawer, and where the focus starts in it. */
export interface Dialog {
  /** The file that renders it, in `web/src`. */
  file: string;
  /** Where the focus starts: a field, else the element it was opened for. */
  starts: RegExp;
  /** The name of its opener; absent where the screen returns the opener or the address opens the dialog. */
  opener?: string | RegExp;
  /** Brings up the opener. */
  prepare?: (page: Page) => Promise<void>;
}

/** A screen with the dialogs that are opened from it, one after the other. */
export interface Screen {
  name: string;
  /** Shows it in a page that has loaded the client; may return the opener of its only dialog. */
  open: (page: Page, token: string) => Promise<Locator | undefined>;
  dialogs: readonly Dialog[];
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();

/** A screen that its address shows. */
export const at =
  (address: string): Screen['open'] =>
  async (page) => {
    await goWithin(page, address);
    return undefined;
  };

/** The cart of a new customer. */
export async function openCart(page: Page, token: string): Promise<void> {
  await goWithin(page, cartAddress(await addCustomer(token)));
  await page.getByRole('complementary', { name: 'Cart' }).waitFor();
}
