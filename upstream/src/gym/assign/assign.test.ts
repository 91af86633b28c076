import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addDiet, deleteDiet } from '../diets/contract.ts';
import { fetchMember } from '../members/contract.ts';
import { join, memberNow, type TestGym, testGym } from '../testing/index.ts';
import { addWorkout, deleteWorkout } from '../workouts/contract.ts';
import { assignDiet, assignWorkout } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
let members: string[];
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop);
  members = [];
  for (const n of [6, 7, 8])
    members.push((await join(api, shop, gym, { mobile: `98220 4187${n}` })).body.data.id);
});
afterAll(() => api.close());

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const DIET = { category: 'Maintenance', description: 'Home food', duration: 'Ongoing' };

/** The two kinds of plan that members follow, with their calls. */
const KINDS = {
  workout: {
    add: async (name: string, as = shop) =>
      (await call(api, addWorkout, { ...sent(as), body: { name, description: 'x' } })).body.data.id,
    assign: (id: string, add: string[], remove: string[] = []) =>
      call(api, assignWorkout, { ...sent(), body: { workout: id, add, remove } }),
    remove: (id: string) => call(api, deleteWorkout, { ...sent(), params: { id }, query: {} }),
    of: async (id: string) => (await memberNow(api, shop, id)).workoutGroup,
    gone: async (id: string) => (await memberNow(api, shop, id)).workout_gone,
  },
  diet_plan: {
    add: async (name: string, as = shop) =>
      (await call(api, addDiet, { ...sent(as), body: { name, ...DIET } })).body.data.id,
    assign: (id: string, add: string[], remove: string[] = []) =>
      call(api, assignDiet, { ...sent(), body: { diet_plan: id, add, remove } }),
    remove: (id: string) => call(api, deleteDiet, { ...sent(), params: { id }, query: {} }),
    of: async (id: string) => (await memberNow(api, shop, id)).diet_plan_id,
    gone: async (id: string) => (await memberNow(api, shop, id)).diet_plan_gone,
  },
};
const kinds = ['workout', 'diet_plan'] as const;

test.each(kinds)(
  'a %s is assigned to several at once, taken off one, and tells how many follow',
  async (kind) => {
    const { add, assign, of } = KINDS[kind];
    const id = await add('Lean start');
    const first = await assign(id, members.slice(0, 2));
    expect(first.body).toMatchObject({ success: true, data: { id, members_count: 2 } });
    expect((await assign(id, members.slice(1), members.slice(0, 1))).body.data.members_count).toBe(2);
    expect(await Promise.all(members.map(of))).toEqual([null, id, id]);
    const { body } = await call(api, fetchMember, { ...sent(), query: { [kind]: id, include: 'count' } });
    expect(body.data.map((member) => member.id).toSorted()).toEqual(members.slice(1).toSorted());
    expect(body.total).toBe(2);
  },
);

test.each(kinds)('who follows another %s by now is not taken off that one', async (kind) => {
  const { add, assign, of } = KINDS[kind];
  const [old, next] = [await add('Old'), await add('New')];
  await assign(next, members);
  expect((await assign(old, [], members)).body.data.members_count).toBe(0);
  expect(await of(members[0] ?? '')).toBe(next);
});

test.each(kinds)('a %s that is deleted leaves its name with those who followed it', async (kind) => {
  const { add, assign, remove, of, gone } = KINDS[kind];
  const [id, next] = [await add('Push and pull'), await add('Easy start')];
  const [first = '', second = ''] = members;
  await assign(id, [first, second]);
  expect((await remove(id)).status).toBe(200);
  expect([await of(first), await gone(first)]).toEqual([null, 'Push and pull']);
  await assign(next, [first]);
  expect([await of(first), await gone(first)]).toEqual([next, null]);
  await join(api, shop, gym, { id: second, mobile: '98220 41877' });
  expect(await gone(second)).toBeNull();
});

test.each(kinds)(
  'a %s that is gone, and nobody of the shop, are refused; nothing is stored',
  async (kind) => {
    const { add, assign, of } = KINDS[kind];
    const other = await testShop(api, { businessId: 5 });
    const theirs = (await join(api, other, await testGym(api, other))).body.data.id;
    const id = await add('Lean start');
    expect((await assign(await add('Theirs', other), members)).refusal.problems).toMatchObject([
      { field: kind },
    ]);
    expect((await assign(id, [...members, theirs])).status).toBe(404);
    expect((await assign(id, [...members, newId()])).status).toBe(404);
    expect((await assign(id, [], [theirs])).status).toBe(404);
    expect(await of(members[0] ?? '')).toBeNull();
  },
);

test('a change of the member that says nothing of the diet plan leaves it; null takes it away', async () => {
  const { add, assign, of } = KINDS.diet_plan;
  const id = await add('Lean start');
  const [member = ''] = members;
  await assign(id, [member]);
  await join(api, shop, gym, { id: member });
  expect(await of(member)).toBe(id);
  await join(api, shop, gym, { id: member, diet_plan: null });
  expect(await of(member)).toBeNull();
  const { refusal } = await join(api, shop, gym, { id: member, diet_plan: newId() });
  expect(refusal.problems).toMatchObject([{ field: 'diet_plan' }]);
});

test('a member who was assigned something is a new version, so that an open form does not undo it', async () => {
  const [member = ''] = members;
  const { version } = await memberNow(api, shop, member);
  await KINDS.workout.assign(await KINDS.workout.add('Lean start'), [member]);
  const { refusal } = await join(api, shop, gym, { id: member, expected_version: version });
  expect(refusal.code).toBe('CHANGED_MEANWHILE');
});
