import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const VISITORS = `{ viewer { tenant { trialVisitors(from: "2026-11-01", to: "2026-11-30") {
  customerId name mobile days paid agreesToMessages callAt isCalled } } } }`;

const customer = uuid('c', 1);
const call = { at: '2026-11-22T05:30:00.000Z', done: 1 as const };

test('trial visitors are one call, with their appointments', async () => {
  const { data, errors, calls } = await runOperation(VISITORS, {
    fakes: [
      signedIn(),
      answering(gym.trialVisitors, ({ query }) => {
        expect(query).toMatchObject({ from_date: '2026-11-01', to_date: '2026-11-30' });
        const who = { customer_id: customer, name: 'Sneha', mobile: '9763520914' };
        const row = { ...who, days: ['2026-11-20'], paid: '210.00', consent: 0 as const, call };
        return { success: true as const, data: [row, { ...row, call: null, consent: 1 as const }] };
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/trial_visitors']);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        trialVisitors: [
          {
            customerId: globalId('Customer', customer),
            paid: '210.00',
            agreesToMessages: false,
            callAt: call.at,
            isCalled: true,
          },
          { agreesToMessages: true, callAt: null, isCalled: false },
        ],
      },
    },
  });
});
