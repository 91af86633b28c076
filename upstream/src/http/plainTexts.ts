import { plainText } from '@galla/domain';

/** Deeper than any valid call. Deeper values are left to validation, so that the stack can't overflow. */
const DEEPEST = 100;

/** Sanitizes all texts of a body, so that no slice stores invisible characters. */
export function plainTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => plainTexts(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTexts(one, depth + 1)]));
}
