import { formatMessage, takesExercises, type ExercisePlace, type WeekDay } from '@galla/domain';
import type { Week } from '../../entries.ts';
import { isExercise, nameAt, partName, type Place } from '../places.ts';

interface Choice {
  /** A position, from 0. */
  value: string;
  label: string;
}

/**
 * The categories of a day that can take an exercise: those that have exercises, and a new one like its own.
 */
export function categoriesFor(week: Week, from: ExercisePlace, day: WeekDay): Choice[] {
  const parts = week[day];
  const own = week[from.day][from.part];
  const here = (part: number): boolean => day === from.day && part === from.part;
  return [
    ...parts
      .map((part, at) => ({ part, at }))
      .filter(({ part, at }) => takesExercises(part) || here(at))
      .map(({ part, at }) => ({ value: String(at), label: partName(part) })),
    ...(own && takesExercises(own)
      ? [
          {
            value: String(parts.length),
            label: formatMessage('workouts.newCategory', { name: partName(own) }),
          },
        ]
      : []),
  ];
}

/** The positions in a day or category: first, or after each of the other entries. */
export function placesFor(week: Week, from: Place, to: Place): Choice[] {
  const names = isExercise(to)
    ? (week[to.day][to.part]?.exercises ?? []).map((_, exercise) => nameAt(week, { ...to, exercise }))
    : week[to.day].map((_, part) => nameAt(week, { ...to, part }));
  const inSameList = from.day === to.day && (!isExercise(to) || from.part === to.part);
  const gone = inSameList ? (isExercise(from) ? from.exercise : from.part) : -1;
  const others = names.filter((_, at) => at !== gone);
  return [
    { value: '0', label: formatMessage('workouts.placeFirst') },
    ...others.map((name, at) => ({
      value: String(at + 1),
      label: formatMessage('workouts.placeAfter', { name }),
    })),
  ];
}

/** The last position, which equals the number of other entries. */
export const lastPlace = (week: Week, from: Place, to: Place): number => placesFor(week, from, to).length - 1;
