import type { Locator } from 'playwright';
import decode from 'qr/decode.js';
import sharp from 'sharp';

/** What a customer's camera reads from the screen. */
export async function readQrCode(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
