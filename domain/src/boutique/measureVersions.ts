import type { Day } from '../dates/day.ts';
import { readMeasure, showMeasure, type LengthUnit } from './measure.ts';

/** A measure, by the name of its measurement point. */
export interface Measured {
  readonly name: string;
  readonly value: string;
}

/** Measurements for one garment, as an order holds them. */
export interface MeasuredOrder {
  /** The person they are for; null when not stated. */
  readonly person: string | null;
  readonly measuredOn: Day;
  readonly unit: LengthUnit;
  readonly values: readonly Measured[];
  readonly custom: readonly Measured[];
}

/** Whether two names are the same person, regardless of case and spacing. */
export const samePerson = (one: string | null, other: string | null): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

const serialized = ({ unit, values, custom }: MeasuredOrder): string =>
  JSON.stringify([
    unit,
    [...values, ...custom]
      .filter(({ value }) => value.trim() !== '')
      .map(({ name, value }) => [name.trim(), String(readMeasure(value) ?? value.trim())])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);

/**
 * Versions of measurements, from the orders of one garment, newest first. An order with the same measures as the
 * previous one of the same person belongs to that version, which carries the day of its first order.
 */
export function versionsOf<M extends MeasuredOrder>(newestFirst: readonly M[]): M[] {
  return newestFirst.filter((order, at) => {
    const before = newestFirst.slice(at + 1).find(({ person }) => samePerson(person, order.person));
    return before === undefined || serialized(before) !== serialized(order);
  });
}

/** A change of this size asks for confirmation as a possible typing error: 2 inches, 5 cm. */
const LARGE: Readonly<Record<LengthUnit, number>> = { INCH: 2, CM: 5 };

/** How a measure differs from the previous one, in the displayed unit. */
export interface MeasureChange {
  /** The previous value. */
  was: string;
  /** Positive when it grew. */
  by: number;
  /** Large enough to ask for confirmation. */
  large: boolean;
}

/** The difference between a length and the previous one; undefined when equal, or when either is not a length. */
export function measureChange(
  now: { value: string; unit: LengthUnit },
  before: { value: string; unit: LengthUnit },
  shownIn: LengthUnit,
): MeasureChange | undefined {
  const was = showMeasure(before.value, before.unit, shownIn);
  const [from, to] = [readMeasure(was), readMeasure(showMeasure(now.value, now.unit, shownIn))];
  if (from === undefined || to === undefined) return undefined;
  const by = Math.round((to - from) * 100) / 100;
  return by === 0 ? undefined : { was, by, large: Math.abs(by) > LARGE[shownIn] };
}
