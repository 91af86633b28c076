import type { Paise } from './paise.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS: [size: number, name: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${SMALL[value % 10]}`;
}

function inWords(value: number): string {
  for (const [size, name] of UNITS) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${inWords(Math.floor(value / size))} ${name}`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  return belowHundred(value);
}

/**
 * The amount in words for a document, in English with crore and lakh: "Seven thousand four hundred four rupees and
 * fifty paise only".
 */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount);
  const paise = size % 100;
  const whole = (size - paise) / 100;
  const parts: string[] = [];
  if (whole > 0 || paise === 0) parts.push(`${inWords(whole)} ${whole === 1 ? 'rupee' : 'rupees'}`);
  if (paise > 0) parts.push(`${inWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`);
  const sentence = `${amount < 0 ? 'minus ' : ''}${parts.join(' and ')} only`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
