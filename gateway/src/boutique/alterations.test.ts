import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { statusId as stageId } from '../testing/fakeBoutique.ts';
import { orderRow, pieceId } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const EMPLOYEE = '018f0000-0000-7000-8000-0000000000e1';
const input = {
  key: KEY,
  piece: globalId('Piece', pieceId(1)),
  cause: 'Too tight',
  deliveryDate: '2026-12-01',
};
const CREATE = `mutation ($input: CreateAlterationInput!) { createAlteration(input: $input) { __typename
  ... on OrderSuccess { order { number type total } }
  ... on InvalidInput { problems { field message } } } }`;

test('a piece that came back is sent with its charge and who alters it; the order by which it is altered comes back', async () => {
  const altered = orderRow(2, { order_type: 'alteration', final_total: '118.00' });
  const { data, calls, received } = await runOperation(CREATE, {
    variables: {
      input: {
        ...input,
        charge: '100.00',
        assignment: { stage: globalId('Stage', stageId(1)), employee: globalId('Employee', EMPLOYEE) },
      },
    },
    fakes: [
      signedIn(),
      answering(boutique.createAlteration, () => ({ success: true, message: '', order: altered })),
    ],
  });
  expect(data).toEqual({
    createAlteration: {
      __typename: 'OrderSuccess',
      order: { number: '26-27/J/00002', type: 'ALTERATION', total: '118.00' },
    },
  });
  expect(calls).toHaveLength(2);
  const asked = received.find(({ call }) => call.endsWith('/boutique/createalteration'));
  expect(asked?.parts).toMatchObject({
    body: {
      piece_id: pieceId(1),
      cause: 'Too tight',
      charge: '100.00',
      delivery_time: '2026-12-01',
      stage_id: stageId(1),
      employee_id: EMPLOYEE,
    },
  });
});

test.each([
  ['piece_id', 'piece'],
  ['delivery_time', 'deliveryDate'],
  ['employee_id', 'assignment.employee'],
  ['item.0.assignments.0.stage_id', 'assignment.stage'],
  ['cause', 'cause'],
])('what is wrong at %s is told at %s', async (wire, field) => {
  const problems = [{ field: wire, code: 'INVALID_INPUT' as const, message: 'No.' }];
  const { data } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(), refusing(boutique.createAlteration, 'INVALID_INPUT', undefined, problems)],
  });
  expect(data).toEqual({
    createAlteration: { __typename: 'InvalidInput', problems: [{ field, message: 'No.' }] },
  });
});
