/** The public interface of files for other slices. */
export type { Files } from './files.ts';
export { claimUpload, retirePicture, retirePictures, thumbnailPath } from './uploads.ts';
