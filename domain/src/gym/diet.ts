import { problem, type Problem, type Read } from '../refusals/problem.ts';

/** Purpose of a diet plan (spec 3 §9). */
export const DIET_CATEGORIES = {
  WEIGHT_LOSS: 'Weight Loss',
  MUSCLE_GAIN: 'Muscle Gain',
  MAINTENANCE: 'Maintenance',
} as const;

export type DietCategory = keyof typeof DIET_CATEGORIES;

/** How long a diet plan is followed (spec 3 §9). */
export const DIET_DURATIONS = {
  FOUR_WEEKS: '4 weeks',
  EIGHT_WEEKS: '8 weeks',
  TWELVE_WEEKS: '12 weeks',
  ONGOING: 'Ongoing',
} as const;

export type DietDuration = keyof typeof DIET_DURATIONS;

/** The meals of a day in order, by their REST names (spec 3 §3). */
export const DIET_MEALS = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snacks: 'Snacks',
  dinner: 'Dinner',
} as const;

export type DietMeal = keyof typeof DIET_MEALS;

export const MEALS = Object.keys(DIET_MEALS) as readonly DietMeal[];

/** Maximum lengths in characters, kilocalories, items per meal, and plans per gym. */
export const DIET_LIMITS = {
  name: 60,
  description: 500,
  item: 80,
  calories: 5_000,
  items: 30,
  plans: 200,
} as const;

/** An item of a meal; `calories` in whole kcal. */
export interface DietItem {
  name: string;
  calories: number;
}

export type DietMeals = Readonly<Record<DietMeal, readonly DietItem[]>>;

export interface DietPlan {
  name: string;
  category: DietCategory;
  description: string;
  duration: DietDuration;
  meals: DietMeals;
}

/** Builds a record with a value for each meal. */
export const onEachMeal = <Value>(of: (meal: DietMeal) => Value): Record<DietMeal, Value> =>
  Object.fromEntries(MEALS.map((meal) => [meal, of(meal)])) as Record<DietMeal, Value>;

export const NO_MEALS: DietMeals = onEachMeal(() => []);

/** Parses a plan for storage, or returns its problems at fields such as `meals.lunch.0.name` (spec 3 §5). */
export function readDietPlan(entries: DietPlan): Read<DietPlan> {
  const name = entries.name.trim();
  const description = entries.description.trim();
  const meals = onEachMeal((meal) =>
    entries.meals[meal].map((item) => ({ name: item.name.trim(), calories: item.calories })),
  );
  const problems = [
    checkText('name', name, DIET_LIMITS.name, 'diets.nameMissing'),
    checkText('description', description, DIET_LIMITS.description, 'diets.descriptionMissing'),
    ...MEALS.flatMap((meal) => checkMeal(`meals.${meal}`, meals[meal])),
  ].filter((one) => one !== undefined);
  return problems.length > 0 ? { problems } : { ...entries, name, description, meals };
}

type Missing = 'diets.nameMissing' | 'diets.descriptionMissing' | 'diets.itemMissing';

function checkText(field: string, text: string, max: number, missing: Missing): Problem | undefined {
  if (text === '') return problem(field, 'INVALID_INPUT', missing);
  return text.length > max ? problem(field, 'INVALID_INPUT', 'diets.tooLong', { max }) : undefined;
}

function checkMeal(field: string, items: readonly DietItem[]): (Problem | undefined)[] {
  const { items: max } = DIET_LIMITS;
  if (items.length > max) return [problem(field, 'INVALID_INPUT', 'diets.tooManyItems', { max })];
  return items.flatMap(({ name, calories }, place) => [
    checkText(`${field}.${place}.name`, name, DIET_LIMITS.item, 'diets.itemMissing'),
    checkCalories(`${field}.${place}.calories`, calories),
  ]);
}

const checkCalories = (field: string, calories: number): Problem | undefined =>
  Number.isInteger(calories) && calories >= 0 && calories <= DIET_LIMITS.calories
    ? undefined
    : problem(field, 'INVALID_INPUT', 'diets.caloriesInvalid', { max: DIET_LIMITS.calories });

/** Refuses another plan once a gym has the maximum. */
export const checkDietPlans = (count: number): Problem | undefined =>
  count < DIET_LIMITS.plans
    ? undefined
    : problem('name', 'INVALID_INPUT', 'diets.tooMany', { max: DIET_LIMITS.plans });

/** Total of a meal, in kcal. */
export const caloriesOf = (items: readonly DietItem[]): number =>
  items.reduce((sum, { calories }) => sum + calories, 0);

/** Total of a day, in kcal: the sum of its meals. */
export const caloriesOfDay = (meals: DietMeals): number =>
  MEALS.reduce((sum, meal) => sum + caloriesOf(meals[meal]), 0);
