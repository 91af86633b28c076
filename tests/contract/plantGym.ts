import { EMPTY_WEEK, NO_MEALS } from '@galla/domain';
import { addCustomer } from '@galla/upstream/testing/billing';
import { randomUUID } from 'node:crypto';
import type { Stack } from './stack.ts';

/** Global ids of a gym's records; `spare` ones are to be deleted. */
export interface PlantedGym {
  branch: string;
  spareBranch: string;
  workout: string;
  spareWorkout: string;
  dietPlan: string;
  spareDietPlan: string;
  gymResource: string;
  spareGymResource: string;
  gymPlan: string;
  duration: string;
  member: string;
  spareGymMember: string;
  /** Code of the member's period. */
  period: string;
  /** Another plan, with its duration. */
  otherGymPlan: string;
  otherDuration: string;
  /** Members whose periods end early, each once, with the periods' codes. */
  upgraded: PlantedPeriod;
  canceled: PlantedPeriod;
  handedOver: PlantedPeriod;
}

interface PlantedPeriod {
  member: string;
  period: string;
}

/** Two plans with a duration each, and members who bought the first and follow the given workout and diet plan. */
async function plantMember(
  { api, shop }: Pick<Stack, 'api' | 'shop'>,
  { branch, workout, dietPlan }: { branch: string; workout: string; dietPlan: string },
) {
  const { now } = api.clock;
  const [plan, duration, member, period] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [spare, otherPlan, otherDuration] = [randomUUID(), randomUUID(), randomUUID()];
  const ending = [1, 2, 3].map(() => ({ id: randomUUID(), period: randomUUID() }));
  const length = { unit: 'MONTHS', length: 3, price: '3000.00' };
  await shop.within(async ({ sql, tenantId }) => {
    const made = { tenantId, createdAt: now, updatedAt: now };
    await sql
      .updateTable('tenantSetting')
      .set({ dayPassPrice: '200.00' })
      .where('tenantId', '=', tenantId)
      .execute();
    await sql
      .insertInto('gymPlan')
      .values({ ...made, id: plan, name: 'Quarterly' })
      .execute();
    await sql
      .insertInto('gymPlan')
      .values({ ...made, id: otherPlan, name: 'Three months' })
      .execute();
    await sql
      .insertInto('gymDuration')
      .values([
        { ...made, ...length, id: duration, planId: plan },
        { ...made, ...length, id: otherDuration, planId: otherPlan },
      ])
      .execute();
    const branchId = dbIdOf(branch);
    const follows = { workoutGroup: dbIdOf(workout), dietPlanId: dbIdOf(dietPlan) };
    const bought = { planId: plan, planName: 'Quarterly', durationId: duration, freezeDays: 15, ...length };
    const days = { startsOn: '2026-11-20', endsOn: '2027-02-19' };
    for (const one of [{ id: member, period }, { id: spare, period: randomUUID() }, ...ending]) {
      const { id: customerId } = await addCustomer(shop);
      await sql
        .insertInto('gymMember')
        .values({ ...made, ...follows, id: one.id, customerId, branchId })
        .execute();
      await sql
        .insertInto('gymPeriod')
        .values({ ...made, ...bought, ...days, id: one.period, memberId: one.id })
        .execute();
    }
  });
  const [upgraded, canceled, handedOver] = ending.map(({ id, period: code }) => ({
    member: globalId('GymMember', id),
    period: code,
  }));
  if (!upgraded || !canceled || !handedOver) throw new Error('A member is missing');
  return {
    upgraded,
    canceled,
    handedOver,
    otherGymPlan: globalId('GymPlan', otherPlan),
    otherDuration: globalId('GymDuration', otherDuration),
    gymPlan: globalId('GymPlan', plan),
    duration: globalId('GymDuration', duration),
    member: globalId('GymMember', member),
    spareGymMember: globalId('GymMember', spare),
    period,
  };
}

async function plantWorkout({ api, shop }: Pick<Stack, 'api' | 'shop'>, name: string): Promise<string> {
  const id = randomUUID();
  const made = { createdAt: api.clock.now, updatedAt: api.clock.now };
  const week = JSON.stringify(EMPTY_WEEK);
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('workout')
      .values({ ...made, tenantId, id, name, description: 'For the third month', week })
      .execute(),
  );
  return globalId('Workout', id);
}

async function plantDietPlan({ api, shop }: Pick<Stack, 'api' | 'shop'>, name: string): Promise<string> {
  const id = randomUUID();
  const made = { createdAt: api.clock.now, updatedAt: api.clock.now };
  const plan = { category: 'MAINTENANCE', description: 'Home food', duration: 'ONGOING' };
  const meals = JSON.stringify(NO_MEALS);
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('dietPlan')
      .values({ ...made, ...plan, tenantId, id, name, meals })
      .execute(),
  );
  return globalId('DietPlan', id);
}

async function plantResource({ api, shop }: Pick<Stack, 'api' | 'shop'>, name: string): Promise<string> {
  const id = randomUUID();
  const made = { createdAt: api.clock.now, updatedAt: api.clock.now };
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('gymResource')
      .values({ ...made, tenantId, id, name, kind: 'FACILITY', description: '' })
      .execute(),
  );
  return globalId('GymResource', id);
}

const dbIdOf = (id: string): string => Buffer.from(id, 'base64url').toString().split(':')[1] ?? '';

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Gives the shop two branches, two workouts, two diet plans, two resources, a plan and a member. */
export async function plantGym({ api, shop }: Stack): Promise<PlantedGym> {
  const addBranch = async (name: string): Promise<string> => {
    const id = randomUUID();
    const { now } = api.clock;
    await shop.within(({ sql, tenantId }) =>
      sql
        .insertInto('branch')
        .values({
          tenantId,
          id,
          name,
          createdAt: now,
          updatedAt: now,
          address: 'Karve Road, Pune',
          phone: '020 2546 1187',
          email: 'desk@irontemple.in',
          manager: 'Rohan Kulkarni',
          openingHours: '5:30 – 22:30',
          facilities: ['Steam'],
          status: 'ACTIVE',
        })
        .execute(),
    );
    return globalId('Branch', id);
  };
  const planned = {
    branch: await addBranch('Kothrud'),
    spareBranch: await addBranch('Aundh'),
    workout: await plantWorkout({ api, shop }, 'Push, pull and legs'),
    spareWorkout: await plantWorkout({ api, shop }, 'Easy start'),
    dietPlan: await plantDietPlan({ api, shop }, 'Lean start'),
    spareDietPlan: await plantDietPlan({ api, shop }, 'Keep steady'),
    gymResource: await plantResource({ api, shop }, 'Steam room'),
    spareGymResource: await plantResource({ api, shop }, 'Locker'),
  };
  return { ...planned, ...(await plantMember({ api, shop }, planned)) };
}
