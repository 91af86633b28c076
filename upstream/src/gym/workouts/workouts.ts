import {
  checkWorkouts,
  DIFFICULTIES,
  type Difficulty,
  onEachDay,
  problem,
  readWorkout,
  WEEK,
  WEEK_DAYS,
  type WeekDay,
  WORKOUT_CATEGORIES,
  type WorkoutCategory,
  type WorkoutWeek,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { accepted, refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import { followersOf } from '../assign/followed.ts';
import type { addWorkout } from './contract.ts';

/** The workouts of a gym by name. */
export const workouts = plainTable({
  table: 'workout',
  read: (db, filter) =>
    db.sql
      .selectFrom('workout')
      .where(matches(db, 'workout', filter))
      .selectAll('workout')
      .select(followersOf('workout').as('members'))
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  toWire: ({ id, name, description, week, members }) => ({
    id,
    name,
    description,
    // Only `checkedWorkout` writes it.
    weekly_plan: planOf(week as unknown as WorkoutWeek),
    members_count: Number(members),
  }),
  taken: problem('name', 'WORKOUT_TAKEN', 'workouts.taken'),
});

function planOf(week: WorkoutWeek) {
  const days = WEEK.map((day) => [
    WEEK_DAYS[day],
    week[day].map(({ category, exercises }) => ({
      category: WORKOUT_CATEGORIES[category],
      exercises: exercises.map((one) => ({ ...one, difficulty: DIFFICULTIES[one.difficulty] })),
    })),
  ]);
  return Object.fromEntries(days) as Record<
    (typeof WEEK_DAYS)[WeekDay],
    {
      category: (typeof WORKOUT_CATEGORIES)[WorkoutCategory];
      exercises: {
        name: string;
        sets: string;
        duration: string;
        difficulty: (typeof DIFFICULTIES)[Difficulty];
      }[];
    }[]
  >;
}

type Entries = Static<NonNullable<typeof addWorkout.schema.body>>;

/** A workout to store; refuses with the problems that the form shows. */
export function checkedWorkout({
  name,
  description,
  weekly_plan: plan = {},
}: Omit<Entries, 'tenant_schema'>) {
  const unknown = Object.keys(plan).find((key) => !WEEK.some((day) => WEEK_DAYS[day] === key));
  if (unknown !== undefined)
    throw refusedFor(problem(`weekly_plan.${unknown}`, 'INVALID_INPUT', 'workouts.weekInvalid'));
  const week = onEachDay((day) =>
    (plan[WEEK_DAYS[day]] ?? []).map(({ category = '', exercises = [] }) => ({
      category: categoryOf(category),
      exercises: exercises.map((one) => ({
        name: one.name ?? '',
        sets: one.sets ?? '',
        duration: one.duration ?? '',
        difficulty: difficultyOf(one.difficulty),
      })),
    })),
  );
  const read = accepted(readWorkout({ name, description, week }), wireField);
  return { ...read, week: JSON.stringify(read.week) as JsonValue };
}

/** The category of a word; empty for an unknown one. */
const categoryOf = (words: string): WorkoutCategory | '' => {
  const wanted = words.trim().toLowerCase();
  const all = Object.keys(WORKOUT_CATEGORIES) as WorkoutCategory[];
  return all.find((one) => WORKOUT_CATEGORIES[one].toLowerCase() === wanted) ?? '';
};

const difficultyOf = (word: string | undefined): Difficulty =>
  (Object.keys(DIFFICULTIES) as Difficulty[]).find((one) => DIFFICULTIES[one] === word) ?? 'MODERATE';

/** The wire's name of a field: `weekly_plan.Mon.0.category` for `week.monday.0.category`. */
const wireField = (field: string): string =>
  field.replace(/^week\.(\w+)/, (_, day: WeekDay) => `weekly_plan.${WEEK_DAYS[day]}`);

/** Refuses more than the maximum number of workouts. */
export async function refuseTooManyWorkouts(db: TenantDb): Promise<void> {
  refuseOn(checkWorkouts(await workouts.count(db)));
}
