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

type Row = Answer<typeof gym.fetchDiet>['data'][number];

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const inGym = () => signedIn(profile({ business_id: 5, capabilities: ['MEMBERSHIPS'] }));
const said = { success: true, status: true, message: '' };
const guava = { name: 'Guava, 1', calories: 70 };
const row: Row = {
  id: uuid('7', 1),
  name: 'Lean start',
  category: 'Weight Loss',
  description: 'Home food',
  duration: '8 weeks',
  meals: { Breakfast: [{ name: 'Tea', calories: 30 }], Lunch: [], Snacks: [guava], Dinner: [] },
  members_count: 2,
  version: GYM_VERSION,
};
const listed = answering(gym.fetchDiet, () => ({ ...said, data: [row] }));

test('the diet plans of a gym take one call, with what a day comes to', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { dietPlans { id category duration calories meals { snacks { name calories } lunch { name } } } } } }`,
    { fakes: [inGym(), listed] },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/fetch_diet']);
  expect(data).toEqual({
    viewer: {
      tenant: {
        dietPlans: [
          {
            id: globalId('DietPlan', row.id),
            category: 'WEIGHT_LOSS',
            duration: 'EIGHT_WEEKS',
            calories: 100,
            meals: { snacks: [guava], lunch: [] },
          },
        ],
      },
    },
  });
});

const CREATE = `mutation ($input: CreateDietPlanInput!) { createDietPlan(input: $input) {
  __typename
  ... on DietPlanSuccess { tenant { dietPlans { name } } }
  ... on InvalidInput { problems { field } }
} }`;
const input = {
  key: KEY,
  name: 'Lean start',
  category: 'WEIGHT_LOSS',
  description: 'Home food',
  duration: 'EIGHT_WEEKS',
  meals: { snacks: [guava] },
};

test('a plan is sent in the words of the wire, and answered with the list', async () => {
  const sent: unknown[] = [];
  const added = answering(gym.addDiet, ({ body }) => {
    sent.push(body);
    return { ...said, data: row };
  });
  const { data, errors } = await runOperation(CREATE, {
    variables: { input },
    fakes: [inGym(), added, listed],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDietPlan: { tenant: { dietPlans: [{ name: 'Lean start' }] } } });
  expect(sent).toEqual([
    {
      name: 'Lean start',
      category: 'Weight Loss',
      description: 'Home food',
      duration: '8 weeks',
      meals: { Breakfast: [], Lunch: [], Snacks: [guava], Dinner: [] },
    },
  ]);
});

test('a problem stands at the field of the input; a shop that is no gym is refused without a call', async () => {
  const missing = problem('meals.Lunch.0.name', 'INVALID_INPUT', 'diets.itemMissing');
  const refusedBy = refusing(gym.addDiet, 'INVALID_INPUT', {}, [missing]);
  const { data } = await runOperation(CREATE, { variables: { input }, fakes: [inGym(), refusedBy] });
  expect(data).toEqual({
    createDietPlan: { __typename: 'InvalidInput', problems: [{ field: 'meals.lunch.0.name' }] },
  });
  const shop = await runOperation(CREATE, { variables: { input }, fakes: [signedIn()] });
  expect(shop.data).toMatchObject({ createDietPlan: { __typename: 'NotFound' } });
  expect(shop.calls).toEqual(['GET /me']);
});
