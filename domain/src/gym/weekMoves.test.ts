import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  copyDay,
  moveExercise,
  movePart,
  removeExercise,
  removePart,
  type ExercisePlace,
  type PlannedWeek,
  type WeekChange,
} from './weekMoves.ts';
import { exerciseHome, stepExercise, stepPart, takesExercises, type WeekStep } from './weekSteps.ts';
import { onEachDay, WEEK, WORKOUT_CATEGORIES, type WorkoutCategory } from './workout.ts';

const CATEGORIES = Object.keys(WORKOUT_CATEGORIES) as WorkoutCategory[];
const SHAPE = fc.array(fc.record({ category: fc.constantFrom(...CATEGORIES), count: fc.nat({ max: 3 }) }), {
  maxLength: 3,
});

/** A week whose exercises are named 1, 2, 3 … to tell them apart. */
const week: fc.Arbitrary<PlannedWeek> = fc.array(SHAPE, { minLength: 7, maxLength: 7 }).map((days) => {
  let n = 0;
  const exercise = () => ({
    name: String((n += 1)),
    sets: '',
    duration: '',
    difficulty: 'MODERATE' as const,
  });
  return onEachDay((day) =>
    (days[WEEK.indexOf(day)] ?? []).map(({ category, count }) => ({
      category,
      exercises: Array.from({ length: count }, exercise),
    })),
  );
});
const place = fc.record({
  day: fc.constantFrom(...WEEK),
  part: fc.nat({ max: 3 }),
  exercise: fc.nat({ max: 3 }),
});
const step = fc.constantFrom<WeekStep>('up', 'down', 'left', 'right');

const names = (of: PlannedWeek): string[] =>
  WEEK.flatMap((day) => of[day].flatMap(({ exercises }) => exercises.map(({ name }) => name)));
const partCount = (of: PlannedWeek): number => WEEK.reduce((sum, day) => sum + of[day].length, 0);
const at = (of: PlannedWeek, { day, part, exercise }: ExercisePlace) => of[day][part]?.exercises[exercise];
const ascending = (one: string, other: string): number => Number(one) - Number(other);
const inOrder = (of: PlannedWeek): string[] => names(of).toSorted(ascending);
/** Edits every exercise, like later typing. */
const typed = (of: PlannedWeek): PlannedWeek =>
  onEachDay((day) =>
    of[day].map((part) => ({
      ...part,
      exercises: part.exercises.map((one) => ({ ...one, sets: '3 × 10' })),
    })),
  );

/** Undo takes the change back and keeps later edits. */
function expectUndone(before: PlannedWeek, { week: after, undo }: WeekChange): void {
  expect(undo(after)).toEqual(before);
  expect(undo(typed(after))).toEqual(typed(before));
}

test('an exercise that is moved stands where it was to, and no other is lost, doubled or out of its order', () => {
  fc.assert(
    fc.property(week, place, place, (before, from, to) => {
      const exercise = at(before, from);
      const within = from.day === to.day && from.part === to.part ? 1 : 0;
      const room = before[to.day][to.part]?.exercises.length;
      fc.pre(exercise !== undefined && (room === undefined || to.exercise <= room - within));
      const change = moveExercise(before, from, to);
      expect(inOrder(change.week)).toEqual(inOrder(before));
      const isNew = room === undefined;
      expect(partCount(change.week)).toBe(partCount(before) + (isNew ? 1 : 0));
      const stands = isNew ? { day: to.day, part: before[to.day].length, exercise: 0 } : to;
      expect(at(change.week, stands)).toBe(exercise);
      const category = isNew ? before[from.day][from.part]?.category : before[to.day][to.part]?.category;
      expect(change.week[stands.day][stands.part]?.category).toBe(category);
      const others = (of: PlannedWeek, day: typeof to.day, part: number) =>
        of[day][part]?.exercises.filter((one) => one !== exercise) ?? [];
      for (const day of WEEK)
        before[day].forEach((_, part) =>
          expect(others(change.week, day, part)).toEqual(others(before, day, part)),
        );
      expectUndone(before, change);
    }),
  );
});

