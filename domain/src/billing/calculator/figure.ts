import { isGrouped } from '../../numbers/decimal.ts';

/** A decimal as an integer in units of 10^-15, since floats would round billed amounts. */
export type Figure = bigint;

/** Maximum digits of a figure (spec 2 §9). */
export const CALCULATOR_DIGITS = 15;
const ONE = 10n ** BigInt(CALCULATOR_DIGITS);

export type Operator = '+' | '-' | '*' | '/';

const size = (figure: bigint): bigint => (figure < 0n ? -figure : figure);

/** Divides, rounded to the nearest integer; halves away from zero. */
function divided(above: bigint, below: bigint): bigint {
  const half = (2n * size(above) + size(below)) / (2n * size(below));
  return above < 0n !== below < 0n ? -half : half;
}

/** Rounds to 15 significant digits; undefined if the integer part has more. */
function kept(figure: Figure): Figure | undefined {
  const spare = size(figure).toString().length - CALCULATOR_DIGITS;
  if (spare <= 0) return figure;
  const unit = 10n ** BigInt(spare);
  const rounded = divided(figure, unit) * unit;
  return size(rounded) < ONE * ONE ? rounded : undefined;
}

/**
 * Applies an operator, with 15 significant digits; undefined if the result is too large. Callers exclude
 * division by zero.
 */
export function calculated(left: Figure, operator: Operator, right: Figure): Figure | undefined {
  switch (operator) {
    case '+':
      return kept(left + right);
    case '-':
      return kept(left - right);
    case '*':
      return kept(divided(left * right, ONE));
    default:
      return kept(divided(left * ONE, right));
  }
}

/** A percentage of a figure, by default of 1. */
export const percentOfFigure = (percent: Figure, of: Figure = ONE): Figure | undefined =>
  kept(divided(of * percent, 100n * ONE));

const TYPED = /^(-?)([\d,]*)(?:\.(\d*))?$/;

/**
 * Parses typed text such as "1,250.50", "₹ 12", ".5", "−3"; undefined unless it is a number of at most 15
 * digits.
 */
export function readFigure(text: string): Figure | undefined {
  if (text.length > 60) return undefined;
  const [match, sign, grouped = '', fraction = ''] =
    TYPED.exec(text.replaceAll(/[\s₹]/g, '').replace('−', '-')) ?? [];
  const whole = grouped.replaceAll(',', '');
  const count = whole.length + fraction.length;
  if (match === undefined || !isGrouped(grouped) || count === 0 || count > CALCULATOR_DIGITS)
    return undefined;
  const figure = BigInt(whole + fraction.padEnd(CALCULATOR_DIGITS, '0'));
  return sign === '-' ? -figure : figure;
}

const WHOLE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Formats a figure without trailing zeros: "1,250.5", "−0.333333333333333". */
export function figureOnTape(figure: Figure): string {
  const [whole, rest] = [size(figure) / ONE, size(figure) % ONE];
  const fraction = rest.toString().padStart(CALCULATOR_DIGITS, '0').replace(/0+$/, '');
  return `${figure < 0n ? '−' : ''}${WHOLE.format(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Converts to paise, rounded half-up. */
export const paiseOfFigure = (figure: Figure): bigint => divided(figure * 100n, ONE);
