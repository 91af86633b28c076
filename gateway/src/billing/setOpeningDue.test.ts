import { billing, customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const SET = `mutation ($input: SetOpeningDueInput!) { setOpeningDue(input: $input) {
  ... on CustomerSuccess { customer { openingDue { amount pending since } viewerCanSetOpeningDue } } } }`;
const input = { key: uuid('c', 1), customer: globalId('Customer', customerId(1)), amount: '500.00' };
const opening = { opening_due: '500.00', opening_pending: '300.00', opening_on: '2026-03-31' };

test('what was owed is set with one call, and the customer read anew', async () => {
  const { data, errors, calls } = await runOperation(SET, {
    variables: { input: { ...input, since: '2026-03-31' } },
    fakes: [
      signedIn(),
      answering(billing.setOpeningDue, ({ body }) => {
        expect(body).toMatchObject({ amount: '500.00', since: '2026-03-31' });
        return { success: true as const, message: '', customer_id: customerId(1), ...opening };
      }),
      answering(customers.customers, () => ({
        success: true as const,
        data: [customerRow(1, opening)],
        total: 1,
      })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/opening-due', 'GET /customers']);
  const openingDue = { amount: '500.00', pending: '300.00', since: '2026-03-31' };
  expect(data).toEqual({ setOpeningDue: { customer: { openingDue, viewerCanSetOpeningDue: true } } });
});

test('nobody without the right sets one', async () => {
  const fakes = [signedIn(employeeWith('customers:edit'))];
  const { calls } = await runOperation(SET, { variables: { input }, fakes });
  expect(calls).toEqual(['GET /me']);
});
