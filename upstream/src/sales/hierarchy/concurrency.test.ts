import { POSITIONS } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { brokenRules, type Designations, designationsOf, expectWholeHierarchies } from '../testing/index.ts';
import { createDesignation, deleteDesignation, moveDesignation } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let all: Designations;
let people: TestPerson[];
const ids: string[] = [];

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  all = designationsOf(api, shop);
  people = [
    shop.owner,
    await shop.addEmployee(['hierarchy-master:edit', 'hierarchy-master:create', 'hierarchy-master:delete']),
    await shop.addEmployee(['hierarchy-master:edit', 'hierarchy-master:create', 'hierarchy-master:delete']),
  ];
  for (let n = 0; n < 12; n += 1) ids.push(await all.add(`D${n}`, n % 3 === 0 ? undefined : ids.at(-1)));
});
afterAll(async () => {
  await expectWholeHierarchies(api.database);
  await api.close();
});

const personOf = (n: number) => ({
  token: people[n % people.length]?.token ?? '',
  schemaKey: shop.schemaKey,
});

test('50 moves at once by several people leave a whole hierarchy', async () => {
  const moves = fc.sample(
    fc.record({
      dragId: fc.constantFrom(...ids),
      dropId: fc.option(fc.constantFrom(...ids), { freq: 8 }),
      position: fc.constantFrom(...POSITIONS),
    }),
    50,
  );
  const answers = await Promise.all(
    moves.map((body, n) => call(api, moveDesignation, { ...personOf(n), body })),
  );
  // Moved, or refused because it would be below itself or too deep.
  expect(answers.filter(({ status }) => ![200, 422].includes(status))).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  expect(await shop.within(brokenRules)).toEqual([]);
});

test('moves, additions and deletions at once leave a whole hierarchy', async () => {
  const form = { visibility_points: 0, commission_percent: 0 };
  const acts = fc.sample(
    fc.record({
      kind: fc.constantFrom('move', 'add', 'delete'),
      one: fc.constantFrom(...ids),
      other: fc.constantFrom(...ids),
    }),
    40,
  );
  const answers = await Promise.all(
    acts.map(({ kind, one, other }, n) => {
      const by = personOf(n);
      if (kind === 'add') {
        const body = { ...form, name: `New ${n}`, parent_id: one };
        return call(api, createDesignation, { ...by, body });
      }
      if (kind === 'delete') {
        return call(api, deleteDesignation, { ...by, params: { id: one }, query: { children: 'move-up' } });
      }
      return call(api, moveDesignation, { ...by, body: { dragId: one, dropId: other, position: 'inside' } });
    }),
  );
  expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([]);
  expect(await shop.within(brokenRules)).toEqual([]);
});

test('of two people moving the same designation one moves it, the other is told', async () => {
  const [one, target, other] = await Promise.all([all.add('Moved'), all.add('Target'), all.add('Other')]);
  const answers = await Promise.all(
    [target, other].map((dropId, n) =>
      call(api, moveDesignation, {
        ...personOf(n),
        body: { dragId: one, dropId, position: 'inside', expected_version: 1 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? target : other;
  expect((await all.find(one))?.parent_id).toBe(winner);
});
