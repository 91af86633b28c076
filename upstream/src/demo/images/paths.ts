import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trade } from '../types.ts';
import type { DesignImage } from './sets/designs.ts';

/** Where a trade's picture lies below the folder of files; the number starts at 1. */
export const picturePath = (trade: Trade, number: number): string =>
  `shared/${trade}/${String(number).padStart(2, '0')}.png`;

const LOGOS = 'shared/logos';

/** Whether all pictures were drawn: the logos are the last. */
export const arePicturesThere = (folder: string): Promise<boolean> =>
  stat(join(folder, LOGOS)).then(
    () => true,
    () => false,
  );

/** Where a demo shop's logo lies below the folder of files. */
export const logoPath = (shop: string): string => `${LOGOS}/${shop}.png`;

/** Where the picture of a design or pattern lies below the folder of files. */
export const designPath = (image: DesignImage): string => `shared/designs/${image}.png`;
