import {
  formatMessage,
  moveExercise,
  movePart,
  removeExercise,
  removePart,
  stepExercise,
  stepPart,
  WORKOUT_CATEGORIES,
  type ExercisePlace,
  type PartPlace,
  type WeekChange,
  type WeekStep,
} from '@galla/domain';
import type { Part, Week } from '../entries.ts';
import { dayName } from './dayName.ts';

/** The position of an exercise or a category. */
export type Place = ExercisePlace | PartPlace;

export const isExercise = (place: Place): place is ExercisePlace => 'exercise' in place;

/** A unique text for a position, such as "monday.0.1". */
export const placeKey = (place: Place): string =>
  [place.day, place.part, ...(isExercise(place) ? [place.exercise] : [])].join('.');

/** Form path of a position, such as `week.monday.0.exercises.1`. */
export const fieldAt = (place: Place): string =>
  `week.${place.day}.${place.part}${isExercise(place) ? `.exercises.${place.exercise}` : ''}`;

/** Name of a category; a placeholder before one is selected. */
export const partName = ({ category }: Pick<Part, 'category'>): string =>
  category === '' ? formatMessage('workouts.category') : WORKOUT_CATEGORIES[category];

/** Name of the entry at a position. */
export function nameAt(week: Week, place: Place): string {
  const part = week[place.day][place.part];
  if (!isExercise(place)) return partName(part ?? { category: '' });
  return part?.exercises[place.exercise]?.name.trim() || formatMessage('workouts.exercise');
}

/** Moves the entry at a position to another position of the same kind. */
export function move(week: Week, from: Place, to: Place): WeekChange {
  if (isExercise(from)) return moveExercise(week, from, isExercise(to) ? to : { ...to, exercise: 0 });
  return movePart(week, from, to);
}

export const remove = (week: Week, place: Place): WeekChange =>
  isExercise(place) ? removeExercise(week, place) : removePart(week, place);

export const stepFrom = (week: Week, from: Place, step: WeekStep): Place | undefined =>
  isExercise(from) ? stepExercise(week, from, step) : stepPart(week, from, step);

/** Describes a position for screen readers: "Plank: Friday, Core, 2 of 3". */
export function standsText(week: Week, place: Place): string {
  const parts = week[place.day];
  const part = parts[place.part];
  const shared = { name: nameAt(week, place), day: dayName(place.day) };
  return isExercise(place)
    ? formatMessage('workouts.exerciseAt', {
        ...shared,
        category: partName(part ?? { category: '' }),
        n: place.exercise + 1,
        count: part?.exercises.length ?? 0,
      })
    : formatMessage('workouts.categoryAt', { ...shared, n: place.part + 1, count: parts.length });
}
