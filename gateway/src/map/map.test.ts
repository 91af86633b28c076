import { map } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const AT = '2026-11-20T05:30:00.000Z';
const POINT = { id: uuid('a', 1), latitude: 26.9124, longitude: 75.7873, created_at: AT };
const SENT = { key: POINT.id, latitude: POINT.latitude, longitude: POINT.longitude, at: AT };

const routes = answering(map.employeeRoutes, ({ query }) => ({
  success: true,
  data: query.ids.split(',').map((employee_id) => ({
    employee_id,
    locations: [POINT],
    distance: 0,
    kept_until: '2027-02-18',
  })),
}));

test('the own route needs no right and no call but its own; days are asked for once each', async () => {
  const query = `{ viewer { employee { id fullName isOwner
    route(day: "2026-11-20") { points { key latitude longitude at } distance keptUntil }
    again: route(day: "2026-11-20") { distance } before: route(day: "2026-11-19") { distance } } } }`;
  const { data, errors, calls } = await runOperation(query, {
    fakes: [signedIn(employeeWith()), routes],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /employee_routes', 'GET /employee_routes']);
  expect(data).toMatchObject({
    viewer: { employee: { route: { points: [SENT], distance: 0, keptUntil: '2027-02-18' } } },
  });
});

const RECORD = `mutation ($input: RecordLocationsInput!) { recordLocations(input: $input) { __typename
  ... on RecordLocationsSuccess { saved leftOut }
  ... on InvalidInput { problems { field } } } }`;

test('points go in one call; what is wrong with one is told at its field of the input', async () => {
  const sent: unknown[] = [];
  const save = answering(map.saveLocations, ({ body }) => {
    sent.push(body.points);
    return { success: true, message: '1 point saved', saved: 1, left_out: 0 };
  });
  const variables = { input: { key: KEY, points: [SENT] } };
  const { data, calls } = await runOperation(RECORD, { fakes: [signedIn(), save], variables });
  expect(calls).toEqual(['GET /me', 'POST /save_location']);
  expect(sent).toEqual([[POINT]]);
  expect(data).toEqual({
    recordLocations: { __typename: 'RecordLocationsSuccess', saved: 1, leftOut: 0 },
  });
});
