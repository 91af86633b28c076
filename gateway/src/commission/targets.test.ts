import { commission } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const data: Answer<typeof commission.employeeTarget>['data'] = {
  employee_id: uuid('a', 1),
  month: '2026-11-01',
  amount: '50000.00',
  since: '2026-10-01',
  sold: '22500.00',
};
const INPUT = {
  key: uuid('c', 1),
  employee: globalId('Employee', uuid('a', 1)),
  month: '2026-11-01',
  amount: '50000.00',
};
const SET = `mutation ($input: SetSalesTargetInput!) { setSalesTarget(input: $input) {
  __typename ... on SetSalesTargetSuccess { target { amount since } } ... on Refusal { code }
} }`;

test('the own target is one call, without a right', async () => {
  const asked: unknown[] = [];
  const result = await runOperation('{ viewer { commission { target { month amount since sold } } } }', {
    fakes: [
      signedIn(employeeWith()),
      answering(commission.targetsThisMonth, ({ body }) => {
        asked.push(body);
        return {
          success: true as const,
          data: body.ids.split(',').map((id) => ({ ...data, employee_id: id })),
        };
      }),
    ],
  });
  expect(result.calls.toSorted()).toEqual(['GET /me', 'POST /targetsThisMonth']);
  expect(asked).toHaveLength(1);
  const { employee_id: _id, ...target } = data;
  expect(result.data).toEqual({ viewer: { commission: { target } } });
});

test('that of a named month is a call of its own', async () => {
  const query = '{ viewer { commission { target(month: "2026-10-01") { sold } } } }';
  const fakes = [
    signedIn(employeeWith()),
    answering(commission.employeeTarget, () => ({ success: true as const, data })),
  ];
  const result = await runOperation(query, { fakes });
  expect(result.received.at(-1)?.parts.body).toMatchObject({ month: '2026-10-01' });
  expect(result.data).toEqual({ viewer: { commission: { target: { sold: '22500.00' } } } });
});

test('a target is set in paise, and ended by null; a closed month is refused', async () => {
  const bodies: unknown[] = [];
  const set = answering(commission.setEmployeeTarget, ({ body }) => {
    bodies.push(body);
    return { success: true as const, message: '', data };
  });
  const run = (input: object, fake = set) =>
    runOperation(SET, { variables: { input }, fakes: [signedIn(), fake] });
  expect((await run(INPUT)).data).toEqual({
    setSalesTarget: {
      __typename: 'SetSalesTargetSuccess',
      target: { amount: '50000.00', since: '2026-10-01' },
    },
  });
  await run({ ...INPUT, amount: null });
  expect(bodies).toEqual(
    ['50000.00', null].map((amount) => ({ employee_id: uuid('a', 1), month: '2026-11-01', amount })),
  );
  const closed = await run(INPUT, refusing(commission.setEmployeeTarget, 'MONTH_CLOSED'));
  expect(closed.data).toEqual({ setSalesTarget: { __typename: 'Refused', code: 'MONTH_CLOSED' } });
});
