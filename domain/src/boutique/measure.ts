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
