import type { Locator } from 'playwright';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import { vi } from 'vitest';

/** What a customer's camera reads from the screen. */
export async function readQrCode(code: Locator): Promise<string> {
  // The screen may render the code again meanwhile, for example with the server's answer.
  const picture = sharp(await vi.waitFor(() => code.screenshot()))
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
