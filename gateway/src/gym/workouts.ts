import {
  DIFFICULTIES,
  type Difficulty,
  onEachDay,
  WEEK,
  WEEK_DAYS,
  WORKOUT_CATEGORIES,
  type WorkoutCategory,
} from '@galla/domain';
import type { gym } from '@galla/upstream/contract';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CreateWorkoutInput } from '../types.generated.ts';
import { namesOf } from './namesOf.ts';
import { writingList } from './writingList.ts';

type Row = Answer<typeof gym.fetchWorkout>['data'][number];

const CATEGORY = namesOf<WorkoutCategory, (typeof WORKOUT_CATEGORIES)[WorkoutCategory]>(WORKOUT_CATEGORIES);
const DIFFICULTY = namesOf<Difficulty, (typeof DIFFICULTIES)[Difficulty]>(DIFFICULTIES);

export const workoutOf = ({
  id,
  name,
  description,
  weekly_plan: plan,
  members_count: memberCount,
  version,
}: Row) => ({
  ...nodeOf('Workout', id),
  name,
  description,
  week: onEachDay((day) =>
    plan[WEEK_DAYS[day]].map(({ category, exercises }) => ({
      category: CATEGORY[category],
      exercises: exercises.map((one) => ({ ...one, difficulty: DIFFICULTY[one.difficulty] })),
    })),
  ),
  memberCount,
  version,
});

/** A workout's values as REST takes them. */
export const workoutBody = ({
  name,
  description,
  week,
}: Pick<CreateWorkoutInput, 'name' | 'description' | 'week'>) => ({
  name,
  description,
  weekly_plan: Object.fromEntries(
    WEEK.map((day) => [
      WEEK_DAYS[day],
      (week[day] ?? []).map(({ category, exercises }) => ({
        category: WORKOUT_CATEGORIES[category],
        exercises: (exercises ?? []).map((one) => ({
          name: one.name,
          sets: one.sets ?? '',
          duration: one.duration ?? '',
          difficulty: DIFFICULTIES[one.difficulty ?? 'MODERATE'],
        })),
      })),
    ]),
  ),
});

/** `weekly_plan.Mon.0.category` of the wire is `week.monday.0.category` of the input. */
function inputField(field: string): string {
  if (field === 'id') return 'workout';
  if (field === 'expected_version') return 'expectedVersion';
  const [head, wire, ...rest] = field.split('.');
  const day = WEEK.find((one) => WEEK_DAYS[one] === wire);
  return head === 'weekly_plan' ? ['week', ...(day ? [day] : []), ...rest].join('.') : field;
}

/** Creates the resolver for a write of workouts. */
export const writingWorkouts = writingList('workouts', inputField);
