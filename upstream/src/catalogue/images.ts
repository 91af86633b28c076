import { thumbnailPath } from '../files/index.ts';
import type { Call } from '../http/route.ts';

/** Size of a picture: full, or a thumbnail for lists. */
export type ImageSize = 'screen' | 'thumbnail';

/** Makes the signed URL of a stored image; null stays null. */
export type ImageAddress = (path: string | null, size?: ImageSize) => string | null;

/** The path of a picture's thumbnail. Shared demo pictures and external ones have a single size. */
function smallOf(path: string | null): string | null {
  if (path === null || path.startsWith('shared/') || path.startsWith('https://')) return path;
  return thumbnailPath('product', path) ?? path;
}

/** The URLs of images at the time of a call. */
export const imagesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>): ImageAddress =>
  (path, size = 'screen') =>
    files.address(size === 'thumbnail' ? smallOf(path) : path, now);
