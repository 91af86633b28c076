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

/** A workout as it stands in its form. */
export type Entries = WorkoutEntries;
export type Week = Entries['week'];
export type Part = Week[WeekDay][number];

export const NEW_ENTRIES: Entries = { name: '', description: '', week: EMPTY_WEEK };

export const NEW_EXERCISE: WorkoutExercise = { name: '', sets: '', duration: '', difficulty: 'MODERATE' };

/** A part begins with an exercise to be named. */
export const NEW_PART: Part = { category: '', exercises: [NEW_EXERCISE] };

/** What the form of a stored workout begins with. */
export const entriesOf = ({ name, description, week }: Workout): Entries => ({ name, description, week });

/** Everything wrong with what was typed: by the form's fields, and within the week such as `week.monday.0.category`. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readWorkout(entries));
}

/** What is sent of entries without problems. */
export const inputOf = ({ name, description, week }: Entries) => ({
  name,
  description,
  // A part without its category was refused before.
  week: week as WorkoutWeek,
});

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'week' in value &&
  typeof value.week === 'object' &&
  value.week !== null &&
  WEEK.every((day) => Array.isArray((value.week as Record<string, unknown>)[day]));
