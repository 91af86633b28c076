import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trade } from '../types.ts';
import type { DesignImage } from './sets/designs.ts';

/** Path of a trade's picture below the files folder; numbers start at 1. */
export const picturePath = (trade: Trade, number: number): string =>
  `shared/${trade}/${String(number).padStart(2, '0')}.png`;

const LOGOS = 'shared/logos';

/** Whether all pictures were drawn; the logos are drawn last. */
export const arePicturesThere = (folder: string): Promise<boolean> =>
  stat(join(folder, LOGOS)).then(
    () => true,
    () => false,
  );

/** Path of a demo shop's logo below the files folder. */
export const logoPath = (shop: string): string => `${LOGOS}/${shop}.png`;

/** Path of a design's or pattern's picture below the files folder. */
export const designPath = (image: DesignImage): string => `shared/designs/${image}.png`;
