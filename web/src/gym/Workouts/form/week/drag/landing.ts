import { exerciseHome, partHome, type WeekDay } from '@galla/domain';
import type { Week } from '../../entries.ts';
import { isExercise, placeKey, type Place } from '../places.ts';

/** What something is held over: an exercise, a category, or the free room of a day. */
export type Over = Place | { day: WeekDay };

/** Above or below the middle of what something is held over. */
export type Side = 'before' | 'after';

const isPlace = (over: Over): over is Place => 'part' in over;

/** The place between two, once what stood at `from` of the same list is gone from it. */
const settled = (at: number, side: Side, from: number | undefined): number => {
  const gap = side === 'before' ? at : at + 1;
  return from !== undefined && from < gap ? gap - 1 : gap;
};

/** Where something stands once it is dropped; undefined where it stands already. */
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
