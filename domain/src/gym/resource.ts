import { problem, type Problem, type Read } from '../refusals/problem.ts';

/** Entries that a gym records once, for its workouts, diet plans and branches (spec 3 §2.10). */
export const RESOURCE_KINDS = { EXERCISE: 'Exercise', MEAL: 'Meal', FACILITY: 'Facility' } as const;

export type ResourceKind = keyof typeof RESOURCE_KINDS;

/** When a meal is eaten (spec 3 §9). Diet plans use "Snacks" instead. */
export const MEAL_TIMES = {
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
  SNACK: 'Snack',
} as const;

export type MealTime = keyof typeof MEAL_TIMES;

/** Maximum lengths in characters, maximum kilocalories and grams, and maximum resources of a kind per gym. */
export const RESOURCE_LIMITS = {
  name: 60,
  description: 500,
  type: 40,
  calories: 5_000,
  grams: 1_000,
  resources: 300,
} as const;

/** A meal's energy in kcal and nutrients in grams; whole numbers. */
export interface Nutrition {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export interface MealFacts extends Nutrition {
  /** In the gym's own words, such as "Vegetarian". */
  type: string;
  time: MealTime;
}

export interface GymResource {
  kind: ResourceKind;
  name: string;
  /** Empty where there is none. */
  description: string;
  /** For meals only. */
  meal?: MealFacts | undefined;
}

/** Parses a resource for storage, or returns its problems at fields such as `meal.type` (spec 3 §5). */
export function readGymResource(entries: GymResource): Read<GymResource> {
  const { kind } = entries;
  const name = entries.name.trim();
  const description = entries.description.trim();
  const meal = kind === 'MEAL' ? mealOf(entries.meal) : undefined;
  const problems = [
    checkText(
      'name',
      name,
      RESOURCE_LIMITS.name,
      meal ? 'resources.nameTypeMissing' : 'resources.nameMissing',
    ),
    checkText('description', description, RESOURCE_LIMITS.description),
    ...(meal ? checkMeal(meal) : []),
  ].filter((one) => one !== undefined);
  if (problems.length > 0) return { problems };
  return { kind, name, description, ...(meal && { meal }) };
}

const NO_MEAL: MealFacts = { type: '', time: 'BREAKFAST', calories: 0, protein: 0, carbs: 0, fat: 0 };

const mealOf = (meal: MealFacts = NO_MEAL): MealFacts => ({ ...meal, type: meal.type.trim() });

const checkMeal = ({ type, calories, protein, carbs, fat }: MealFacts): (Problem | undefined)[] => [
  checkText('meal.type', type, RESOURCE_LIMITS.type, 'resources.nameTypeMissing'),
  checkNumber('meal.calories', calories, RESOURCE_LIMITS.calories),
  checkNumber('meal.protein', protein, RESOURCE_LIMITS.grams),
  checkNumber('meal.carbs', carbs, RESOURCE_LIMITS.grams),
  checkNumber('meal.fat', fat, RESOURCE_LIMITS.grams),
];

function checkText(
  field: string,
  text: string,
  max: number,
  missing?: 'resources.nameMissing' | 'resources.nameTypeMissing',
): Problem | undefined {
  if (missing && text === '') return problem(field, 'INVALID_INPUT', missing);
  return text.length > max ? problem(field, 'INVALID_INPUT', 'resources.tooLong', { max }) : undefined;
}

const checkNumber = (field: string, number: number, max: number): Problem | undefined =>
  Number.isInteger(number) && number >= 0 && number <= max
    ? undefined
    : problem(field, 'INVALID_INPUT', 'resources.numberInvalid', { max });

/** Refuses another resource of a kind once a gym has the maximum. */
export const checkGymResources = (count: number): Problem | undefined =>
  count < RESOURCE_LIMITS.resources
    ? undefined
    : problem('name', 'INVALID_INPUT', 'resources.tooMany', { max: RESOURCE_LIMITS.resources });
