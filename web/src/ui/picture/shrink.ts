import { KEPT_BYTES, PICTURES, type PictureRule, type PictureUse } from '@galla/domain';
import type { Square } from './crop.ts';

/** Tried in order until the picture is small enough. */
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
 * Loads the picture of an object URL upright: size and drawing follow the camera's orientation tag. Rejects if the
 * browser cannot read it.
 */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Creates the upload of a picture: a JPEG limited to the longest edge of its use and about 1 MB, so that slow
 * connections send no more than is kept, and photos of any size can be chosen (spec 1 §5).
 * @param square the part to keep; by default all
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
  // Reducing by a factor of four otherwise breaks edges and letters.
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
