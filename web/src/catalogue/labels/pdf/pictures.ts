import { HALF_CAPITAL, type LabelLayout, type TextMark } from '@galla/domain';
import { fontText, textMeasure } from '../draw/fonts.ts';
import { isCovered } from './covered.ts';
import { pictureKey, type TextPicture } from './textPicture.ts';

/** Pixels per mm, finer than any label printer. */
const SCALE = 24;
/** Height relative to the font size, with room for vowel signs above and below. */
const HEIGHT = 1.6;

async function pictureOf({ text, size, weight }: TextMark): Promise<TextPicture> {
  const width = textMeasure()(text, weight) * size;
  const height = size * HEIGHT;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * SCALE));
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  context.fillStyle = '#000000';
  context.font = fontText(size * SCALE, weight);
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, canvas.height / 2 + size * SCALE * HALF_CAPITAL);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('This browser makes no picture of a canvas');
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

/** Pictures of the texts that the PDF's fonts do not cover, shaped by the browser; each text once. */
export async function picturesOf({ faces }: LabelLayout): Promise<Map<string, TextPicture>> {
  const texts = faces
    .flatMap(({ marks }) => marks)
    .filter((mark) => mark.kind === 'text')
    .filter(({ text }) => !isCovered(text));
  const unique = new Map(texts.map((mark) => [pictureKey(mark), mark]));
  const pictures = await Promise.all(
    Array.from(unique, async ([key, mark]) => [key, await pictureOf(mark)] as const),
  );
  return new Map(pictures);
}
