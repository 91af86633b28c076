export {
  KEPT_BYTES,
  PICTURES,
  checkPicture,
  pictureType,
  type PictureRule,
  type PictureType,
  type PictureUse,
} from './pictures.ts';
