/** Single-character fractions. */
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
 * Parses a length as tailors write it: "14.5", "14 1/2", "14½", "½". Undefined for anything else. The unit is the
 * one it was typed in: lengths are stored as typed.
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

/** Units of length. */
export const LENGTH_UNITS = ['INCH', 'CM'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const CM_PER_INCH = 2.54;
/** Step of an arrow key. */
const STEP: Readonly<Record<LengthUnit, number>> = { INCH: 0.25, CM: 0.5 };
/** Decimals shown: a tape has no finer marks. */
const SHOWN: Readonly<Record<LengthUnit, number>> = { INCH: 2, CM: 1 };
/** Decimals stored for a length typed in the other unit: enough to show the typed value again. */
const KEPT = 3;

function converted(text: string, from: LengthUnit, to: LengthUnit, decimals: number): string {
  const figure = from === to ? undefined : readMeasure(text);
  if (figure === undefined) return text;
  return String(Number((from === 'INCH' ? figure * CM_PER_INCH : figure / CM_PER_INCH).toFixed(decimals)));
}

/** A stored length in the unit to be shown. Text that is not a length, or already in that unit, is returned unchanged. */
export const showMeasure = (kept: string, from: LengthUnit, to: LengthUnit): string =>
  converted(kept, from, to, SHOWN[to]);

/** A length typed in one unit, converted for storage in another. Text that is not a length is returned unchanged. */
export const keepMeasure = (typed: string, from: LengthUnit, to: LengthUnit): string =>
  converted(typed, from, to, KEPT);

/**
 * A length moved some steps up or down, a quarter of an inch or half a centimetre each; undefined for text that is
 * not a length.
 */
export function stepMeasure(text: string, unit: LengthUnit, steps: number): string | undefined {
  const figure = text.trim() === '' ? 0 : readMeasure(text);
  if (figure === undefined) return undefined;
  return String(Math.max(0, Math.round((figure + steps * STEP[unit]) * 1000) / 1000));
}
