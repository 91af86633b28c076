import { exerciseHome, partHome, type WeekDay } from '@galla/domain';
import type { Week } from '../../entries.ts';
import { isExercise, placeKey, type Place } from '../places.ts';

/** A drop target: an exercise, a category, or the empty area of a day. */
export type Over = Place | { day: WeekDay };

/** Above or below the middle of the drop target. */
export type Side = 'before' | 'after';

const isPlace = (over: Over): over is Place => 'part' in over;

/** The target index, adjusted if the dragged element is removed from earlier in the same list. */
const settled = (at: number, side: Side, from: number | undefined): number => {
  const gap = side === 'before' ? at : at + 1;
  return from !== undefined && from < gap ? gap - 1 : gap;
};

/** The position after a drop; undefined if it would not change. */
export function landing(week: Week, from: Place, over: Over, side: Side): Place | undefined {
  const to = placeOf(week, from, over, side);
  return placeKey(to) === placeKey(from) ? undefined : to;
}

function placeOf(week: Week, from: Place, over: Over, side: Side): Place {
  const { day } = over;
  if (!isPlace(over)) return isExercise(from) ? exerciseHome(week, from, day) : partHome(week, from, day);
  const { part } = over;
  if (!isExercise(from)) return { day, part: settled(part, side, from.day === day ? from.part : undefined) };
  const own = from.day === day && from.part === part ? from.exercise : undefined;
  const last = (week[day][part]?.exercises.length ?? 0) - 1;
  return isExercise(over)
    ? { day, part, exercise: settled(over.exercise, side, own) }
    : { day, part, exercise: settled(last, 'after', own) };
}