test('a category that is moved takes its exercises along, and the others keep their order', () => {
  fc.assert(
    fc.property(week, place, place, (before, from, to) => {
      const part = before[from.day][from.part];
      const within = from.day === to.day ? 1 : 0;
      fc.pre(part !== undefined && to.part <= before[to.day].length - within);
      const change = movePart(before, from, to);
      expect(change.week[to.day][to.part]).toBe(part);
      expect(inOrder(change.week)).toEqual(inOrder(before));
      for (const day of WEEK)
        expect(change.week[day].filter((one) => one !== part)).toEqual(
          before[day].filter((one) => one !== part),
        );
      expectUndone(before, change);
    }),
  );
});

test('what is removed is gone alone, and comes back to its place', () => {
  fc.assert(
    fc.property(week, place, (before, from) => {
      const exercise = at(before, from);
      const one = removeExercise(before, from);
      expect(names(one.week)).toEqual(names(before).filter((name) => name !== exercise?.name));
      const gone = before[from.day][from.part]?.exercises.map(({ name }) => name) ?? [];
      const all = removePart(before, from);
      expect(names(all.week)).toEqual(names(before).filter((name) => !gone.includes(name)));
      expect(one.undo(one.week)).toEqual(before);
      expect(all.undo(all.week)).toEqual(before);
    }),
  );
});

test('a day is copied to others, and to no more', () => {
  fc.assert(
    fc.property(week, fc.constantFrom(...WEEK), fc.subarray([...WEEK]), (before, from, days) => {
      const { week: after, undo } = copyDay(before, from, days);
      for (const day of WEEK) expect(after[day]).toEqual(before[days.includes(day) ? from : day]);
      expect(undo(after)).toEqual(before);
    }),
  );
});

test('a step leads to a place that is there, of a part that takes exercises', () => {
  fc.assert(
    fc.property(week, place, step, (before, from, way) => {
      fc.pre(at(before, from) !== undefined);
      const to = stepExercise(before, from, way);
      if (to === undefined) return;
      const change = moveExercise(before, from, to);
      expect(at(change.week, to)).toBe(at(before, from));
      const target = before[to.day][to.part];
      const sameCategory = target?.category === before[from.day][from.part]?.category;
      expect(target === undefined || takesExercises(target) || sameCategory).toBe(true);
    }),
  );
});

test('a step up is taken back by one down, and the other way round', () => {
  fc.assert(
    fc.property(week, place, fc.constantFrom<'up' | 'down'>('up', 'down'), (before, from, way) => {
      // A rest day that still has exercises is skipped on the way back.
      fc.pre(at(before, from) !== undefined && before[from.day].every(takesExercises));
      const to = stepExercise(before, from, way) ?? from;
      fc.pre(to !== from);
      const after = moveExercise(before, from, to).week;
      expect(stepExercise(after, to, way === 'up' ? 'down' : 'up')).toEqual(from);
    }),
  );
});

test('a category goes to each place of its day and to the days beside it, and no further', () => {
  fc.assert(
    fc.property(week, place, step, (before, from, way) => {
      const part = before[from.day][from.part];
      fc.pre(part !== undefined);
      const isAtEnd = {
        up: from.part === 0,
        down: from.part === before[from.day].length - 1,
        left: from.day === 'monday',
        right: from.day === 'sunday',
      };
      const to = stepPart(before, from, way);
      expect(to === undefined).toBe(isAtEnd[way]);
      const there = to ?? from;
      expect(movePart(before, from, there).week[there.day][there.part]).toBe(part);
    }),
  );
});

test('on another day an exercise stands last in its category, or in a new one', () => {
  fc.assert(
    fc.property(week, place, fc.constantFrom(...WEEK), (before, from, day) => {
      const exercise = at(before, from);
      fc.pre(exercise !== undefined);
      const { week: after } = moveExercise(before, from, exerciseHome(before, from, day));
      const part = after[day].find(({ exercises }) => exercise !== undefined && exercises.includes(exercise));
      expect(part?.exercises.at(-1)).toBe(exercise);
      expect(part?.category).toBe(before[from.day][from.part]?.category);
    }),
  );
});
