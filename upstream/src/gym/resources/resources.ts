import {
  checkGymResources,
  MEAL_TIMES,
  type MealFacts,
  problem,
  readGymResource,
  RESOURCE_KINDS,
  type ResourceKind,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { accepted, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import { chosen } from '../chosen.ts';
import type { addResource } from './contract.ts';

/** The resources of a gym by name. */
export const resources = plainTable({
  table: 'gymResource',
  read: (db, filter) =>
    db.sql
      .selectFrom('gymResource')
      .where(matches(db, 'gymResource', filter))
      .selectAll('gymResource')
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  // The table's check constraints and `checkedResource` guarantee the values.
  toWire: ({ id, kind, name, description, meal }) => ({
    id,
    kind: RESOURCE_KINDS[kind as ResourceKind],
    name,
    description,
    ...(meal !== null && wireMeal(meal as unknown as MealFacts)),
  }),
  taken: problem('name', 'RESOURCE_TAKEN', 'resources.taken'),
});

const wireMeal = ({ type, time, calories, protein, carbs, fat }: MealFacts) => ({
  type,
  time: MEAL_TIMES[time],
  cal: calories,
  protein,
  carbs,
  fat,
});

type Entries = Omit<Static<NonNullable<typeof addResource.schema.body>>, 'tenant_schema'>;

const mealOf = ({ type = '', time = MEAL_TIMES.BREAKFAST, cal = 0, ...grams }: Entries): MealFacts => ({
  type,
  time: chosen('time', MEAL_TIMES, time, 'resources.choiceInvalid'),
  calories: cal,
  protein: grams.protein ?? 0,
  carbs: grams.carbs ?? 0,
  fat: grams.fat ?? 0,
});

/** A resource to store; refuses with the problems that the form shows. */
export function checkedResource(entries: Entries) {
  const kind = chosen('kind', RESOURCE_KINDS, entries.kind, 'resources.choiceInvalid');
  const read = readGymResource({
    kind,
    name: entries.name,
    description: entries.description ?? '',
    meal: kind === 'MEAL' ? mealOf(entries) : undefined,
  });
  const { meal, ...texts } = accepted(read, wireField);
  return { ...texts, meal: meal ? (JSON.stringify(meal) as JsonValue) : null };
}

/** The wire's name of a field: `cal` for `meal.calories`, `type` for `meal.type`. */
const wireField = (field: string): string => field.replace(/^meal\.calories$/, 'cal').replace(/^meal\./, '');

/** Refuses more than the maximum number of resources of a kind. */
export async function refuseTooManyResources(db: TenantDb, kind: ResourceKind): Promise<void> {
  refuseOn(checkGymResources(await resources.count(db, { kind })));
}
