import { thumbnailPath } from '../files/index.ts';
import type { Call } from '../http/route.ts';

/** How large a picture is shown: on its own, or small in a list. */
export type ImageSize = 'screen' | 'thumbnail';

/** Makes the signed address of a stored image; null stays null. */
export type ImageAddress = (path: string | null, size?: ImageSize) => string | null;

/** The small copy of an item's picture. What demo shops share, and what lies elsewhere, has one size. */
function smallOf(path: string | null): string | null {
  if (path === null || path.startsWith('shared/') || path.startsWith('https://')) return path;
  return thumbnailPath('product', path) ?? path;
}

/** The addresses of images as they are at the instant of a call. */
export const imagesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>): ImageAddress =>
  (path, size = 'screen') =>
    files.address(size === 'thumbnail' ? smallOf(path) : path, now);
