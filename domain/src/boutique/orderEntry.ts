import { isDay, type Day } from '../dates/day.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import {
  checkCustomPattern,
  checkOrderDays,
  checkPieces,
  checkToWhom,
  type CustomPattern,
  type OrderDays,
} from './orderRules.ts';

/** The days of an order as entered: a day, '' for none, or text that is not a day. */
export interface EnteredDays {
  functionDate: string;
  trialDate: string;
  deliveryDate: string;
}

export interface EnteredItem {
  /** '' while none is chosen. */
  garment: string;
  toWhom: string;
  quantity: number;
}

const found = (problems: readonly (Problem | undefined)[]): Problem[] => problems.flatMap((one) => one ?? []);

/** Checks one item; problems are at `items.{at}.…`. An edit may leave out "to whom" (spec 3 §5). */
export function checkEnteredItem(item: EnteredItem, at: number, needsToWhom: boolean): Problem[] {
  const field = (name: string): string => `items.${at}.${name}`;
  return found([
    item.garment === '' ? problem(field('garment'), 'INVALID_INPUT', 'orderRule.itemMissing') : undefined,
    needsToWhom ? checkToWhom(item.toWhom, field('toWhom')) : undefined,
    checkPieces(item.quantity, field('quantity')),
  ]);
}

const FIELDS = ['functionDate', 'trialDate', 'deliveryDate'] as const;

const dayOf = (text: string): Day | null => (isDay(text) ? text : null);

const daysOf = (entered: EnteredDays): OrderDays => ({
  functionDate: dayOf(entered.functionDate),
  trialDate: dayOf(entered.trialDate),
  deliveryDate: dayOf(entered.deliveryDate),
});

/** `checkOrderDays` on entered text; text that is not a day is reported as such. */
export function checkEnteredDays(entered: EnteredDays, today: Day, before?: EnteredDays): Problem[] {
  const unreadable = FIELDS.filter((field) => entered[field] !== '' && !isDay(entered[field]));
  return found([
    ...unreadable.map((field) => problem(field, 'INVALID_INPUT', 'dates.none')),
    ...checkOrderDays(daysOf(entered), today, before && daysOf(before)).filter(
      (one) => !unreadable.some((field) => field === one?.field),
    ),
  ]);
}

/** Checks the custom patterns of an item; problems are at `customPatterns.{at}.…`. */
export const checkCustomPatterns = (patterns: readonly CustomPattern[]): Problem[] =>
  found(patterns.flatMap((pattern, at) => checkCustomPattern(pattern, at + 1, `customPatterns.${at}`)));

/**
 * Whether a stage applies to an item: pattern stages only if it has a pattern, design stages unless it has only
 * patterns.
 */
export const stageBelongs = (
  type: 'DESIGN' | 'PATTERN',
  item: { designs: boolean; pattern: boolean },
): boolean => (type === 'PATTERN' ? item.pattern : item.designs || !item.pattern);
