import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PAISE } from './paise.ts';
import { amountInWords } from './words.ts';

test.each([
  [0, 'Zero rupees only'],
  [1, 'One paisa only'],
  [50, 'Fifty paise only'],
  [100, 'One rupee only'],
  [101, 'One rupee and one paisa only'],
  [1900, 'Nineteen rupees only'],
  [2100, 'Twenty-one rupees only'],
  [10_000, 'One hundred rupees only'],
  [740_450, 'Seven thousand four hundred four rupees and fifty paise only'],
  [10_000_000, 'One lakh rupees only'],
  [1_000_000_000, 'One crore rupees only'],
  [
    12_345_678_901,
    'Twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees and one paisa only',
  ],
  [-25_000, 'Minus two hundred fifty rupees only'],
])('%d paise', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});

const VALUES = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 20 + 10 * index]),
]);
const SIZES: [string, number][] = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
];

/** Parses the words again, splitting at the last "crore", then "lakh", and so on. */
function valueOf(words: string[]): number {
  for (const [name, size] of SIZES) {
    const at = words.lastIndexOf(name);
    if (at >= 0) return valueOf(words.slice(0, at)) * size + valueOf(words.slice(at + 1));
  }
  return words
    .flatMap((word) => word.split('-'))
    .reduce((sum, word) => sum + (VALUES.get(word) ?? Number.NaN), 0);
}

test('the words of every amount say that amount', () => {
  const anyMagnitude = fc
    .integer({ min: 0, max: 13 })
    .chain((digits) => fc.integer({ min: 0, max: Math.min(10 ** (digits + 1) - 1, MAX_PAISE) }));
  fc.assert(
    fc.property(anyMagnitude, (amount) => {
      const match = /^(?:(.+?) rupees?)?(?: and )?(?:(.+?) pais[ae])? only$/.exec(
        amountInWords(amount).toLowerCase(),
      );
      const whole = valueOf((match?.[1] ?? 'zero').split(' '));
      const paise = valueOf((match?.[2] ?? 'zero').split(' '));
      expect(whole * 100 + paise).toBe(amount);
    }),
  );
});
