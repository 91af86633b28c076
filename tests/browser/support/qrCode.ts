import type { Locator } from 'playwright';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import { vi } from 'vitest';

/** What a customer's camera reads from the screen. */
export async function readQrCode(code: Locator): Promise<string> {
  // A screen that is shown from the local store is rendered again with the server's answer.
  const picture = sharp(await vi.waitFor(() => code.screenshot()))
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
