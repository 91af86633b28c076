import { formatMessage, type MessageKey } from '../../messages/formatMessage.ts';
import { fitsMoney, type Paise } from '../../money/paise.ts';
import { parseRupees } from '../../money/parse.ts';
import { rupeesProblem } from '../typedProblem.ts';
import {
  calculated,
  CALCULATOR_DIGITS,
  type Figure,
  figureOnTape,
  type Operator,
  paiseOfFigure,
  percentOfFigure,
  readFigure,
} from './figure.ts';

/** A line of the running tape: an operator and its operand. */
export interface TapeLine {
  /** '' for the first figure of a sum. */
  sign: Operator | '=' | '';
  figure: Figure;
}

/** The state of the calculator between key presses (spec 2 §4). */
export interface Calculator {
  /** As typed; undefined at the start and while a result is shown, when the next digit starts a new entry. */
  entry: string | undefined;
  /** The result so far, without the entry. */
  result: Figure | undefined;
  /** The pending operator, applied to the entry next. */
  operator: Operator | undefined;
  /** Oldest line first. */
  tape: readonly TapeLine[];
  /** Why the last key press had no effect. */
  problem: string | undefined;
}

export type CalculatorPress =
  | { key: 'type'; text: string }
  | { key: 'digit'; digit: string }
  | { key: 'operator'; operator: Operator }
  | { key: 'equals' | 'sign' | 'percent' | 'erase' | 'clear' };

export const CLEAR_CALCULATOR: Calculator = {
  entry: undefined,
  result: undefined,
  operator: undefined,
  tape: [],
  problem: undefined,
};

/** Maximum lines on the tape: enough for any basket. Older lines are dropped. */
const TAPE_LINES = 200;

const withProblem = (before: Calculator, key: MessageKey): Calculator => ({
  ...before,
  problem: formatMessage(key),
});
const printed = ({ tape }: Calculator, ...lines: TapeLine[]): TapeLine[] =>
  [...tape, ...lines].slice(-TAPE_LINES);
const isTyped = ({ entry }: Calculator): boolean => entry !== undefined && entry.trim() !== '';

/** Sets the entry. Without a pending operator, it starts a new sum. */
const enter = (before: Calculator, entry: string): Calculator => ({
  ...before,
  entry,
  result: before.operator === undefined ? undefined : before.result,
  problem: undefined,
});

function digit(before: Calculator, typed: string): Calculator {
  const entry = before.entry ?? '';
  if (typed === '.') return entry.includes('.') ? before : enter(before, `${entry === '' ? '0' : entry}.`);
  if (entry.replaceAll(/\D/g, '').length >= CALCULATOR_DIGITS) return before;
  return enter(before, /^-?0$/.test(entry) ? entry.replace('0', typed) : entry + typed);
}

/** Applies the pending operator and prints the entry on the tape; sets `problem` if that is impossible. */
function settled(before: Calculator): Calculator {
  const { entry, result, operator } = before;
  if (entry === undefined || !isTyped(before)) return { ...before, entry: undefined, problem: undefined };
  const operand = readFigure(entry);
  if (operand === undefined) return { ...before, problem: rupeesProblem(entry) };
  const done = { ...before, entry: undefined, problem: undefined };
  if (operator === undefined || result === undefined)
    return { ...done, result: operand, tape: printed(before, { sign: '', figure: operand }) };
  if (operator === '/' && operand === 0n) return withProblem(before, 'quickBill.dividedByZero');
  const next = calculated(result, operator, operand);
  if (next === undefined) return withProblem(before, 'quickBill.tooLarge');
  return { ...done, result: next, tape: printed(before, { sign: operator, figure: operand }) };
}

function operate(before: Calculator, operator: Operator): Calculator {
  const after = settled(before);
  // Without a result, an operator has no left operand. With a problem, the entry stays.
  if (after.problem !== undefined || after.result === undefined) return after;
  return { ...after, operator };
}

function equals(before: Calculator): Calculator {
  if (before.operator === undefined && !isTyped(before)) return before;
  const after = settled(before);
  if (after.problem !== undefined || after.result === undefined) return after;
  const tape = printed(after, { sign: '=', figure: after.result });
  return { ...after, operator: undefined, tape };
}

/** Transforms the entry; after equals, the result becomes the transformed entry. */
function changed(before: Calculator, change: (figure: Figure) => Figure | undefined): Calculator {
  const { entry, result, operator } = before;
  const figure = isTyped(before) ? readFigure(entry ?? '') : operator === undefined ? result : undefined;
  if (figure === undefined) return before;
  const next = change(figure);
  return next === undefined
    ? withProblem(before, 'quickBill.tooLarge')
    : enter(before, figureOnTape(next).replace('−', '-'));
}

/** Handles a key press (spec 2 §4). Sums are calculated from left to right, as on a desk calculator. */
export function pressCalculator(before: Calculator, press: CalculatorPress): Calculator {
  switch (press.key) {
    case 'type':
      return enter(before, press.text);
    case 'digit':
      return digit(before, press.digit);
    case 'operator':
      return operate(before, press.operator);
    case 'equals':
      return equals(before);
    case 'sign':
      return changed(before, (figure) => -figure);
    case 'percent':
      return changed(before, (figure) =>
        percentOfFigure(figure, before.operator === undefined ? undefined : before.result),
      );
    case 'erase':
      return before.entry === undefined ? before : enter(before, before.entry.slice(0, -1));
    default:
      return CLEAR_CALCULATOR;
  }
}

/** The display: the entry as typed, or the result if there is no entry. */
export const shownByCalculator = ({ entry, result }: Calculator): string =>
  entry ?? (result === undefined ? '' : figureOnTape(result));

/** Whether the amount is calculated, and not just typed. */
export const isSum = ({ operator, entry, result }: Calculator): boolean =>
  operator !== undefined || (entry === undefined && result !== undefined);

/**
 * The amount to bill, as if equals were pressed, or the problem with it. A typed amount has at most two
 * decimals, like every amount; a calculated one is rounded half-up to the paisa.
 */
export function amountOfCalculator(now: Calculator): { amount?: Paise; problem?: string } {
  if (!isSum(now)) {
    const text = now.entry ?? '';
    const amount = parseRupees(text);
    if (amount !== undefined) return { amount };
    return text.trim() === '' ? {} : { problem: rupeesProblem(text) };
  }
  const { result, problem } = settled(now);
  if (problem !== undefined) return { problem };
  const amount = Number(paiseOfFigure(result ?? 0n));
  return fitsMoney(amount) ? { amount } : { problem: formatMessage('quickBill.tooLarge') };
}
