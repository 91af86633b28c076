import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { newId } from '../../db/id.ts';
import { PLANS } from '../trades/index.ts';
import { TRADES } from '../types.ts';
import { designImages } from './sets/designs.ts';
import { logos } from './sets/logos.ts';

/** Flat colours need only a small palette: a picture of 512 pixels stays below 15 KB with sharp edges. */
const PNG = { palette: true, colours: 24, dither: 0, effort: 1, compressionLevel: 9 } as const;

const draw = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(PNG).toBuffer();

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Draws a folder under a temporary name and renames it, so that an incomplete one is never mistaken for finished. */
async function writeFolder(
  folder: string,
  files: readonly (readonly [name: string, svg: string])[],
): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.${newId()}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await Promise.all(
    files.map(async ([name, svg]) => writeFile(join(draft, `${name}.png`), await draw(svg), { mode: 0o600 })),
  );
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another process that started at the same time has finished the same pictures.
    if (!(await exists(folder))) throw error;
  }
}

/**
 * Draws the demo shops' pictures and logos, 512 and 256 pixels square: `<folder>/shared/<trade>/01.png` and on,
 * `<folder>/shared/designs/<name>.png`, `<folder>/shared/logos/<shop>.png`. Existing folders are kept.
 */
export async function writeImages(folder: string): Promise<void> {
  const shared = join(folder, 'shared');
  for (const trade of TRADES) {
    const pictures = Object.values(PLANS[trade].images);
    await writeFolder(
      join(shared, trade),
      pictures.map((svg, at) => [String(at + 1).padStart(2, '0'), svg] as const),
    );
  }
  await writeFolder(join(shared, 'designs'), Object.entries(designImages));
  await writeFolder(join(shared, 'logos'), Object.entries(logos));
}
