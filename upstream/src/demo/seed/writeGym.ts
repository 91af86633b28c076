import { addDays, type Day, dayIn, DEFAULT_ZONE, endOf } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { branches } from '../trades/gym/branches.ts';
import { memberships, plans } from '../trades/gym/memberships.ts';
import { diets } from '../trades/gym/diets.ts';
import { resources } from '../trades/gym/resources.ts';
import { workouts } from '../trades/gym/workouts.ts';
import { insertRows } from './insertRows.ts';
import { at } from './places.ts';

/** A customer who may become a member. */
interface Person {
  id: string;
  email: string | undefined;
}

/** Gives a gym its branches, workouts, diet plans, resources and plans, and makes customers its members: those first of whom an e-mail is known. */
export async function writeGym(db: TenantDb, people: readonly Person[], now: Date): Promise<void> {
  const made = { createdAt: now, updatedAt: now };
  const places = branches.map((branch) => ({ ...made, ...branch, id: newId() }));
  await insertRows(db, 'branch', places);
  await insertRows(
    db,
    'workout',
    workouts.map((one) => ({ ...made, ...one, id: newId(), week: one.week as unknown as JsonValue })),
  );
  await insertRows(
    db,
    'dietPlan',
    diets.map((one) => ({ ...made, ...one, id: newId(), meals: one.meals as unknown as JsonValue })),
  );
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
  const known = people.filter(({ email }) => email !== undefined);
  const joined = known.slice(0, memberships.length).map(({ id: customerId }, place) => {
    const { plan, branch, began, suspended = false } = at(memberships, place);
    const since = new Date(now.getTime() - place * 60_000);
    const member = { id: newId(), customerId, branchId: at(places, branch).id, suspended };
    const startsOn: Day = addDays(dayIn(DEFAULT_ZONE, now), -began);
    return { member: { ...member, createdAt: since, updatedAt: since }, startsOn, bought: at(offered, plan) };
  });
  await insertRows(
    db,
    'gymMember',
    joined.map(({ member }) => member),
  );
  await insertRows(
    db,
    'gymPeriod',
    joined.map(({ member, startsOn, bought: { id: planId, name: planName, durationId, ...bought } }) => ({
      ...made,
      id: newId(),
      memberId: member.id,
      planId,
      planName,
      durationId,
      unit: bought.unit,
      length: bought.length,
      price: bought.price,
      freezeDays: bought.freezeDays,
      startsOn,
      endsOn: endOf(startsOn, bought.unit === 'MONTHS' ? { months: bought.length } : { days: bought.length }),
    })),
  );
}
