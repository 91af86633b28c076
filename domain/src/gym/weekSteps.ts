import { WEEK, type WeekDay } from './workout.ts';
import type { ExercisePlace, PartPlace, PlannedWeek } from './weekMoves.ts';

/** One position further: within the day, or to the neighbouring day. */
export type WeekStep = 'up' | 'down' | 'left' | 'right';

const dayBeside = (day: WeekDay, step: 'left' | 'right'): WeekDay | undefined =>
  WEEK[WEEK.indexOf(day) + (step === 'left' ? -1 : 1)];

/** Whether a part can have exercises; a rest day cannot. */
export const takesExercises = ({ category }: PlannedWeek[WeekDay][number]): boolean =>
  category !== 'REST_DAY';

/** The position of an exercise dropped on a day as such: last in its category, or in a new part. */
export function exerciseHome(week: PlannedWeek, from: ExercisePlace, day: WeekDay): ExercisePlace {
  const own = week[from.day][from.part];
  if (day === from.day)
    return { day, part: from.part, exercise: Math.max(0, (own?.exercises.length ?? 0) - 1) };
  const found = week[day].findIndex(({ category }) => category === own?.category);
  const part = found === -1 ? week[day].length : found;
  return { day, part, exercise: week[day][part]?.exercises.length ?? 0 };
}

/** The position of a part dropped on a day as such: last. */
export const partHome = (week: PlannedWeek, from: PartPlace, day: WeekDay): PartPlace => ({
  day,
  part: day === from.day ? Math.max(0, week[day].length - 1) : week[day].length,
});

/** The position of an exercise one step further, possibly in the next part; undefined at the end. */
export function stepExercise(
  week: PlannedWeek,
  from: ExercisePlace,
  step: WeekStep,
): ExercisePlace | undefined {
  const { day, part, exercise } = from;
  if (step === 'left' || step === 'right') {
    const beside = dayBeside(day, step);
    return beside && exerciseHome(week, from, beside);
  }
  const parts = week[day];
  if (step === 'up') {
    if (exercise > 0) return { ...from, exercise: exercise - 1 };
    const above = parts.findLastIndex((one, at) => at < part && takesExercises(one));
    return above === -1 ? undefined : { day, part: above, exercise: parts[above]?.exercises.length ?? 0 };
  }
  if (exercise + 1 < (parts[part]?.exercises.length ?? 0)) return { ...from, exercise: exercise + 1 };
  const below = parts.findIndex((one, at) => at > part && takesExercises(one));
  return below === -1 ? undefined : { day, part: below, exercise: 0 };
}

/** The position of a part one step further; undefined at the end. */
export function stepPart(week: PlannedWeek, from: PartPlace, step: WeekStep): PartPlace | undefined {
  const { day, part } = from;
  if (step === 'left' || step === 'right') {
    const beside = dayBeside(day, step);
    return beside && partHome(week, from, beside);
  }
  const to = part + (step === 'up' ? -1 : 1);
  return week[day][to] === undefined ? undefined : { day, part: to };
}
