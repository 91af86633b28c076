import type { Day } from '../dates/day.ts';
import { readMeasure, showMeasure, type LengthUnit } from './measure.ts';

/** A measure by the name of its point. */
export interface Measured {
  readonly name: string;
  readonly value: string;
}

/** What was measured of somebody for a garment, as an order has it. */
export interface MeasuredOrder {
  /** Whom it was for; null where that was not said. */
  readonly person: string | null;
  readonly measuredOn: Day;
  readonly unit: LengthUnit;
  readonly values: readonly Measured[];
  readonly custom: readonly Measured[];
}

/** People are told apart by their names, however they are written. */
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
 * The versions of what was measured, from the orders of one garment, the newest first: an order with the same measures as
 * the one before it of the same person was sewn by that one's version, which has the day of the first such order.
 */
export function versionsOf<M extends MeasuredOrder>(newestFirst: readonly M[]): M[] {
  return newestFirst.filter((order, at) => {
    const before = newestFirst.slice(at + 1).find(({ person }) => samePerson(person, order.person));
    return before === undefined || serialized(before) !== serialized(order);
  });
}

/** From so much on a change is asked about, as a slip of the pen: 2 inches, 5 cm. */
const LARGE: Readonly<Record<LengthUnit, number>> = { INCH: 2, CM: 5 };

/** How a measure differs from the one before, in the unit that is shown. */
export interface MeasureChange {
  /** The one before. */
  was: string;
  /** More than before is above 0. */
  by: number;
  /** So much that it is asked about. */
  large: boolean;
}

/** How a length differs from the one before; undefined where it does not, or where one of them is no length. */
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
