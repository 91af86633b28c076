import type { Call } from '../http/route.ts';

/** Makes the signed address of a stored image; null stays null. */
export type ImageAddress = (path: string | null) => string | null;

/** The addresses of images as they are at the instant of a call. */
export const imagesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>): ImageAddress =>
  (path) =>
    files.address(path, now);
