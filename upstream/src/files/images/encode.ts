import {
  checkPicture,
  KEPT_BYTES,
  type PictureRule,
  PICTURES,
  pictureType,
  type PictureUse,
  problem,
} from '@galla/domain';
import sharp, { type Sharp } from 'sharp';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import { limited } from '../../limited.ts';

/** A picture as it is kept. */
export interface Picture {
  extension: 'jpg' | 'png';
  bytes: Buffer;
  /** The small copy, where the use has one. */
  thumbnail: Buffer | undefined;
  width: number;
  height: number;
}

/** As much as any phone's camera makes, and as much as the memory for one picture is counted on. */
const PIXELS = 25_000_000;
const SECONDS = 10;
/** Tried one after the other until the picture is small enough. */
const QUALITIES = [82, 70, 55, 40] as const;

// One picture at a time: a progressive one of 25 megapixels takes up to 150 MB while it is read.
const oneAtATime = limited(1);
sharp.cache(false);
sharp.concurrency(1);

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: SECONDS })
    .autoOrient();
}

const fitting = (picture: Sharp, edge: number): Sharp =>
  picture
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');

/** On white, where it could be seen through: JPEG has no transparency. */
const jpeg = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: false }).toBuffer();

async function smallJpeg(picture: Sharp): Promise<Buffer> {
  const [first, ...lower] = QUALITIES;
  let bytes = await jpeg(picture.clone(), first);
  for (const quality of lower) {
    if (bytes.length <= KEPT_BYTES) break;
    bytes = await jpeg(picture.clone(), quality);
  }
  return bytes;
}

async function encoded(bytes: Buffer, { edge, thumbnail, transparent }: PictureRule): Promise<Picture> {
  // A GIF is drawn, not photographed: it is kept as PNG (rules: images).
  const drawn = pictureType(bytes) === 'image/gif';
  // The decoded pixels once, at their final size; each output is made of these.
  const { data, info } = await fitting(opened(bytes), edge).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const png =
    drawn || (transparent && channels === 4)
      ? await pixels.clone().png({ palette: true }).toBuffer()
      : undefined;
  const keepsPng = png !== undefined && (drawn || png.length <= KEPT_BYTES);
  return {
    extension: keepsPng ? 'png' : 'jpg',
    bytes: keepsPng ? png : await smallJpeg(pixels),
    thumbnail:
      thumbnail === undefined ? undefined : await jpeg(fitting(pixels.clone(), thumbnail), QUALITIES[0]),
    width,
    height,
  };
}

/**
 * Makes of a file the picture that is kept: read by its content, never by its name, turned upright, made smaller, and
 * written anew, so that nothing but pixels of the file stays - no metadata, no other format behind the picture.
 * @throws Refused at `field` for what is no JPEG or PNG, too large, damaged, or beyond 25 megapixels
 */
export async function encodePicture(use: PictureUse, bytes: Buffer, field: string): Promise<Picture> {
  const rule: PictureRule = PICTURES[use];
  const { megabytes, wireMegabytes = megabytes } = rule;
  refuseOn(checkPicture(use, { type: pictureType(bytes), size: bytes.length }, field, wireMegabytes));
  try {
    return await oneAtATime(() => encoded(bytes, rule));
  } catch {
    throw refusedFor(problem(field, 'INVALID_INPUT', 'files.notProcessed'));
  }
}
