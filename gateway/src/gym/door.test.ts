import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const member = uuid('d', 1);
const branch = uuid('b', 1);
const entry = {
  entry_id: uuid('e', 1),
  member_id: member,
  pass_id: null,
  name: 'Sneha Kulkarni',
  came_at: '2026-11-20T04:58:00.000Z',
  is_in: false,
  reason: 'DUE' as const,
  note: null,
};

const DOOR = `query ($branch: ID) { viewer { tenant { door(branch: $branch) {
  dueLimit inNow visitsByHour entries { entryId isIn reason } members { memberId digits endsOn due } } } } }`;

test('the door is one call, with what happened at its branch', async () => {
  const { data, errors, calls } = await runOperation(DOOR, {
    variables: { branch: globalId('Branch', branch) },
    fakes: [
      signedIn(),
      answering(gym.door, ({ query }) => {
        expect(query).toMatchObject({ branch });
        return {
          success: true as const,
          as_of: '2026-11-20T05:00:00.000Z',
          due_limit: '2400.00',
          in_now: 1,
          visits_today: 1,
          by_hour: Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 1 : 0)),
          entries: [entry],
          members: [
            {
              member_id: member,
              pass_id: null,
              name: entry.name,
              digits: '1876',
              code: null,
              image: null,
              plan_name: 'Monthly',
              starts_on: '2026-10-25',
              ends_on: '2026-11-24',
              suspended: false,
              frozen_to: null,
              sessions_left: null,
              due: '2400.01',
              last_visit: null,
            },
          ],
        };
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/door']);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        door: {
          dueLimit: '2400.00',
          entries: [{ entryId: entry.entry_id, isIn: false, reason: 'DUE' }],
          members: [{ memberId: globalId('GymMember', member), digits: '1876', due: '2400.01' }],
        },
      },
    },
  });
});

const DAY = `query ($branch: ID) { viewer { tenant { doorDay(day: "2026-11-19", branch: $branch) {
  day visits refused visitsByHour entries { entryId reason } dayPasses { passCode total soldAt } lastDays { day visits } } } } }`;

test('a day of the door is one call', async () => {
  const hours = Array.from({ length: 24 }, () => 0);
  const pass = { pass_id: uuid('f', 1), name: 'Omkar', total_amount: '210.00', sold_at: entry.came_at };
  const { data, errors, calls } = await runOperation(DAY, {
    variables: { branch: globalId('Branch', branch) },
    fakes: [
      signedIn(),
      answering(gym.doorDay, ({ query }) => {
        expect(query).toMatchObject({ day: '2026-11-19', branch });
        return {
          success: true as const,
          day: '2026-11-19',
          visits: 0,
          refused: 1,
          by_hour: hours,
          entries: [entry],
          day_passes: [pass],
          last_days: [{ day: '2026-11-19', visits: 0 }],
        };
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /gym/door_day']);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        doorDay: {
          refused: 1,
          entries: [{ entryId: entry.entry_id, reason: 'DUE' }],
          dayPasses: [{ passCode: pass.pass_id, total: '210.00', soldAt: entry.came_at }],
          lastDays: [{ day: '2026-11-19', visits: 0 }],
        },
      },
    },
  });
});

const RECORD = `mutation ($input: RecordDoorEntriesInput!) { recordDoorEntries(input: $input) {
  ... on RecordDoorEntriesSuccess { leftOut entries { name } } } }`;
const input = {
  key: uuid('c', 1),
  branch: globalId('Branch', branch),
  entries: [
    { key: entry.entry_id, member: globalId('GymMember', member), date: entry.came_at, note: 'Pays' },
  ],
};

test('entries are one call, with what was noted', async () => {
  const { data, calls } = await runOperation(RECORD, {
    variables: { input },
    fakes: [
      signedIn(),
      answering(gym.recordEntries, ({ body }) => {
        expect(body).toMatchObject({ branch, entries: [{ member_id: member, note: 'Pays' }] });
        return { success: true as const, data: [entry], left_out: 0 };
      }),
    ],
  });
  expect(calls).toEqual(['GET /me', 'POST /gym/door_entries']);
  expect(data).toEqual({ recordDoorEntries: { leftOut: 0, entries: [{ name: 'Sneha Kulkarni' }] } });
});

test('nobody without the right notes anything', async () => {
  const fakes = [signedIn(employeeWith('members:view'))];
  const { calls } = await runOperation(RECORD, { variables: { input }, fakes });
  expect(calls).toEqual(['GET /me']);
});
