import { foldText, wordsOf } from '@galla/domain';
import type { Workout } from './useWorkouts.ts';

/** The workouts that have every word of the search, whole or begun, in name or description. */
export function matching(workouts: readonly Workout[], { search }: { search: string }): readonly Workout[] {
  const wanted = wordsOf(search);
  return workouts.filter((workout) => {
    const text = ` ${foldText(`${workout.name} ${workout.description}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
