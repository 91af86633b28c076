import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  caloriesOf,
  caloriesOfDay,
  checkDietPlans,
  DIET_LIMITS,
  NO_MEALS,
  readDietPlan,
  type DietPlan,
} from './diet.ts';

const LEAN: DietPlan = {
  name: 'Lean start',
  category: 'WEIGHT_LOSS',
  description: 'Vegetarian, home food',
  duration: 'EIGHT_WEEKS',
  meals: {
    ...NO_MEALS,
    breakfast: [
      { name: 'Moong dal chilla, 2', calories: 220 },
      { name: 'Low-fat curd, 100 g', calories: 60 },
    ],
    snacks: [{ name: 'Guava, 1', calories: 70 }],
  },
};

const problemsOf = (more: Partial<DietPlan>) => {
  const read = readDietPlan({ ...LEAN, ...more });
  return 'problems' in read ? read.problems.map(({ field, message }) => [field, message]) : [];
};

test('a plan is stored without blanks at the ends of its texts', () => {
  expect(readDietPlan({ ...LEAN, name: ' Lean start ', description: ' Vegetarian, home food' })).toEqual(
    LEAN,
  );
});

test('what is missing is told as the specification words it, at its field', () => {
  const meals = { ...NO_MEALS, lunch: [{ name: ' ', calories: 1.5 }] };
  expect(problemsOf({ name: '', description: ' ', meals })).toEqual([
    ['name', 'Please input diet plan name'],
    ['description', 'Please input description'],
    ['meals.lunch.0.name', 'Name is required'],
    ['meals.lunch.0.calories', 'Calories are whole numbers from 0 to 5000.'],
  ]);
});

test('a meal has thirty items at most', () => {
  const dinner = Array.from({ length: 31 }, () => ({ name: 'Phulka', calories: 80 }));
  expect(problemsOf({ meals: { ...NO_MEALS, dinner } })).toEqual([
    ['meals.dinner', 'A meal can have at most 30 items.'],
  ]);
});

const items = fc.array(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,20}$/),
    calories: fc.integer({ min: 0, max: DIET_LIMITS.calories }),
  }),
  { maxLength: DIET_LIMITS.items },
);

test('a day is the sum of its meals, and a meal that of its items', () => {
  fc.assert(
    fc.property(items, items, items, items, (breakfast, lunch, snacks, dinner) => {
      const meals = { breakfast, lunch, snacks, dinner };
      const all = [...breakfast, ...lunch, ...snacks, ...dinner];
      expect(caloriesOfDay(meals)).toBe(caloriesOf(all));
      expect(readDietPlan({ ...LEAN, meals })).toEqual({ ...LEAN, meals });
    }),
  );
});

test('a gym has two hundred plans at most', () => {
  expect(checkDietPlans(199)).toBeUndefined();
  expect(checkDietPlans(200)).toMatchObject({ message: 'A gym can have at most 200 diet plans.' });
});
