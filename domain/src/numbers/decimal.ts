// Decimal texts from users and the wire are parsed into exact scaled integers, never through a float.

const INDIAN_GROUPS = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const WESTERN_GROUPS = /^\d{1,3}(?:,\d{3})+$/;
const DECIMAL = /^([\d,]*)(?:\.(\d*))?$/;

/** Whether the commas of an integer, if any, group it as 1,23,456 or 123,456. */
export const isGrouped = (whole: string): boolean =>
  !whole.includes(',') || INDIAN_GROUPS.test(whole) || WESTERN_GROUPS.test(whole);

/**
 * Parses an unsigned decimal as an integer in units of `10 ** -places`: `parseScaled('2.5', 3, …)` is 2500. Commas
 * must group as in 1,23,456 or 123,456, so that "1,50" is refused rather than read as 150. Undefined for other
 * text, for more decimals than `places`, or above `max`.
 */
export function parseScaled(text: string, places: number, max: number): number | undefined {
  // Far longer than any valid number; keeps the work small for hostile input.
  if (text.length > 40) return undefined;
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const whole = match[1] ?? '';
  const fraction = match[2] ?? '';
  if (whole === '' && fraction === '') return undefined;
  if (fraction.length > places) return undefined;
  if (!isGrouped(whole)) return undefined;
  const scaled = BigInt(whole.replaceAll(',', '') + fraction.padEnd(places, '0'));
  return scaled > BigInt(max) ? undefined : Number(scaled);
}

/** The shortest decimal text of a scaled integer: `scaledText(2500, 3)` is "2.5". */
export function scaledText(value: number, places: number): string {
  const sign = value < 0 ? '-' : '';
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}
