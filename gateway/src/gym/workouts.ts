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
import type { Context } from '../context.ts';
import { inShopWith } from '../optical/index.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';
import type { CreateWorkoutInput } from '../types.generated.ts';

type Row = Answer<typeof gym.fetchWorkout>['data'][number];

/** The names of the graph for the words of the wire. */
const namesOf = <Name extends string, Word extends string>(words: Readonly<Record<Name, Word>>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [word, name])) as Record<Word, Name>;

const CATEGORY = namesOf<WorkoutCategory, (typeof WORKOUT_CATEGORIES)[WorkoutCategory]>(WORKOUT_CATEGORIES);
const DIFFICULTY = namesOf<Difficulty, (typeof DIFFICULTIES)[Difficulty]>(DIFFICULTIES);

export const workoutOf = ({ id, name, description, weekly_plan: plan, version }: Row) => ({
  ...nodeOf('Workout', id),
  name,
  description,
  week: onEachDay((day) =>
    plan[WEEK_DAYS[day]].map(({ category, exercises }) => ({
      category: CATEGORY[category],
      exercises: exercises.map((one) => ({ ...one, difficulty: DIFFICULTY[one.difficulty] })),
    })),
  ),
  version,
});

/** What a workout is to be, as REST takes it. */
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

/** The resolver of a write of workouts, in a gym: it stands in the answer, with its fresh list. */
export const writingWorkouts = <Input, Success>(
  write: (input: Input, context: Context) => Promise<(tenant: TenantMapper) => Success>,
) =>
  withRefusals(
    inShopWith('MEMBERSHIPS', async (input: Input, context) => {
      const answer = await write(input, context);
      const tenant = tenantOf(await context.viewer());
      if (!tenant) throw refused('PAYMENT_REQUIRED');
      context.loaders.workouts.forget(tenant.dbId);
      return answer(tenant);
    }),
    { inputField },
  );
