import type { WeekDay, WorkoutCategory, WorkoutEntries, WorkoutExercise, WorkoutPart } from './workout.ts';

/** A week while it is being planned: a part may still lack its category. */
export type PlannedWeek = WorkoutEntries['week'];
type Part = WorkoutPart<WorkoutCategory | ''>;

/** Position of a part, from 0. */
export interface PartPlace {
  day: WeekDay;
  part: number;
}

/** Position of an exercise, from 0. */
export interface ExercisePlace extends PartPlace {
  exercise: number;
}

/** A changed week, and a function that takes the change back out of a later week, keeping edits made since. */
export interface WeekChange {
  week: PlannedWeek;
  undo: (later: PlannedWeek) => PlannedWeek;
}

const same = (week: PlannedWeek): WeekChange => ({ week, undo: (later) => later });

const onDay = (
  week: PlannedWeek,
  day: WeekDay,
  change: (parts: readonly Part[]) => readonly Part[],
): PlannedWeek => ({ ...week, [day]: change(week[day]) });

const inPart = (
  week: PlannedWeek,
  { day, part }: PartPlace,
  change: (exercises: readonly WorkoutExercise[]) => readonly WorkoutExercise[],
): PlannedWeek =>
  onDay(week, day, (parts) =>
    parts.map((one, at) => (at === part ? { ...one, exercises: change(one.exercises) } : one)),
  );

const exerciseAt = (week: PlannedWeek, { day, part, exercise }: ExercisePlace): WorkoutExercise | undefined =>
  week[day][part]?.exercises[exercise];

const withoutPart = (week: PlannedWeek, { day, part }: PartPlace): PlannedWeek =>
  onDay(week, day, (parts) => parts.toSpliced(part, 1));

const withPart = (week: PlannedWeek, { day, part }: PartPlace, one: Part): PlannedWeek =>
  onDay(week, day, (parts) => parts.toSpliced(part, 0, one));

const withoutExercise = (week: PlannedWeek, place: ExercisePlace): PlannedWeek =>
  inPart(week, place, (exercises) => exercises.toSpliced(place.exercise, 1));

const withExercise = (week: PlannedWeek, place: ExercisePlace, one: WorkoutExercise): PlannedWeek =>
  inPart(week, place, (exercises) => exercises.toSpliced(place.exercise, 0, one));

/**
 * Moves an exercise. A target after the last part of a day creates a part with the category it comes from.
 * @param to its position afterwards
 */
export function moveExercise(week: PlannedWeek, from: ExercisePlace, to: ExercisePlace): WeekChange {
  const exercise = exerciseAt(week, from);
  const source = week[from.day][from.part];
  if (exercise === undefined || source === undefined) return same(week);
  const isNew = to.part >= week[to.day].length;
  const place = isNew ? { day: to.day, part: week[to.day].length, exercise: 0 } : to;
  const room = isNew ? withPart(week, place, { category: source.category, exercises: [] }) : week;
  return {
    week: withExercise(withoutExercise(room, from), place, exercise),
    undo: (later) => {
      const moved = exerciseAt(later, place);
      if (moved === undefined || later[from.day][from.part] === undefined) return later;
      const back = withExercise(withoutExercise(later, place), from, moved);
      return isNew && back[place.day][place.part]?.exercises.length === 0 ? withoutPart(back, place) : back;
    },
  };
}

/**
 * Moves a part with its exercises.
 * @param to its position afterwards
 */
export function movePart(week: PlannedWeek, from: PartPlace, to: PartPlace): WeekChange {
  const part = week[from.day][from.part];
  if (part === undefined) return same(week);
  return {
    week: withPart(withoutPart(week, from), to, part),
    undo: (later) => {
      const moved = later[to.day][to.part];
      return moved === undefined ? later : withPart(withoutPart(later, to), from, moved);
    },
  };
}

/** Removes an exercise. */
export function removeExercise(week: PlannedWeek, place: ExercisePlace): WeekChange {
  const exercise = exerciseAt(week, place);
  if (exercise === undefined) return same(week);
  return {
    week: withoutExercise(week, place),
    undo: (later) => withExercise(later, place, exercise),
  };
}

/** Removes a part with its exercises. */
export function removePart(week: PlannedWeek, place: PartPlace): WeekChange {
  const part = week[place.day][place.part];
  if (part === undefined) return same(week);
  return { week: withoutPart(week, place), undo: (later) => withPart(later, place, part) };
}

/** Copies a day's plan to other days, replacing theirs. */
export function copyDay(week: PlannedWeek, from: WeekDay, days: readonly WeekDay[]): WeekChange {
  const set = (target: PlannedWeek, partsOf: (day: WeekDay) => readonly Part[]): PlannedWeek => ({
    ...target,
    ...Object.fromEntries(days.map((day) => [day, partsOf(day)])),
  });
  return { week: set(week, () => week[from]), undo: (later) => set(later, (day) => week[day]) };
}
