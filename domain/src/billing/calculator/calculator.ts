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

/** A line of the running tape: what was done, and with which figure. */
export interface TapeLine {
  /** '' for the first figure of a sum. */
  sign: Operator | '=' | '';
  figure: Figure;
}

/** A calculator between two presses (spec 2 §4). */
export interface Calculator {
  /** As it is typed; undefined where a result or nothing stands, and the next digit starts afresh. */
  entry: string | undefined;
  /** What was calculated before the entry. */
  result: Figure | undefined;
  /** Waits for the entry. */
  operator: Operator | undefined;
  /** The oldest first. */
  tape: readonly TapeLine[];
  /** Why the last press did nothing. */
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

/** Lines that a tape keeps: enough for any basket. */
const TAPE_LINES = 200;

const withProblem = (before: Calculator, key: MessageKey): Calculator => ({
  ...before,
  problem: formatMessage(key),
});
const printed = ({ tape }: Calculator, ...lines: TapeLine[]): TapeLine[] =>
  [...tape, ...lines].slice(-TAPE_LINES);
const isTyped = ({ entry }: Calculator): boolean => entry !== undefined && entry.trim() !== '';

/** A new entry; without an operator that waits for it, it begins another sum. */
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

/** Calculates what waits with the entry and prints it; `problem` is set where that can't be. */
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
  // Nothing to calculate with yet; or a problem, and what is typed stays.
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

/** The entry as something else; of a result that stands a new entry is made. */
function changed(before: Calculator, change: (figure: Figure) => Figure | undefined): Calculator {
  const { entry, result, operator } = before;
  const figure = isTyped(before) ? readFigure(entry ?? '') : operator === undefined ? result : undefined;
  if (figure === undefined) return before;
  const next = change(figure);
  return next === undefined
    ? withProblem(before, 'quickBill.tooLarge')
    : enter(before, figureOnTape(next).replace('−', '-'));
}

/** One press (spec 2 §4): sums are calculated from left to right, as a shop's calculator does. */
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

/** What the calculator shows: the entry as it is typed, else the result. */
export const shownByCalculator = ({ entry, result }: Calculator): string =>
  entry ?? (result === undefined ? '' : figureOnTape(result));

/** Whether more than one figure went into what is shown. */
export const isSum = ({ operator, entry, result }: Calculator): boolean =>
  operator !== undefined || (entry === undefined && result !== undefined);

/**
 * What the sum comes to with the entry that is there, to the paisa, as if equals were pressed; or what is wrong with
 * it. A figure that was only typed has at most two decimals, like every amount; a calculated one is rounded half-up.
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
