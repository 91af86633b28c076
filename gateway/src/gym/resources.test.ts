import { problem } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { GYM_VERSION } from '../testing/fakeGym.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

type Row = Answer<typeof gym.fetchResource>['data'][number];

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const inGym = () => signedIn(profile({ business_id: 5, capabilities: ['MEMBERSHIPS'] }));
const said = { success: true, status: true, message: '' };
const facts = { cal: 270, protein: 6, carbs: 46, fat: 7 };
const poha: Row = {
  id: uuid('8', 1),
  kind: 'Meal',
  name: 'Poha',
  description: '',
  type: 'Vegetarian',
  time: 'Snack',
  ...facts,
  version: GYM_VERSION,
};
const plank: Row = {
  id: uuid('8', 2),
  kind: 'Exercise',
  name: 'Plank',
  description: 'On the elbows',
  version: GYM_VERSION,
};
const listed = answering(gym.fetchResource, () => ({ ...said, data: [plank, poha] }));

test('all resources and those of a kind take one call together', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant {
      all: gymResources { id kind name description }
      meals: gymResources(kind: MEAL) { description meal { type time calories protein carbs fat } }
      exercises: gymResources(kind: EXERCISE) { meal { type } }
    } } }`,
    { fakes: [inGym(), listed] },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/fetch_resource']);
  const meal = { type: 'Vegetarian', time: 'SNACK', calories: 270, protein: 6, carbs: 46, fat: 7 };
  expect(data).toEqual({
    viewer: {
      tenant: {
        all: [
          {
            id: globalId('GymResource', plank.id),
            kind: 'EXERCISE',
            name: 'Plank',
            description: 'On the elbows',
          },
          { id: globalId('GymResource', poha.id), kind: 'MEAL', name: 'Poha', description: null },
        ],
        meals: [{ description: null, meal }],
        exercises: [{ meal: null }],
      },
    },
  });
});

const CREATE = `mutation ($input: CreateGymResourceInput!) { createGymResource(input: $input) {
  __typename
  ... on GymResourceSuccess { tenant { gymResources { name } } }
  ... on InvalidInput { problems { field } }
} }`;
const input = {
  key: KEY,
  kind: 'MEAL',
  name: 'Poha',
  meal: { type: 'Vegetarian', time: 'SNACK', calories: 270, protein: 6, carbs: 46, fat: 7 },
};

test('a meal is sent in the words of the wire, and answered with the list', async () => {
  const sent: unknown[] = [];
  const added = answering(gym.addResource, ({ body }) => {
    sent.push(body);
    return { ...said, data: poha };
  });
  const { data, errors } = await runOperation(CREATE, {
    variables: { input },
    fakes: [inGym(), added, listed],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createGymResource: { tenant: { gymResources: [{ name: 'Plank' }, {}] } } });
  expect(sent).toEqual([
    { kind: 'Meal', name: 'Poha', description: '', type: 'Vegetarian', time: 'Snack', ...facts },
  ]);
});

test('a problem stands at the field of the input; a shop that is no gym is refused without a call', async () => {
  const wrong = problem('cal', 'INVALID_INPUT', 'resources.numberInvalid', { max: 5000 });
  const refusedBy = refusing(gym.addResource, 'INVALID_INPUT', {}, [wrong]);
  const { data } = await runOperation(CREATE, { variables: { input }, fakes: [inGym(), refusedBy] });
  expect(data).toEqual({
    createGymResource: { __typename: 'InvalidInput', problems: [{ field: 'meal.calories' }] },
  });
  const shop = await runOperation(CREATE, { variables: { input }, fakes: [signedIn()] });
  expect(shop.data).toMatchObject({ createGymResource: { __typename: 'NotFound' } });
  expect(shop.calls).toEqual(['GET /me']);
});
