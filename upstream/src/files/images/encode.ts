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

/** A picture as stored. */
export interface Picture {
  extension: 'jpg' | 'png';
  bytes: Buffer;
  /** The thumbnail, if the use has one. */
  thumbnail: Buffer | undefined;
  width: number;
  height: number;
}

/** As large as any phone camera's, and the basis of the memory limit for one picture. */
const PIXELS = 25_000_000;
const SECONDS = 10;
/** Tried in sequence until the picture is small enough. */
const QUALITIES = [82, 70, 55, 40] as const;

// One picture at a time: decoding a progressive one of 25 megapixels takes up to 150 MB.
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

/** Transparent areas become white, since JPEG has no transparency. */
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
  // A GIF is usually a drawing, so it is stored as PNG (rules: images).
  const drawn = pictureType(bytes) === 'image/gif';
  // Decodes once to the final size; all outputs are made from these pixels.
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
 * Converts a file to the stored picture: detected by content rather than name, rotated upright, scaled down and
 * re-encoded, so that only pixels remain, without metadata or other data appended to the file.
 * @throws Refused at `field` for a file that is not JPEG or PNG, too large, damaged, or above 25 megapixels
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
