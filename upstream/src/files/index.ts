/** What other slices use of files. */
export type { Files } from './files.ts';
export { claimUpload, retirePicture, retirePictures, thumbnailPath } from './uploads.ts';
