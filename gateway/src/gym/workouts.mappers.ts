import type { workoutOf } from './workouts.ts';

/** A workout from the gym's list; its members are fetched on demand. */
export type WorkoutMapper = ReturnType<typeof workoutOf>;
