import { reports } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const sums = {
  up_to_30: '10.00',
  up_to_60: '0.00',
  up_to_90: '5.00',
  over_90: '0.00',
  total: '15.00',
  bills: 2,
};

const ASKED = `{ viewer { tenant { duesByAge(search: "ash", age: UP_TO_90) {
  totalCount
  summary { total bills }
  edges { node { customerId name mobile oldest sums { upTo30 upTo60 upTo90 over90 total bills } } }
} } } }`;

test('dues by age with their sums take one call', async () => {
  const bodies: unknown[] = [];
  const { data, errors, calls } = await runOperation(ASKED, {
    fakes: [
      signedIn(),
      answering(reports.duesByAge, ({ body }) => {
        bodies.push(body);
        return {
          success: true as const,
          data: [
            {
              customer_id: customerId(1),
              customer_name: 'Asha Rao',
              customer_no: '9829000001',
              oldest: '2026-08-30',
              ...sums,
            },
          ],
          total: 1,
          summary: sums,
        };
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/duesByAge']);
  expect(bodies).toEqual([
    { search: 'ash', age: 'UP_TO_90', limit: 20, offset: 0, include: 'count,summary' },
  ]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        duesByAge: {
          totalCount: 1,
          summary: { total: '15.00', bills: 2 },
          edges: [
            {
              node: {
                customerId: globalId('Customer', customerId(1)),
                name: 'Asha Rao',
                mobile: '9829000001',
                oldest: '2026-08-30',
                sums: {
                  upTo30: '10.00',
                  upTo60: '0.00',
                  upTo90: '5.00',
                  over90: '0.00',
                  total: '15.00',
                  bills: 2,
                },
              },
            },
          ],
        },
      },
    },
  });
});

test('nobody without the right is told', async () => {
  const { errors, calls } = await runOperation(ASKED, { fakes: [signedIn(employeeWith('customers:view'))] });
  expect(errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.duesByAge')]);
  expect(calls).toEqual(['GET /me']);
});
