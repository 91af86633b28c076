import { takesExercises, type ExercisePlace, type PartPlace, type WeekDay } from '@galla/domain';
import { NEW_EXERCISE, NEW_PART, type Part, type Week } from '../entries.ts';
import type { Place } from './places.ts';

/** A week in which something more is begun, and where that stands. */
interface Begun<P extends Place> {
  week: Week;
  place: P;
}

/** A week whose part at a place is changed. */
export const withPart = (week: Week, { day, part }: PartPlace, change: (one: Part) => Part): Week => ({
  ...week,
  [day]: week[day].map((one, at) => (at === part ? change(one) : one)),
});

/** Begins a category with an exercise to be named, last on its day. */
export const withNewPart = (week: Week, day: WeekDay): Begun<PartPlace> => ({
  week: { ...week, [day]: [...week[day], NEW_PART] },
  place: { day, part: week[day].length },
});

/** Begins an exercise, last in a category of a day, or in the day's last one that has exercises; else in a new one. */
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

/** A part of another category. What was begun, and not typed into, goes from a day of rest. */
export const asCategory = (part: Part, category: Part['category']): Part => ({
  category,
  exercises:
    category === 'REST_DAY'
      ? part.exercises.filter(({ name, sets, duration }) => `${name}${sets}${duration}`.trim() !== '')
      : part.exercises,
});
