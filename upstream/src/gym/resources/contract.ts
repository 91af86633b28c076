import { FLAGS, MEAL_TIMES, RESOURCE_KINDS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Resources of a gym (spec 3 §3), for which the specification names no calls: ADR 20 defines the paths. */

/** The rights that include resources: their names are suggested in workouts, diet plans and branches. */
const READ_RESOURCES: readonly Right[] = [
  ...FLAGS.map((flag): Right => `gym-resources:${flag}`),
  'workouts:view',
  'diet-plans:view',
  'branches:view',
];

export const GymResource = Type.Object({
  id: Id,
  kind: Type.Enum(Object.values(RESOURCE_KINDS)),
  name: Type.String(),
  /** Empty when there is none. */
  description: Type.String(),
  /** For a meal only, like all following fields. */
  type: Type.Optional(Type.String()),
  time: Type.Optional(Type.Enum(Object.values(MEAL_TIMES))),
  /** In kcal. */
  cal: Type.Optional(Type.Integer()),
  /** In grams, as are carbs and fat. */
  protein: Type.Optional(Type.Integer()),
  carbs: Type.Optional(Type.Integer()),
  fat: Type.Optional(Type.Integer()),
  ...version,
});

const entries = {
  /** Exercise, Meal or Facility, in any case. */
  kind: Text(40),
  name: Text(200),
  description: Type.Optional(Text(2_000)),
  /** For a meal only, like all following fields. */
  type: Type.Optional(Text(200)),
  /** Breakfast, Lunch, Dinner or Snack, in any case. */
  time: Type.Optional(Text(40)),
  /** In kcal, whole. */
  cal: Type.Optional(Type.Number()),
  /** In grams, whole, as are carbs and fat. */
  protein: Type.Optional(Type.Number()),
  carbs: Type.Optional(Type.Number()),
  fat: Type.Optional(Type.Number()),
};

export const fetchResource = endpoint({
  method: 'GET',
  path: '/gym/fetch_resource',
  summary: 'Lists the exercises, meals and facilities of a gym, by name',
  tenant: 'query',
  rights: READ_RESOURCES,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(GymResource) }),
});

export const addResource = endpoint({
  method: 'POST',
  path: '/gym/add_resource',
  summary: 'Adds a resource; fails with RESOURCE_TAKEN if the kind has one of that name',
  tenant: 'query',
  rights: ['gym-resources:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: GymResource }),
});

export const updateResource = endpoint({
  method: 'POST',
  path: '/gym/update_resource/:id',
  summary: 'Changes a resource; fields left out become empty or 0',
  tenant: 'query',
  rights: ['gym-resources:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: GymResource }),
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/gym/delete_resource/:id',
  summary: 'Deletes a resource; workouts, diet plans and branches that use it keep its name',
  tenant: 'query',
  rights: ['gym-resources:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
