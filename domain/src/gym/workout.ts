import { problem, type Problem, type Read } from '../refusals/problem.ts';

/** The days of a weekly plan, by their REST names (spec 3 §3). */
export const WEEK_DAYS = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
} as const;

export type WeekDay = keyof typeof WEEK_DAYS;

export const WEEK = Object.keys(WEEK_DAYS) as readonly WeekDay[];

/** What a part of a day trains (spec 3 §9). */
export const WORKOUT_CATEGORIES = {
  UPPER_BODY: 'Upper Body',
  LOWER_BODY: 'Lower Body',
  CARDIO: 'Cardio',
  CORE: 'Core',
  REST_DAY: 'Rest Day',
  FLEXIBILITY: 'Flexibility',
  FULL_BODY: 'Full Body',
} as const;

export type WorkoutCategory = keyof typeof WORKOUT_CATEGORIES;

/** Difficulty of an exercise (spec 3 §9). */
export const DIFFICULTIES = { EASY: 'Easy', MODERATE: 'Moderate', HARD: 'Hard' } as const;

export type Difficulty = keyof typeof DIFFICULTIES;

/** Maximum lengths in characters, parts and exercises per day, and workouts per gym. */
export const WORKOUT_LIMITS = {
  name: 60,
  description: 500,
  exercise: 80,
  sets: 40,
  duration: 40,
  parts: 10,
  exercises: 50,
  workouts: 200,
} as const;

/** An exercise; sets and duration are free text such as "3 × 10" and "20 min", or empty. */
export interface WorkoutExercise {
  name: string;
  sets: string;
  duration: string;
  difficulty: Difficulty;
}

/** A part of a day. */
export interface WorkoutPart<Category = WorkoutCategory> {
  category: Category;
  exercises: readonly WorkoutExercise[];
}

/** The training of each day; a day without parts is not planned. */
export type WorkoutWeek<Category = WorkoutCategory> = Readonly<
  Record<WeekDay, readonly WorkoutPart<Category>[]>
>;

export interface Workout<Category = WorkoutCategory> {
  name: string;
  description: string;
  week: WorkoutWeek<Category>;
}

/** A workout as typed: a part may still lack its category. */
export type WorkoutEntries = Workout<WorkoutCategory | ''>;

export const EMPTY_WEEK: WorkoutWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** Parses a workout for storage, or returns its problems at fields such as `week.monday.0.category` (spec 3 §5). */
export function readWorkout(entries: WorkoutEntries): Read<Workout> {
  const { name, description, week } = trimmed(entries);
  const problems = [
    checkText('name', name, WORKOUT_LIMITS.name, 'workouts.nameMissing'),
    checkText('description', description, WORKOUT_LIMITS.description, 'workouts.descriptionMissing'),
    ...WEEK.flatMap((day) => checkDay(`week.${day}`, week[day])),
  ].filter((one) => one !== undefined);
  return problems.length > 0 ? { problems } : { name, description, week: week as WorkoutWeek };
}

const trimmed = ({ name, description, week }: WorkoutEntries): WorkoutEntries => ({
  name: name.trim(),
  description: description.trim(),
  week: onEachDay((day) =>
    week[day].map(({ category, exercises }) => ({
      category,
      exercises: exercises.map((one) => ({
        name: one.name.trim(),
        sets: one.sets.trim(),
        duration: one.duration.trim(),
        difficulty: one.difficulty,
      })),
    })),
  ),
});

/** Builds a record with a value for each day. */
export const onEachDay = <Value>(of: (day: WeekDay) => Value): Record<WeekDay, Value> =>
  Object.fromEntries(WEEK.map((day) => [day, of(day)])) as Record<WeekDay, Value>;

type Missing = 'workouts.nameMissing' | 'workouts.descriptionMissing' | 'workouts.exerciseMissing';

function checkText(field: string, text: string, max: number, missing?: Missing): Problem | undefined {
  if (text === '' && missing) return problem(field, 'INVALID_INPUT', missing);
  return text.length > max ? problem(field, 'INVALID_INPUT', 'workouts.tooLong', { max }) : undefined;
}

function checkDay(field: string, parts: WorkoutEntries['week'][WeekDay]): (Problem | undefined)[] {
  if (parts.length > WORKOUT_LIMITS.parts)
    return [problem(field, 'INVALID_INPUT', 'workouts.tooManyParts', { max: WORKOUT_LIMITS.parts })];
  if (exercisesOf(parts) > WORKOUT_LIMITS.exercises)
    return [problem(field, 'INVALID_INPUT', 'workouts.tooManyExercises', { max: WORKOUT_LIMITS.exercises })];
  return parts.flatMap(({ category, exercises }, place) => [
    category === ''
      ? problem(`${field}.${place}.category`, 'INVALID_INPUT', 'workouts.categoryMissing')
      : undefined,
    ...exercises.flatMap((one, at) => checkExercise(`${field}.${place}.exercises.${at}`, one)),
  ]);
}

const checkExercise = (field: string, { name, sets, duration }: WorkoutExercise): (Problem | undefined)[] => [
  checkText(`${field}.name`, name, WORKOUT_LIMITS.exercise, 'workouts.exerciseMissing'),
  checkText(`${field}.sets`, sets, WORKOUT_LIMITS.sets),
  checkText(`${field}.duration`, duration, WORKOUT_LIMITS.duration),
];

/** Refuses another workout once a gym has the maximum. */
export const checkWorkouts = (count: number): Problem | undefined =>
  count < WORKOUT_LIMITS.workouts
    ? undefined
    : problem('name', 'INVALID_INPUT', 'workouts.tooMany', { max: WORKOUT_LIMITS.workouts });

/** Number of exercises in the parts of a day. */
export const exercisesOf = (parts: readonly Pick<WorkoutPart, 'exercises'>[]): number =>
  parts.reduce((sum, { exercises }) => sum + exercises.length, 0);

/** Total minutes of a day's exercises, as far as their durations can be read: "20 min", "1 h", "1 h 10 min". */
export const minutesOf = (parts: readonly Pick<WorkoutPart, 'exercises'>[]): number =>
  parts.flatMap(({ exercises }) => exercises).reduce((sum, { duration }) => sum + minutesIn(duration), 0);

function minutesIn(duration: string): number {
  const found = /^(?:(\d{1,2})\s*h(?:ours?|r?s?)?)?\s*(?:(\d{1,3})\s*min(?:ute)?s?)?$/i.exec(duration.trim());
  return Number(found?.[1] ?? 0) * 60 + Number(found?.[2] ?? 0);
}
