import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTenant } from '../db/tenant.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { updateTenantSetting } from '../tenant/contract.ts';
import { employeeRoutes, getEmployeeLocation, getLocationById, saveLocations } from './contract.ts';
import { tidyLocations } from './tidy.ts';

let api: TestApi;
let shop: TestShop;
let walker: TestPerson;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  walker = await shop.addEmployee(['dashboard:view']);
});
afterAll(() => api.close());

/** Noon of the 20th in the shop's time zone. */
const NOW = Date.parse('2026-11-20T06:30:00Z');
const yesterday = '2026-11-19';

/** A point: minutes after ten o'clock yesterday in the shop's time zone, and metres north of its door. */
const point = (minutes: number, metres: number, more: object = {}) => ({
  id: randomUUID(),
  latitude: 26.9124 + metres / 111_195,
  longitude: 75.7873,
  created_at: new Date(Date.parse(`${yesterday}T04:30:00Z`) + minutes * 60_000).toISOString(),
  ...more,
});

const as = (person: TestPerson, of = shop) => ({ token: person.token, schemaKey: of.schemaKey });
const send = (points: object[], person = walker) =>
  call(api, saveLocations, { ...as(person), body: { points } });
const routeOf = (person: TestPerson, employee_id = walker.staffId, of = shop) =>
  call(api, getEmployeeLocation, { ...as(person, of), body: { employee_id, date: yesterday } });

test('points come back in the order of their times, with their distance, to whoever sent them', async () => {
  const [late, early] = [point(10, 300), point(0, 0)];
  const { body } = await send([late, early]);
  expect(body).toEqual({ success: true, message: '2 points saved', saved: 2, left_out: 0 });
  const route = (await routeOf(walker)).body;
  expect(route).toMatchObject({ employee_id: walker.staffId, distance: 300 });
  expect(route.locations.map(({ id }) => id)).toEqual([early.id, late.id]);
  expect(route.locations[0]).toEqual({ ...early, latitude: 26.9124 });
  const other = await call(api, getEmployeeLocation, {
    ...as(walker),
    body: { employee_id: walker.staffId, date: '2026-01-05' },
  });
  expect(other.body.locations).toEqual([]);
  expect(other.body.kept_until).toBe('2026-04-05');
});

test('a batch that is sent again, under its key or a new one, counts once', async () => {
  const points = [point(0, 0), point(1, 100)];
  const key = randomUUID();
  const first = await call(api, saveLocations, { ...as(walker), key, body: { points } });
  const again = await call(api, saveLocations, { ...as(walker), key, body: { points } });
  expect(again.body).toEqual(first.body);
  expect((await send([...points, point(2, 200)])).body).toMatchObject({ saved: 1, left_out: 2 });
  const both = await Promise.all([send([point(5, 500)]), send([point(5, 510)])]);
  expect(both.reduce((sum, { body }) => sum + body.saved, 0)).toBe(1);
  expect((await routeOf(walker)).body.locations).toHaveLength(4);
});

test('what is too near, out of hours or too old is left out', async () => {
  const points = [
    point(0, 0),
    point(1, 49),
    point(1.4, 1_000),
    point(1.5, 2_000),
    point(-61, 5_000),
    point(11 * 60, 6_000),
    point(0, 0, { created_at: new Date(NOW - 91 * 86_400_000).toISOString() }),
  ];
  expect((await send(points)).body).toMatchObject({ saved: 2, left_out: 5 });
});

const problems = async (points: object[]) => {
  const { refusal, status } = await send(points);
  return [status, refusal.problems?.map(({ field, rule }) => [field, rule])];
};

