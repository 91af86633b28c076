import {
  checkDietPlans,
  DIET_CATEGORIES,
  DIET_DURATIONS,
  DIET_MEALS,
  type DietCategory,
  type DietDuration,
  type DietMeal,
  type DietMeals,
  MEALS,
  onEachMeal,
  problem,
  readDietPlan,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { accepted, refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import { chosen } from '../chosen.ts';
import { followersOf } from '../assign/followed.ts';
import type { addDiet } from './contract.ts';

/** The diet plans of a gym by name. */
export const diets = plainTable({
  table: 'dietPlan',
  read: (db, filter) =>
    db.sql
      .selectFrom('dietPlan')
      .where(matches(db, 'dietPlan', filter))
      .selectAll('dietPlan')
      .select(followersOf('dietPlan').as('members'))
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  // The table's check constraints and `checkedDiet` guarantee the values.
  toWire: ({ id, name, category, description, duration, meals, members }) => ({
    id,
    name,
    category: DIET_CATEGORIES[category as DietCategory],
    description,
    duration: DIET_DURATIONS[duration as DietDuration],
    meals: wireMeals(meals as unknown as DietMeals),
    members_count: Number(members),
  }),
  taken: problem('name', 'DIET_TAKEN', 'diets.taken'),
});

const wireMeals = (meals: DietMeals) =>
  Object.fromEntries(MEALS.map((meal) => [DIET_MEALS[meal], [...meals[meal]]])) as Record<
    (typeof DIET_MEALS)[DietMeal],
    { name: string; calories: number }[]
  >;

type Entries = Static<NonNullable<typeof addDiet.schema.body>>;

/** A diet plan to store; refuses with the problems that the form shows. */
export function checkedDiet({ meals = {}, ...texts }: Omit<Entries, 'tenant_schema'>) {
  const unknown = Object.keys(meals).find((key) => !MEALS.some((meal) => DIET_MEALS[meal] === key));
  if (unknown !== undefined)
    throw refusedFor(problem(`meals.${unknown}`, 'INVALID_INPUT', 'diets.mealsInvalid'));
  const read = readDietPlan({
    name: texts.name,
    description: texts.description,
    category: chosen('category', DIET_CATEGORIES, texts.category, 'diets.choiceInvalid'),
    duration: chosen('duration', DIET_DURATIONS, texts.duration, 'diets.choiceInvalid'),
    meals: onEachMeal((meal) =>
      (meals[DIET_MEALS[meal]] ?? []).map(({ name = '', calories = 0 }) => ({ name, calories })),
    ),
  });
  const plan = accepted(read, wireField);
  return { ...plan, meals: JSON.stringify(plan.meals) as JsonValue };
}

/** The wire's name of a field: `meals.Lunch.0.name` for `meals.lunch.0.name`. */
const wireField = (field: string): string =>
  field.replace(/^meals\.(\w+)/, (_, meal: DietMeal) => `meals.${DIET_MEALS[meal]}`);

/** Refuses more than the maximum number of plans. */
export async function refuseTooManyDiets(db: TenantDb): Promise<void> {
  refuseOn(checkDietPlans(await diets.count(db)));
}
