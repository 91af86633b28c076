import { isGrouped } from '../../numbers/decimal.ts';

/** A decimal as an integer of 10^-15: no float ever rounds what is billed. */
export type Figure = bigint;

/** The digits that a calculator keeps (spec 2 §9). */
export const CALCULATOR_DIGITS = 15;
const ONE = 10n ** BigInt(CALCULATOR_DIGITS);

export type Operator = '+' | '-' | '*' | '/';

const size = (figure: bigint): bigint => (figure < 0n ? -figure : figure);

/** The nearest integer, halves away from zero. */
function divided(above: bigint, below: bigint): bigint {
  const half = (2n * size(above) + size(below)) / (2n * size(below));
  return above < 0n !== below < 0n ? -half : half;
}

/** To 15 significant digits; undefined for what has more before the point. */
function kept(figure: Figure): Figure | undefined {
  const spare = size(figure).toString().length - CALCULATOR_DIGITS;
  if (spare <= 0) return figure;
  const unit = 10n ** BigInt(spare);
  const rounded = divided(figure, unit) * unit;
  return size(rounded) < ONE * ONE ? rounded : undefined;
}

/** What two figures make, to 15 digits; undefined where that is too large. Never called with a division by zero. */
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

/** So many per cent of a figure; without one, of 1. */
export const percentOfFigure = (percent: Figure, of: Figure = ONE): Figure | undefined =>
  kept(divided(of * percent, 100n * ONE));

const TYPED = /^(-?)([\d,]*)(?:\.(\d*))?$/;

/** Reads what is typed: "1,250.50", "₹ 12", ".5", "−3"; undefined for what is no figure of at most 15 digits. */
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

/** "1,250.5", "−0.333333333333333": as few decimals as there are. */
export function figureOnTape(figure: Figure): string {
  const [whole, rest] = [size(figure) / ONE, size(figure) % ONE];
  const fraction = rest.toString().padStart(CALCULATOR_DIGITS, '0').replace(/0+$/, '');
  return `${figure < 0n ? '−' : ''}${WHOLE.format(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** In paise, half-up. */
export const paiseOfFigure = (figure: Figure): bigint => divided(figure * 100n, ONE);
