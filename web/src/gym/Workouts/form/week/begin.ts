import { takesExercises, type ExercisePlace, type PartPlace, type WeekDay } from '@galla/domain';
import { NEW_EXERCISE, NEW_PART, type Part, type Week } from '../entries.ts';
import type { Place } from './places.ts';

/** A week with a new part or exercise, and its position. */
interface Begun<P extends Place> {
  week: Week;
  place: P;
}

/** Changes the part at a position of the week. */
export const withPart = (week: Week, { day, part }: PartPlace, change: (one: Part) => Part): Week => ({
  ...week,
  [day]: week[day].map((one, at) => (at === part ? change(one) : one)),
});

/** Adds a category with one unnamed exercise at the end of a day. */
export const withNewPart = (week: Week, day: WeekDay): Begun<PartPlace> => ({
  week: { ...week, [day]: [...week[day], NEW_PART] },
  place: { day, part: week[day].length },
});

/**
 * Adds an exercise at the end of a category: the given one, or else the day's last that takes exercises, or
 * else a new one.
 */
export function withNewExercise(week: Week, day: WeekDay, within?: number): Begun<ExercisePlace> {
  const part = within ?? week[day].findLastIndex(takesExercises);
  if (part === -1) {
    const begun = withNewPart(week, day);
    return { week: begun.week, place: { ...begun.place, exercise: 0 } };
  }
  const place = { day, part };
  return {
    week: withPart(week, place, (one) => ({ ...one, exercises: [...one.exercises, NEW_EXERCISE] })),
    place: { ...place, exercise: week[day][part]?.exercises.length ?? 0 },
  };
}

/** Changes the category of a part. On a day of rest, empty exercises are removed. */
export const asCategory = (part: Part, category: Part['category']): Part => ({
  category,
  exercises:
    category === 'REST_DAY'
      ? part.exercises.filter(({ name, sets, duration }) => `${name}${sets}${duration}`.trim() !== '')
      : part.exercises,
});
