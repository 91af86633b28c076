import { DIET_CATEGORIES, DIET_DURATIONS, DIET_MEALS, FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Diet plans of a gym (spec 3 §3), for which the specification names no calls: ADR 20 defines the paths. */

/** The rights that include diet plans: those to diet plans and to members. */
const READ_DIETS: readonly Right[] = (['diet-plans', 'members'] as const).flatMap((menu) =>
  FLAGS.map((flag): Right => `${menu}:${flag}`),
);

const meals = Object.values(DIET_MEALS);
type Meal = (typeof meals)[number];

/** In kcal. */
const Item = Type.Object({ name: Type.String(), calories: Type.Integer() });

export const DietPlan = Type.Object({
  id: Id,
  name: Type.String(),
  category: Type.Enum(Object.values(DIET_CATEGORIES)),
  description: Type.String(),
  duration: Type.Enum(Object.values(DIET_DURATIONS)),
  /** Every meal; an empty list without items. */
  meals: Type.Object(
    Object.fromEntries(meals.map((meal) => [meal, Type.Array(Item)])) as Record<
      Meal,
      Type.TArray<typeof Item>
    >,
  ),
  /** Number of members who follow it. */
  members_count: Type.Integer({ minimum: 0 }),
  ...version,
});

const ItemIn = Type.Object(
  { name: Type.Optional(Text(200)), calories: Type.Optional(Type.Number()) },
  { additionalProperties: false },
);

const entries = {
  name: Text(200),
  /** Weight Loss, Muscle Gain or Maintenance, in any case. */
  category: Text(40),
  description: Text(2_000),
  /** 4 weeks, 8 weeks, 12 weeks or Ongoing, in any case. */
  duration: Text(40),
  /** By meal: Breakfast, Lunch, Snacks, Dinner; missing meals are empty. At most 30 items per meal. */
  meals: Type.Optional(Type.Record(Type.String({ maxLength: 20 }), Type.Array(ItemIn, { maxItems: 1_000 }))),
};

export const fetchDiet = endpoint({
  method: 'GET',
  path: '/gym/fetch_diet',
  summary: 'Lists the diet plans of a gym by name, each with its meals',
  tenant: 'query',
  rights: READ_DIETS,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(DietPlan) }),
});

export const addDiet = endpoint({
  method: 'POST',
  path: '/gym/add_diet',
  summary: 'Adds a diet plan; fails with DIET_TAKEN if the name exists',
  tenant: 'query',
  rights: ['diet-plans:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: DietPlan }),
});

export const updateDiet = endpoint({
  method: 'POST',
  path: '/gym/update_diet/:id',
  summary: 'Changes a diet plan and replaces all its meals',
  tenant: 'query',
  rights: ['diet-plans:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: DietPlan }),
});

export const deleteDiet = endpoint({
  method: 'DELETE',
  path: '/gym/delete_diet/:id',
  summary: 'Deletes a diet plan; its name is kept with the members who followed it',
  tenant: 'query',
  rights: ['diet-plans:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
