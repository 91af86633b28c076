import type { LabelWeight, Measure } from '@galla/domain';
import { isCovered } from '../pdf/covered.ts';

/** The family of the screens, which has every Indian script; the PDF's own fonts are cut from the same. */
export const FAMILY = '"Galla Sans"';

/** Large enough for rounding not to matter. */
const SIZE = 100;

export const fontText = (size: number, weight: LabelWeight): string => `${weight} ${size}px ${FAMILY}`;

/** Brings the files of the scripts that texts are in, so that they are measured as they will be drawn. */
export async function loadFonts(texts: readonly string[]): Promise<void> {
  const letters = Array.from(new Set(texts.join(''))).join('');
  // A font that does not come is replaced by the device's own, on the screen as on paper.
  const load = (weight: LabelWeight) =>
    document.fonts.load(fontText(SIZE, weight), letters).catch(() => undefined);
  await Promise.all([load(400), load(600)]);
}

/**
 * Measures texts as they are drawn. What the PDF writes as text it writes letter by letter, without kerning: so it is
 * measured, and so the preview shows it.
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

/** The one measure of this page, which remembers. */
export function textMeasure(): Measure {
  if (measure) return measure;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  measure = measureOn(context);
  return measure;
}
