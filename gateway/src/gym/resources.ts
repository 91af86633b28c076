import { MEAL_TIMES, RESOURCE_KINDS, type MealTime, type ResourceKind } from '@galla/domain';
import type { gym } from '@galla/upstream/contract';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CreateGymResourceInput } from '../types.generated.ts';
import { namesOf } from './namesOf.ts';
import { writingList } from './writingList.ts';

type Row = Answer<typeof gym.fetchResource>['data'][number];

const KIND = namesOf<ResourceKind, (typeof RESOURCE_KINDS)[ResourceKind]>(RESOURCE_KINDS);
const TIME = namesOf<MealTime, (typeof MEAL_TIMES)[MealTime]>(MEAL_TIMES);

export const gymResourceOf = ({ id, kind, name, description, version, ...meal }: Row) => ({
  ...nodeOf('GymResource', id),
  kind: KIND[kind],
  name,
  description: description === '' ? null : description,
  meal: mealOf(meal),
  version,
});

/** The facts of a meal; the wire omits them for other resources. */
const mealOf = ({ type, time, cal, protein = 0, carbs = 0, fat = 0 }: Partial<Row>) =>
  type === undefined || time === undefined
    ? null
    : { type, time: TIME[time], calories: cal ?? 0, protein, carbs, fat };

/** A resource's values as REST takes them. */
export const gymResourceBody = ({
  kind,
  name,
  description,
  meal,
}: Pick<CreateGymResourceInput, 'kind' | 'name' | 'description' | 'meal'>) => ({
  kind: RESOURCE_KINDS[kind],
  name,
  description: description ?? '',
  ...(meal && {
    type: meal.type,
    time: MEAL_TIMES[meal.time],
    cal: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
  }),
});

const INPUT_FIELDS: Readonly<Record<string, string>> = {
  id: 'gymResource',
  expected_version: 'expectedVersion',
  type: 'meal.type',
  time: 'meal.time',
  cal: 'meal.calories',
  protein: 'meal.protein',
  carbs: 'meal.carbs',
  fat: 'meal.fat',
};

/** Creates the resolver for a write of resources. */
export const writingGymResources = writingList('gymResources', (field) => INPUT_FIELDS[field] ?? field);
