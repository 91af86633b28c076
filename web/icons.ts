/**
 * Draws the icons of the installed client from the mark. Run `node web/icons.ts` after changing public/mark.svg.
 * Devices crop the maskable icons and Apple's to their own shape, so those fill the square; the mark stays within
 * the central 80 % that every shape keeps (W3C manifest, "safe zone").
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path: string): string => fileURLToPath(new URL(`public/${path}`, import.meta.url));
const mark = await readFile(at('mark.svg'), 'utf8');

/** The mark on a square without rounded corners. */
const filled = mark.replace(' rx="18"', '').replace(/<path /, '<path transform="translate(5 5) scale(.9)" ');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(at(`icons/${name}-${size}.png`));

await Promise.all([
  ...[192, 512].flatMap((size) => [draw(mark, size, 'icon'), draw(filled, size, 'maskable')]),
  draw(filled, 180, 'apple'),
]);
