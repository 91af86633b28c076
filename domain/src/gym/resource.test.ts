import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkGymResources,
  readGymResource,
  RESOURCE_LIMITS,
  type GymResource,
  type MealFacts,
} from './resource.ts';

const PLANK: GymResource = { kind: 'EXERCISE', name: 'Plank', description: 'On the elbows' };
const POHA: MealFacts = {
  type: 'Vegetarian',
  time: 'BREAKFAST',
  calories: 270,
  protein: 6,
  carbs: 46,
  fat: 7,
};

const problemsOf = (entries: GymResource) => {
  const read = readGymResource(entries);
  return 'problems' in read ? read.problems.map(({ field, message }) => [field, message]) : [];
};

test('a resource is stored without blanks at the ends of its texts; what is no meal has no meal', () => {
  expect(readGymResource({ ...PLANK, name: ' Plank ' })).toEqual(PLANK);
  expect(readGymResource({ ...PLANK, kind: 'FACILITY', meal: POHA })).toEqual({ ...PLANK, kind: 'FACILITY' });
  const meal = { ...POHA, type: ' Vegetarian ' };
  expect(readGymResource({ kind: 'MEAL', name: 'Poha', description: '', meal })).toEqual({
    kind: 'MEAL',
    name: 'Poha',
    description: '',
    meal: POHA,
  });
});

test('what is missing is told as the specification words it, at its field', () => {
  expect(problemsOf({ ...PLANK, name: ' ' })).toEqual([['name', 'Name is required']]);
  expect(problemsOf({ kind: 'MEAL', name: '', description: '' })).toEqual([
    ['name', 'Name and Type are required'],
    ['meal.type', 'Name and Type are required'],
  ]);
});

test('texts have an end', () => {
  expect(problemsOf({ ...PLANK, name: 'x'.repeat(61), description: 'x'.repeat(501) })).toEqual([
    ['name', 'At most 60 characters.'],
    ['description', 'At most 500 characters.'],
  ]);
});

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

test('energy and nutrients are whole numbers within their limits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NUTRIENTS), fc.double(), (nutrient, grams) => {
      const meal = { ...POHA, [nutrient]: grams };
      const allowed = Number.isInteger(grams) && grams >= 0 && grams <= RESOURCE_LIMITS.grams;
      expect(problemsOf({ kind: 'MEAL', name: 'Poha', description: '', meal })).toEqual(
        allowed ? [] : [[`meal.${nutrient}`, 'A whole number from 0 to 1000.']],
      );
    }),
  );
  expect(
    problemsOf({ kind: 'MEAL', name: 'Poha', description: '', meal: { ...POHA, calories: 5001 } }),
  ).toEqual([['meal.calories', 'A whole number from 0 to 5000.']]);
});

test('a gym has three hundred of a kind at most', () => {
  expect(checkGymResources(299)).toBeUndefined();
  expect(checkGymResources(300)).toMatchObject({ message: 'A gym can have at most 300 of each kind.' });
});
