import {
  EMPTY_WEEK,
  readWorkout,
  WEEK,
  type WeekDay,
  type WorkoutEntries,
  type WorkoutExercise,
  type WorkoutWeek,
} from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import type { Workout } from '../useWorkouts.ts';

/** Form values of a workout. */
export type Entries = WorkoutEntries;
export type Week = Entries['week'];
export type Part = Week[WeekDay][number];

export const NEW_ENTRIES: Entries = { name: '', description: '', week: EMPTY_WEEK };

export const NEW_EXERCISE: WorkoutExercise = { name: '', sets: '', duration: '', difficulty: 'MODERATE' };

/** A new part starts with one unnamed exercise. */
export const NEW_PART: Part = { category: '', exercises: [NEW_EXERCISE] };

/** Initial form values of a stored workout. */
export const entriesOf = ({ name, description, week }: Workout): Entries => ({ name, description, week });

/** Problems by field, within the week by paths such as `week.monday.0.category`. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readWorkout(entries));
}

/** Valid form values as input. */
export const inputOf = ({ name, description, week }: Entries) => ({
  name,
  description,
  // Validation has ensured that every part has a category.
  week: week as WorkoutWeek,
});

/** Whether a stored draft can be restored; an older version may have stored something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'week' in value &&
  typeof value.week === 'object' &&
  value.week !== null &&
  WEEK.every((day) => Array.isArray((value.week as Record<string, unknown>)[day]));
