import { foldText } from './foldText.ts';
import { measureOf, sizeRank } from './sizes.ts';

/** Numbers with their unit, words, and single signs. */
const PARTS = /[-+−]?\d+(?:\.\d+)?(?: ?[\p{L}\p{M}]+)?|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{N}]/gu;
const NUMBER = /^([-+−]?)(\d+(?:\.\d+)?)(.*)$/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Maximum digits before the decimal point; longer numbers are compared as text. */
const DIGITS = 12;

/** A key that sorts numbers by value as text; negative numbers come first, the largest absolute value leading. */
function numberKey(sign: string, value: string): string {
  const [whole = '', part = ''] = value.split('.');
  const digits = `${whole.replace(/^0+(?=\d)/u, '').padStart(DIGITS, '0')}.${part}`;
  if (sign !== '-' && sign !== '−') return `1${digits}`;
  return `0${digits.replaceAll(/\d/gu, (digit) => String(9 - Number(digit)))}~`;
}

/** Whether a part is a size at the end of the text or between signs: as in "Kurta, L", but not in "L&T". */
function standsAlone(parts: readonly string[], at: number): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const isWhole = before === undefined && next === undefined;
  return isWhole || (before !== undefined && (next === undefined || /[,/)-]/u.test(next)));
}

/** Sorts before a space: "Eye test, computerised" comes before "Eye test at home". */
const COMMA = '\u001F';

function partKey(part: string, at: number, parts: readonly string[]): string {
  if (part === ',') return COMMA;
  const size = sizeRank(part);
  // After numbers, before words.
  if (size !== undefined && standsAlone(parts, at)) return `2${String(size).padStart(2, '0')}`;
  const [, sign = '', value, unit = ''] = NUMBER.exec(part) ?? [];
  if (value === undefined) return part;
  // After a word the hyphen joins ("SAR-117"); at the beginning and after a space it is a sign.
  const joins = sign !== '' && WORD.test(parts[at - 1]?.at(-1) ?? '');
  const measure = measureOf(unit.trim());
  const figure = measure ? String(Number(value) * measure.size) : value;
  return `${joins ? sign : ''}${numberKey(joins ? '' : sign, figure)}${measure?.kind ?? unit}`;
}

/**
 * A sort key in natural order, compared by code units. Letters without case and accents, numbers by value ("500 g"
 * before "1 kg" before "10 kg", "-2.00" before "+1.00"), clothing sizes from S to XXL.
 */
export const naturalKey = (text: string): string =>
  (foldText(text).trim().match(PARTS) ?? []).map((part, at, parts) => partKey(part, at, parts)).join('');

const byKey = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Compares two texts in the natural order. */
export const naturalOrder = (one: string, other: string): number => byKey(naturalKey(one), naturalKey(other));

/** Sorts a list in the natural order of its names; the sort is stable. */
export function inNaturalOrder<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, key: naturalKey(nameOf(row)) }))
    .toSorted((one, other) => byKey(one.key, other.key))
    .map(({ row }) => row);
}
