import { KEPT_BYTES, PICTURES, type PictureRule, type PictureUse } from '@galla/domain';
import type { Square } from './crop.ts';

/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45] as const;

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no picture')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });

/**
 * The picture behind an address of the browser's own, upright: its sides and what is drawn of it are turned as the camera
 * noted it. Rejects for what the browser can't read.
 */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Makes of a picture what is uploaded: a JPEG with the longest edge that its use keeps, of about 1 MB at most, so that
 * a phone on a slow line sends no more than what stays, and a photo of any size can be chosen (spec 1 §5).
 * @param square what is kept of it; all of it where it is left out
 */
export async function shrink(use: PictureUse, image: HTMLImageElement, square?: Square): Promise<Blob> {
  const { edge }: PictureRule = PICTURES[use];
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = square ?? { left: 0, top: 0, side: undefined };
  const [partWidth, partHeight] = [part.side ?? width, part.side ?? height];
  const scale = Math.min(1, edge / Math.max(partWidth, partHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(partWidth * scale));
  canvas.height = Math.max(1, Math.round(partHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures');
  // Four thousand pixels on one thousand: without it edges and letters break.
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, part.left, part.top, partWidth, partHeight, 0, 0, canvas.width, canvas.height);
  const [first, ...lower] = QUALITIES;
  let blob = await encoded(canvas, first);
  for (const quality of lower) {
    if (blob.size <= KEPT_BYTES) break;
    blob = await encoded(canvas, quality);
  }
  return blob;
}
