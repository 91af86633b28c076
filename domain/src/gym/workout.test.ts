import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkWorkouts,
  DIFFICULTIES,
  EMPTY_WEEK,
  exercisesOf,
  minutesOf,
  readWorkout,
  WORKOUT_CATEGORIES,
  WORKOUT_LIMITS,
  type Difficulty,
  type WorkoutCategory,
  type WorkoutEntries,
} from './workout.ts';

const exercise = (more: object = {}) => ({
  name: 'Plank',
  sets: '3 × 45 s',
  duration: '10 min',
  difficulty: 'MODERATE' as const,
  ...more,
});
const PROGRAM: WorkoutEntries = {
  name: 'Push and pull',
  description: 'For the third month',
  week: { ...EMPTY_WEEK, wednesday: [{ category: 'CORE', exercises: [exercise()] }] },
};

const problemsOf = (more: Partial<WorkoutEntries>) => {
  const read = readWorkout({ ...PROGRAM, ...more });
  return 'problems' in read ? read.problems.map(({ field, message }) => [field, message]) : [];
};

test('a workout is stored without blanks at the ends of its texts', () => {
  const week = {
    ...EMPTY_WEEK,
    wednesday: [{ category: 'CORE' as const, exercises: [exercise({ name: ' Plank ', sets: ' 3 × 45 s' })] }],
  };
  expect(readWorkout({ name: ' Push and pull ', description: ' For the third month', week })).toEqual(
    PROGRAM,
  );
});

test('what is missing is told as the specification words it, at its field', () => {
  const monday = [{ category: '' as const, exercises: [exercise(), exercise({ name: ' ' })] }];
  expect(problemsOf({ name: ' ', description: '', week: { ...EMPTY_WEEK, monday } })).toEqual([
    ['name', 'Please enter a program name'],
    ['description', 'Please add a description'],
    ['week.monday.0.category', 'Category is required'],
    ['week.monday.0.exercises.1.name', 'Name required'],
  ]);
});

test('two hundred exercises on a day are refused once, at the day', () => {
  const sunday = [{ category: 'CARDIO' as const, exercises: Array.from({ length: 200 }, () => exercise()) }];
  expect(problemsOf({ week: { ...EMPTY_WEEK, sunday } })).toEqual([
    ['week.sunday', 'A day can have at most 50 exercises.'],
  ]);
  const parts = Array.from({ length: 11 }, () => ({ category: 'CARDIO' as const, exercises: [] }));
  expect(problemsOf({ week: { ...EMPTY_WEEK, sunday: parts } })).toEqual([
    ['week.sunday', 'A day can have at most 10 categories.'],
  ]);
});

test.each([
  ['20 min', 20],
  ['1 h', 60],
  ['1 h 10 min', 70],
  ['45 minutes', 45],
  ['until tired', 0],
  ['', 0],
])('%j is %i minutes', (duration, minutes) => {
  expect(minutesOf([{ exercises: [exercise({ duration })] }])).toBe(minutes);
});

const parts = fc.array(
  fc.record({
    category: fc.constantFrom(...(Object.keys(WORKOUT_CATEGORIES) as WorkoutCategory[])),
    exercises: fc.array(
      fc.record({
        name: fc.stringMatching(/^[a-z]{1,20}$/),
        sets: fc.stringMatching(/^[0-9]{0,3}$/),
        duration: fc.integer({ min: 0, max: 999 }).map((n) => `${n} min`),
        difficulty: fc.constantFrom(...(Object.keys(DIFFICULTIES) as Difficulty[])),
      }),
      { maxLength: 5 },
    ),
  }),
  { maxLength: WORKOUT_LIMITS.parts },
);

test('what was read is read as itself, and the parts of a day add up', () => {
  fc.assert(
    fc.property(parts, parts, (monday, friday) => {
      const entries = { ...PROGRAM, week: { ...EMPTY_WEEK, monday, friday } };
      expect(readWorkout(entries)).toEqual(entries);
      expect(minutesOf([...monday, ...friday])).toBe(minutesOf(monday) + minutesOf(friday));
      expect(exercisesOf([...monday, ...friday])).toBe(exercisesOf(monday) + exercisesOf(friday));
    }),
  );
});

test('a gym has two hundred workouts at most', () => {
  expect(checkWorkouts(199)).toBeUndefined();
  expect(checkWorkouts(200)).toMatchObject({ message: 'A gym can have at most 200 workouts.' });
});
