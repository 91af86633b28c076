import {
  caloriesOfDay,
  DIET_CATEGORIES,
  DIET_DURATIONS,
  DIET_MEALS,
  type DietCategory,
  type DietDuration,
  MEALS,
  onEachMeal,
} from '@galla/domain';
import type { gym } from '@galla/upstream/contract';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CreateDietPlanInput } from '../types.generated.ts';
import { namesOf } from './namesOf.ts';
import { writingList } from './writingList.ts';

type Row = Answer<typeof gym.fetchDiet>['data'][number];

const CATEGORY = namesOf<DietCategory, (typeof DIET_CATEGORIES)[DietCategory]>(DIET_CATEGORIES);
const DURATION = namesOf<DietDuration, (typeof DIET_DURATIONS)[DietDuration]>(DIET_DURATIONS);

export function dietPlanOf({ id, name, category, description, duration, meals: wire, version, ...row }: Row) {
  const meals = onEachMeal((meal) => wire[DIET_MEALS[meal]]);
  return {
    ...nodeOf('DietPlan', id),
    name,
    category: CATEGORY[category],
    description,
    duration: DURATION[duration],
    meals,
    calories: caloriesOfDay(meals),
    memberCount: row.members_count,
    version,
  };
}

/** A plan's values as REST takes them. */
export const dietPlanBody = ({
  name,
  category,
  description,
  duration,
  meals,
}: Pick<CreateDietPlanInput, 'name' | 'category' | 'description' | 'duration' | 'meals'>) => ({
  name,
  category: DIET_CATEGORIES[category],
  description,
  duration: DIET_DURATIONS[duration],
  meals: Object.fromEntries(
    MEALS.map((meal) => [
      DIET_MEALS[meal],
      (meals[meal] ?? []).map((item) => ({ name: item.name, calories: item.calories })),
    ]),
  ),
});

/** `meals.Lunch.0.name` of the wire is `meals.lunch.0.name` of the input. */
function inputField(field: string): string {
  if (field === 'id' || field === 'diet_plan') return 'dietPlan';
  if (field === 'expected_version') return 'expectedVersion';
  const [head, wire, ...rest] = field.split('.');
  const meal = MEALS.find((one) => DIET_MEALS[one] === wire);
  return head === 'meals' && meal ? ['meals', meal, ...rest].join('.') : field;
}

/** Creates the resolver for a write of diet plans. */
export const writingDietPlans = writingList('dietPlans', inputField);
