import type { LabelWeight, Measure } from '@galla/domain';
import { isCovered } from '../pdf/covered.ts';

/** The UI font, which covers all Indian scripts; the PDF's fonts are subsets of the same family. */
export const FAMILY = '"Galla Sans"';

/** Large enough to make rounding negligible. */
const SIZE = 100;

export const fontText = (size: number, weight: LabelWeight): string => `${weight} ${size}px ${FAMILY}`;

/** Loads the font files of the texts' scripts, so that measuring uses the same font as drawing. */
export async function loadFonts(texts: readonly string[]): Promise<void> {
  const letters = Array.from(new Set(texts.join(''))).join('');
  // A font that fails to load is replaced by a system font, on screen and on paper alike.
  const load = (weight: LabelWeight) =>
    document.fonts.load(fontText(SIZE, weight), letters).catch(() => undefined);
  await Promise.all([load(400), load(600)]);
}

/**
 * Measures texts as drawn. The PDF places its texts without kerning, so they are measured and previewed
 * without it.
 */
function measureOn(context: CanvasRenderingContext2D): Measure {
  const known = new Map<string, number>();
  const widthOf = (text: string, weight: LabelWeight): number => {
    const key = weight + text;
    const before = known.get(key);
    if (before !== undefined) return before;
    context.font = fontText(SIZE, weight);
    const width = context.measureText(text).width / SIZE;
    known.set(key, width);
    return width;
  };
  return (text, weight) =>
    isCovered(text)
      ? Array.from(text).reduce((width, letter) => width + widthOf(letter, weight), 0)
      : widthOf(text, weight);
}

let measure: Measure | undefined;

/** The page's shared, caching measure. */
export function textMeasure(): Measure {
  if (measure) return measure;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  measure = measureOn(context);
  return measure;
}
