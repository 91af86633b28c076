/** What other slices use of files. */
export type { Files } from './files.ts';
export { claimUpload, retirePicture, thumbnailPath } from './uploads.ts';