test('10,000 at once, off the globe, of the future, none: each is refused at its field', async () => {
  const many = Array.from({ length: 10_000 }, () => point(0, 0));
  expect(await problems(many)).toEqual([422, [['points', 'MAP_TOO_MANY_POINTS']]]);
  expect(await problems([])).toEqual([422, [['points', 'MAP_POINTS_MISSING']]]);
  expect(await problems([point(0, 0, { latitude: 91 })])).toEqual([
    422,
    [['points.0.latitude', 'MAP_OFF_GLOBE']],
  ]);
  const soon = new Date(NOW + 3_600_000).toISOString();
  expect(await problems([point(0, 0), point(0, 0, { created_at: soon })])).toEqual([
    422,
    [['points.1.created_at', 'MAP_FUTURE']],
  ]);
  expect((await routeOf(walker)).body.locations).toEqual([]);
});

test('others see a route with View on Map only; a point tells whose it is to the same people', async () => {
  const sent = point(0, 0);
  await send([sent]);
  const follower = await shop.addEmployee(['map:view']);
  const colleague = await shop.addEmployee(['employees:view', 'employees:edit']);
  expect((await routeOf(follower)).body.locations).toHaveLength(1);
  expect((await routeOf(shop.owner)).body.locations).toHaveLength(1);
  expect((await routeOf(colleague)).refusal.code).toBe('PERMISSION_DENIED');
  const one = (person: TestPerson) =>
    call(api, getLocationById, { ...as(person), params: { id: sent.id }, query: {} });
  expect((await one(follower)).body.data).toMatchObject({ id: sent.id, employee_id: walker.staffId });
  expect((await one(walker)).body.data.id).toBe(sent.id);
  expect((await one(colleague)).refusal.code).toBe('NOT_FOUND');
  // A batch can't name another person, and the id of another person's point is refused.
  expect((await send([sent], colleague)).refusal.code).toBe('NOT_FOUND');
});

test("another shop's people are unknown, one by one and in a list", async () => {
  const sent = point(0, 0);
  await send([sent]);
  const other = await testShop(api);
  expect((await routeOf(other.owner, walker.staffId, other)).refusal.code).toBe('NOT_FOUND');
  const theirs = { ...as(other.owner, other), query: { ids: walker.staffId, date: yesterday } };
  expect((await call(api, employeeRoutes, theirs)).body.data).toEqual([]);
  const id = { ...as(other.owner, other), params: { id: sent.id }, query: {} };
  expect((await call(api, getLocationById, id)).refusal.code).toBe('NOT_FOUND');
  const ids = `${shop.owner.staffId},${walker.staffId}`;
  const ours = await call(api, employeeRoutes, { ...as(shop.owner), query: { ids, date: yesterday } });
  expect(ours.body.data.map(({ locations }) => locations.length)).toEqual([0, 1]);
});

test('no calendar has 30 February', async () => {
  const body = { employee_id: walker.staffId, date: '2026-02-30' };
  const { refusal } = await call(api, getEmployeeLocation, { ...as(walker), body });
  expect(refusal.problems).toMatchObject([{ field: 'date' }]);
});

const set = (body: object) => call(api, updateTenantSetting, { ...as(shop.owner), body });

const tidyIn = (days: number) =>
  withTenant(api.database, shop.tenantId, (db) => tidyLocations(db, new Date(NOW + days * 86_400_000)));

test('the shop sets its hours and for how long points are kept; then the older ones are deleted', async () => {
  await set({ share_from: '05:00', share_until: '10:30', location_days: 2 });
  const points = [point(-61, 0), point(29, 1_000), point(31, 2_000)];
  expect((await send(points)).body).toMatchObject({ saved: 2 });
  await tidyIn(0.8);
  expect((await routeOf(walker)).body.locations).toHaveLength(2);
  await tidyIn(2);
  expect((await routeOf(walker)).body.locations).toEqual([]);
});

const fields = async (body: object) => (await set(body)).refusal.problems?.map(({ field }) => field);

test('hours that end before they start are refused at the end that was changed', async () => {
  expect(await fields({ share_until: '08:59' })).toEqual(['share_until']);
  expect(await fields({ share_from: '21:00' })).toEqual(['share_from']);
  expect(await fields({ location_days: 0 })).toEqual(['location_days']);
});
