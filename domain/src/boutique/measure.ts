/** Quarters, halves and eighths as one sign. */
const SIGNS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/**
 * A length as tailors write it: "14.5", "14 1/2", "14½", "½". Undefined for what is none. The unit is the one that it was
 * typed in: what was typed is what is kept.
 */
export function readMeasure(text: string): number | undefined {
  const typed = text.trim();
  if (/^\d{1,4}(\.\d{1,3})?$/.test(typed)) return Number(typed);
  const sign = /^(\d{0,4})\s*([¼½¾⅛⅜⅝⅞])$/.exec(typed);
  if (sign) return Number(sign[1]) + (SIGNS[sign[2] ?? ''] ?? 0);
  const fraction = /^(?:(\d{1,4})\s+)?(\d{1,2})\/(\d{1,2})$/.exec(typed);
  if (!fraction || Number(fraction[3]) === 0) return undefined;
  return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
}

/** In what lengths are told. */
export const LENGTH_UNITS = ['INCH', 'CM'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const CM_PER_INCH = 2.54;
/** What an arrow key adds. */
const STEP: Readonly<Record<LengthUnit, number>> = { INCH: 0.25, CM: 0.5 };
/** Decimals that are shown: a tape has no more. */
const SHOWN: Readonly<Record<LengthUnit, number>> = { INCH: 2, CM: 1 };
/** Decimals that are kept of a length which was typed in the other unit: enough to show what was typed. */
const KEPT = 3;

function converted(text: string, from: LengthUnit, to: LengthUnit, decimals: number): string {
  const figure = from === to ? undefined : readMeasure(text);
  if (figure === undefined) return text;
  return String(Number((from === 'INCH' ? figure * CM_PER_INCH : figure / CM_PER_INCH).toFixed(decimals)));
}

/** A kept length in the unit in which it is to be shown. What is no length, or is in it already, stays as it is. */
export const showMeasure = (kept: string, from: LengthUnit, to: LengthUnit): string =>
  converted(kept, from, to, SHOWN[to]);

/** A length that was typed in one unit, as it is kept in another. What is no length stays as it was typed. */
export const keepMeasure = (typed: string, from: LengthUnit, to: LengthUnit): string =>
  converted(typed, from, to, KEPT);

/** A length some steps up or down, a quarter of an inch or half a centimetre each; undefined for what is none. */
export function stepMeasure(text: string, unit: LengthUnit, steps: number): string | undefined {
  const figure = text.trim() === '' ? 0 : readMeasure(text);
  if (figure === undefined) return undefined;
  return String(Math.max(0, Math.round((figure + steps * STEP[unit]) * 1000) / 1000));
}
