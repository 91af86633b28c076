import { endOf } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { branches } from '../trades/gym/branches.ts';
import { instantOf } from '../clock.ts';
import { createRandom } from '../random.ts';
import { plans } from '../trades/gym/memberships.ts';
import { diets } from '../trades/gym/diets.ts';
import { resources } from '../trades/gym/resources.ts';
import { workouts } from '../trades/gym/workouts.ts';
import type { ShopData } from '../types.ts';
import { buyers, type Person, regulars } from './gymPeople.ts';
import { visits } from './gymVisits.ts';
import { insertRows } from './insertRows.ts';
import { at, type Ids } from './places.ts';

/** In rupees before tax. */
const DAY_PASS = '199.00';
/** Seed of the visits. */
const VISITS = 20_261_128;

interface Filled {
  data: ShopData;
  ids: Ids;
  now: Date;
}

/**
 * Writes a gym's branches, workouts, diet plans, resources and plans, and makes customers members: those who recently
 * bought a membership, with its bill, and others with an e-mail. Most of them follow a plan and came recently.
 */
export async function writeGym(
  db: TenantDb,
  people: readonly Person[],
  { data, ids, now }: Filled,
): Promise<void> {
  const made = { createdAt: now, updatedAt: now };
  const places = branches.map((branch) => ({ ...made, ...branch, id: newId() }));
  await insertRows(db, 'branch', places);
  const weeks = workouts.map((one) => ({
    ...made,
    ...one,
    id: newId(),
    week: one.week as unknown as JsonValue,
  }));
  await insertRows(db, 'workout', weeks);
  const eaten = diets.map((one) => ({
    ...made,
    ...one,
    id: newId(),
    meals: one.meals as unknown as JsonValue,
  }));
  await insertRows(db, 'dietPlan', eaten);
  await insertRows(
    db,
    'gymResource',
    resources.map(({ meal, ...one }) => ({
      ...made,
      ...one,
      id: newId(),
      meal: (meal ?? null) as unknown as JsonValue,
    })),
  );
  const offered = plans.map((plan) => ({ ...made, ...plan, id: newId(), durationId: newId() }));
  await insertRows(
    db,
    'gymPlan',
    offered.map(({ id, name, joiningFee, freezeDays }) => ({ ...made, id, name, joiningFee, freezeDays })),
  );
  await insertRows(
    db,
    'gymDuration',
    offered.map(({ id: planId, durationId: id, unit, length, price }) => ({
      ...made,
      id,
      planId,
      unit,
      length,
      price,
    })),
  );
  const bought = buyers(data, ids, plans, places.length);
  const joined = [...regulars(people, bought, now), ...bought].map((one, place) => ({
    ...one,
    plan: at(offered, one.plan),
    memberId: newId(),
    branchId: at(places, one.branch).id,
    // Members since ten in the morning of the first day, each at another instant.
    since: new Date(Math.min(instantOf(one.startsOn, 600).getTime(), now.getTime()) - place * 1000),
    place,
  }));
  await insertRows(
    db,
    'gymMember',
    joined.map(({ memberId, customerId, branchId, suspended, since, place }) => ({
      id: memberId,
      customerId,
      branchId,
      suspended,
      // Two of three have a workout, every other one has a diet plan.
      workoutGroup: place % 3 === 2 ? null : at(weeks, place % weeks.length).id,
      dietPlanId: place % 2 === 1 ? null : at(eaten, place % eaten.length).id,
      createdAt: since,
      updatedAt: since,
    })),
  );
  const periods = joined.map(({ memberId, startsOn, plan, bill }) => ({
    ...made,
    id: newId(),
    memberId,
    planId: plan.id,
    planName: plan.name,
    durationId: plan.durationId,
    unit: plan.unit,
    length: plan.length,
    price: plan.price,
    freezeDays: plan.freezeDays,
    startsOn,
    endsOn: endOf(startsOn, plan.unit === 'MONTHS' ? { months: plan.length } : { days: plan.length }),
    documentId: bill?.documentId ?? null,
  }));
  await insertRows(db, 'gymPeriod', periods);
  // A membership sold at the counter appears on its bill as the plan's service.
  const services = new Map(joined.flatMap(({ plan, bill }) => (bill ? [[plan.id, bill.itemId]] : [])));
  await insertRows(
    db,
    'gymService',
    [...services].map(([planId, itemId]) => ({ planId, itemId })),
  );
  const trains = joined
    .filter(({ suspended }) => !suspended)
    .map(({ branchId, place }) => ({ ...at(periods, place), branchId }));
  await insertRows(db, 'gymEntry', visits(createRandom(VISITS), trains, now, at(ids.staff, 0)));
  await db.sql
    .updateTable('tenantSetting')
    .set({ dayPassPrice: DAY_PASS })
    .where('tenantId', '=', db.tenantId)
    .execute();
}
