import { fitLines, plain } from './fit.ts';
import { mrpText, priceText, type LabelField, type LabelItem } from './item.ts';
import type { LabelWeight, Measure } from './marks.ts';

/** A line of a label's text and its height. */
export interface Line {
  text: string;
  size: number;
  weight: LabelWeight;
  pitch: number;
}

interface Style {
  size: number;
  weight: LabelWeight;
  /** Above one, the text is wrapped; 0 shrinks the font until it fits, because no part may be missing. */
  lines: number;
}

const NAME: Style = { size: 3.2, weight: 600, lines: 2 };
const TRAITS: Style = { size: 2.8, weight: 400, lines: 1 };
const POWER: Style = { size: 3.2, weight: 600, lines: 0 };
const MRP: Style = { size: 2.8, weight: 400, lines: 0 };
const PRICE: Style = { size: 4.4, weight: 600, lines: 0 };
export const CODE: Style = { size: 2.6, weight: 400, lines: 0 };
/** Line height, as a share of the font size: leaves room for vowel signs above and below. */
const PITCH = 1.35;

/** A text as lines within a width. */
export function linesOf(
  text: string,
  { size, weight, lines }: Style,
  width: number,
  measure: Measure,
): Line[] {
  const whole = plain(text);
  if (whole === '') return [];
  const set = (one: string, height: number): Line => ({
    text: one,
    size: height,
    weight,
    pitch: height * PITCH,
  });
  if (lines === 0) {
    const needed = measure(whole, weight);
    return [set(whole, needed * size <= width ? size : width / needed)];
  }
  return fitLines(whole, lines, (one) => measure(one, weight) * size <= width).map((one) => set(one, size));
}

/** The text of a label from the top down, without its bar code; the name takes at most the given number of lines. */
export function labelLines(
  item: LabelItem,
  fields: ReadonlySet<LabelField>,
  width: number,
  measure: Measure,
  nameLines = NAME.lines,
): Line[] {
  const powers = item.powers ?? [];
  const wanted: [LabelField | undefined, string, Style][] = [
    ['name', item.name, { ...NAME, lines: nameLines }],
    ['name', item.traits, TRAITS],
    ...powers.map((text): [undefined, string, Style] => [undefined, text, POWER]),
    ['mrp', mrpText(item), MRP],
    ['price', priceText(item), PRICE],
    ['sku', item.sku ?? '', CODE],
  ];
  return wanted.flatMap(([field, text, style]) =>
    field === undefined || fields.has(field) ? linesOf(text, style, width, measure) : [],
  );
}

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((height, { pitch }) => height + pitch, 0);
