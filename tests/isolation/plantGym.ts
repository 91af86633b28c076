import { onEachDay, onEachMeal } from '@galla/domain';
import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/** A branch, a workout, a diet plan, a resource, a plan with a duration, and the customer as a member with a period. */
export async function plantGym(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId, createdAt: AT, updatedAt: AT };
  await sql
    .insertInto('branch')
    .values({
      ...made,
      id: ids.branch,
      name: `${mark} branch ${serial}`,
      address: mark,
      phone: mark,
      email: `${mark}@example.in`,
      manager: mark,
      openingHours: mark,
      facilities: [mark],
      status: 'ACTIVE',
    })
    .execute();
  const exercise = { name: mark, sets: mark, duration: mark, difficulty: 'EASY' };
  const week = onEachDay(() => [{ category: 'CORE', exercises: [exercise] }]);
  await sql
    .insertInto('workout')
    .values({
      ...made,
      id: ids.workout,
      name: `${mark} workout ${serial}`,
      description: mark,
      week: JSON.stringify(week),
    })
    .execute();
  await sql
    .insertInto('dietPlan')
    .values({
      ...made,
      id: ids.dietPlan,
      name: `${mark} diet ${serial}`,
      category: 'MAINTENANCE',
      description: mark,
      duration: 'ONGOING',
      meals: JSON.stringify(onEachMeal(() => [{ name: mark, calories: 70 }])),
    })
    .execute();
  await sql
    .insertInto('gymResource')
    .values({
      ...made,
      id: ids.gymResource,
      kind: 'FACILITY',
      name: `${mark} resource ${serial}`,
      description: mark,
    })
    .execute();
  await sql
    .insertInto('gymMember')
    .values({
      ...made,
      id: ids.gymMember,
      customerId: ids.customer,
      branchId: ids.branch,
      workoutGroup: ids.workout,
      dietPlanId: ids.dietPlan,
    })
    .execute();
  await sql
    .insertInto('gymPlan')
    .values({ ...made, id: ids.gymPlan, name: `${mark} plan ${serial}` })
    .execute();
  const length = { unit: 'MONTHS', length: 3, price: '3000.00' };
  await sql
    .insertInto('gymDuration')
    .values({ ...made, ...length, id: ids.gymDuration, planId: ids.gymPlan })
    .execute();
  await sql
    .insertInto('gymPeriod')
    .values({
      ...made,
      ...length,
      id: ids.gymPeriod,
      memberId: ids.gymMember,
      planId: ids.gymPlan,
      planName: mark,
      // Every other member has a duration the plan no longer offers, so that the current one is an upgrade; the
      // rest renew.
      durationId: serial % 2 === 0 ? ids.gymDuration : ids.gymPeriod,
      startsOn: '2026-11-19',
      endsOn: '2027-02-18',
    })
    .execute();
  // A bill's services, a freeze and a sent message.
  await sql.insertInto('gymService').values({ tenantId, planId: ids.gymPlan, itemId: ids.service }).execute();
  const days = { startsOn: '2026-12-01', endsOn: '2026-12-10' };
  const rest = { tenantId, id: ids.gymPlan, periodId: ids.gymPeriod, ...days };
  await sql
    .insertInto('gymFreeze')
    .values({ ...rest, createdBy: ids.staff, createdAt: AT })
    .execute();
  await sql
    .insertInto('gymTold')
    .values({ tenantId, memberId: ids.gymMember, toldOf: 'ENDS', toldOn: '2026-11-19', toldBy: ids.staff })
    .execute();
  await sql
    .updateTable('tenantSetting')
    .set({ dayPassPrice: '200.00' })
    .where('tenantId', '=', tenantId)
    .execute();
  await sql
    .insertInto('gymDayPass')
    .values({
      tenantId,
      id: ids.gymDayPass,
      onDay: '2026-11-19',
      price: '200.00',
      documentId: ids.document,
      soldBy: ids.staff,
      createdAt: AT,
    })
    .execute();
  await sql
    .insertInto('gymEntry')
    .values({
      tenantId,
      id: ids.gymPeriod,
      memberId: ids.gymMember,
      dayPassId: ids.gymDayPass,
      branchId: ids.branch,
      cameAt: AT,
      isIn: true,
      reason: 'DUE',
      note: mark,
      notedBy: ids.staff,
      createdAt: AT,
    })
    .execute();
}
