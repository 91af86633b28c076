import type { workoutOf } from './workouts.ts';

/** A workout as the gym's list has it; its members are asked for. */
export type WorkoutMapper = ReturnType<typeof workoutOf>;
