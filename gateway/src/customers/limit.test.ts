import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const SET = `mutation ($input: SetCreditLimitInput!) { setCreditLimit(input: $input) {
  ... on CustomerSuccess { customer { creditLimit } } } }`;
const input = { key: uuid('c', 1), customer: globalId('Customer', customerId(1)) };

test('a limit is set and taken away with one call, and the customer read anew', async () => {
  const bodies: unknown[] = [];
  for (const limit of ['5000.00', null]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { data, errors, calls } = await runOperation(SET, {
      variables: { input: { ...input, limit } },
      fakes: [
        signedIn(),
        answering(customers.setCreditLimit, ({ body }) => {
          bodies.push(body.credit_limit);
          return { success: true as const, message: '', customer_id: customerId(1), credit_limit: limit };
        }),
        answering(customers.customers, () => ({
          success: true as const,
          data: [customerRow(1, { credit_limit: limit })],
          total: 1,
        })),
      ],
    });
    expect(errors).toEqual([]);
    expect(calls).toEqual(['GET /me', 'POST /setCreditLimit', 'GET /customers']);
    expect(data).toEqual({ setCreditLimit: { customer: { creditLimit: limit } } });
  }
  expect(bodies).toEqual(['5000.00', null]);
});

test('nobody without the right sets one', async () => {
  const fakes = [signedIn(employeeWith('customers:view'))];
  const { calls } = await runOperation(SET, { variables: { input }, fakes });
  expect(calls).toEqual(['GET /me']);
});
