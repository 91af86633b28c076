import { foldText, wordsOf } from '@galla/domain';
import type { Workout } from './useWorkouts.ts';

/** The workouts whose name or description contains every word of the search, at least as a prefix. */
export function matching(workouts: readonly Workout[], { search }: { search: string }): readonly Workout[] {
  const wanted = wordsOf(search);
  return workouts.filter((workout) => {
    const text = ` ${foldText(`${workout.name} ${workout.description}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
