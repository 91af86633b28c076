export {
  KEPT_BYTES,
  OPENED_MEGABYTES,
  PICTURES,
  checkPicture,
  pictureType,
  type PictureRule,
  type PictureType,
  type PictureUse,
} from './pictures.ts';
