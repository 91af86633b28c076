import { onEachDay, problem, WEEK_DAYS } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { GYM_VERSION } from '../testing/fakeGym.ts';
import { memberRow, membersAre } from '../testing/fakeMembers.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

type Row = Answer<typeof gym.fetchWorkout>['data'][number];

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const inGym = () => signedIn(profile({ business_id: 5, capabilities: ['MEMBERSHIPS'] }));
const said = { success: true, status: true, message: '' };
const bench = { name: 'Bench press', sets: '4 × 10', duration: '25 min' };
const row: Row = {
  id: uuid('7', 1),
  name: 'Push and pull',
  description: 'For the third month',
  weekly_plan: {
    ...(Object.fromEntries(
      Object.values(WEEK_DAYS).map((day) => [day, []]),
    ) as unknown as Row['weekly_plan']),
    Mon: [{ category: 'Upper Body', exercises: [{ ...bench, difficulty: 'Hard' }] }],
  },
  members_count: 2,
  version: GYM_VERSION,
};
const listed = answering(gym.fetchWorkout, () => ({ ...said, data: [row] }));

test('the workouts of a gym take one call, with their weeks', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { workouts { id name week { monday { category exercises { name difficulty } } sunday { category } } } } } }`,
    { fakes: [inGym(), listed] },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/fetch_workout']);
  expect(data).toEqual({
    viewer: {
      tenant: {
        workouts: [
          {
            id: globalId('Workout', row.id),
            name: 'Push and pull',
            week: {
              monday: [{ category: 'UPPER_BODY', exercises: [{ name: 'Bench press', difficulty: 'HARD' }] }],
              sunday: [],
            },
          },
        ],
      },
    },
  });
});

const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) {
  __typename
  ... on WorkoutSuccess { workout { name } tenant { workouts { name } } }
  ... on InvalidInput { problems { field } }
} }`;
const INPUT = {
  key: KEY,
  name: 'Push and pull',
  description: 'For the third month',
  week: { monday: [{ category: 'UPPER_BODY', exercises: [{ name: 'Bench press' }] }] },
};

test('a workout is sent in the words of the wire, and answered with the list', async () => {
  const sent: unknown[] = [];
  const added = answering(gym.addWorkout, ({ body }) => {
    sent.push(body);
    return { ...said, data: row };
  });
  const { data, errors } = await runOperation(CREATE, {
    variables: { input: INPUT },
    fakes: [inGym(), added, listed],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createWorkout: { __typename: 'WorkoutSuccess', tenant: { workouts: [{ name: 'Push and pull' }] } },
  });
  const exercise = { name: 'Bench press', sets: '', duration: '', difficulty: 'Moderate' };
  expect(sent).toEqual([
    {
      name: 'Push and pull',
      description: 'For the third month',
      weekly_plan: {
        ...Object.fromEntries(Object.values(onEachDay((day) => WEEK_DAYS[day])).map((day) => [day, []])),
        Mon: [{ category: 'Upper Body', exercises: [exercise] }],
      },
    },
  ]);
});

test('a problem stands at the field of the input; a shop that is no gym is refused without a call', async () => {
  const missing = problem('weekly_plan.Mon.0.exercises.0.name', 'INVALID_INPUT', 'workouts.exerciseMissing');
  const refusedBy = refusing(gym.addWorkout, 'INVALID_INPUT', {}, [missing]);
  const { data } = await runOperation(CREATE, { variables: { input: INPUT }, fakes: [inGym(), refusedBy] });
  expect(data).toEqual({
    createWorkout: { __typename: 'InvalidInput', problems: [{ field: 'week.monday.0.exercises.0.name' }] },
  });
  const shop = await runOperation(CREATE, { variables: { input: INPUT }, fakes: [signedIn()] });
  expect(shop.data).toMatchObject({ createWorkout: { __typename: 'NotFound' } });
  expect(shop.calls).toEqual(['GET /me']);
});

test('who follows it is sent by ids, and read in pages of the members', async () => {
  const member = uuid('b', 1);
  const sent: unknown[] = [];
  const assigned = answering(gym.assignWorkout, ({ body }) => {
    sent.push(body);
    return { ...said, data: row };
  });
  const input = {
    key: KEY,
    workout: globalId('Workout', row.id),
    add: [globalId('GymMember', member)],
  };
  const { data, errors, calls } = await runOperation(
    `mutation ($input: AssignWorkoutInput!) { assignWorkout(input: $input) { ... on WorkoutSuccess {
      workout { memberCount members(first: 5) { totalCount edges { node { id } } } } } } }`,
    { variables: { input }, fakes: [inGym(), assigned, listed, membersAre(memberRow(1))] },
  );
  expect(errors).toEqual([]);
  expect(sent).toEqual([{ workout: row.id, add: [member], remove: [] }]);
  expect(calls).toEqual(['GET /me', 'POST /gym/assign_workout', 'GET /gym/fetch_member']);
  expect(data).toMatchObject({
    assignWorkout: { workout: { memberCount: 2, members: { totalCount: 1, edges: [{ node: {} }] } } },
  });
});
