import { plainText } from '@galla/domain';

/** Deeper than any call nests. What is below is for the validation to refuse, not for the stack to overflow. */
const DEEPEST = 100;

/** A call's body with all its texts as plain text, so that no slice stores marks that nobody sees. */
export function plainTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => plainTexts(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTexts(one, depth + 1)]));
}
