import { onEachDay, problem, WEEK, WEEK_DAYS } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { branchId } from '../testing/fakeGym.ts';
import { memberRow, memberSummaryIs, membersAre, planRow, plansAre } from '../testing/fakeMembers.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const inGym = () => signedIn(profile({ business_id: 5, capabilities: ['MEMBERSHIPS'] }));
const fakes = (...more: Fake[]) => [inGym(), membersAre(memberRow(1)), plansAre(planRow(1)), ...more];
const SAID = { success: true, status: true, message: '' };
const row = memberRow(1);
const ENTRIES = {
  name: row.name,
  email: row.email,
  mobile: row.phone,
  branch: globalId('Branch', branchId(1)),
  plan: globalId('GymPlan', planRow(1).id),
  duration: globalId('GymDuration', row.duration_id),
};

test('a page of members and the plans take a call each', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { gymMembers(filter: { status: EXPIRED }) { totalCount edges { node { id name mobile status
        branchName planId due period { planName months price startsOn endsOn documentId } } } }
      gymPlans { name joiningFee durations { months days price } } } } }`,
    { fakes: fakes() },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        gymMembers: {
          totalCount: 1,
          edges: [
            {
              node: {
                id: globalId('GymMember', row.id),
                mobile: row.phone,
                status: 'ACTIVE',
                planId: ENTRIES.plan,
                due: '1675.00',
                period: {
                  planName: 'Plan 1',
                  months: 3,
                  price: '3000.00',
                  endsOn: '2027-02-19',
                  documentId: globalId('Document', row.period.document_id ?? ''),
                },
              },
            },
          ],
        },
        gymPlans: [
          { name: 'Plan 1', joiningFee: '500.00', durations: [{ months: 3, days: null, price: '3000.00' }] },
        ],
      },
    },
  });
  expect(calls.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'GET /gym/fetch_member',
    'GET /gym/get_plan',
    'GET /me',
  ]);
});

test('members, plans and durations are nodes', async () => {
  const { data, errors } = await runOperation(
    `query ($member: ID!, $plan: ID!, $duration: ID!) { member: node(id: $member) { ... on GymMember { name } }
      plan: node(id: $plan) { ... on GymPlan { name } } duration: node(id: $duration) { ... on GymDuration { months } } }`,
    {
      variables: {
        member: globalId('GymMember', row.id),
        plan: ENTRIES.plan,
        duration: ENTRIES.duration,
      },
      fakes: fakes(),
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ member: { name: row.name }, plan: { name: 'Plan 1' }, duration: { months: 3 } });
});

test('adding sends the form’s names, changing the id too, and renewing the period', async () => {
  const answer = () => ({ ...SAID, data: row });
  const member = globalId('GymMember', row.id);
  const { data, errors, received } = await runOperation(
    `mutation ($new: CreateGymMemberInput!, $old: UpdateGymMemberInput!, $next: RenewGymMemberInput!) {
      add: createGymMember(input: $new) { ... on GymMemberSuccess { member { name } } }
      change: updateGymMember(input: $old) { ... on GymMemberSuccess { member { name } } }
      renew: renewGymMember(input: $next) { ... on GymMemberSuccess { member { name } } } }`,
    {
      variables: {
        new: { key: KEY, ...ENTRIES },
        old: { key: KEY, member, ...ENTRIES, suspended: true },
        next: { key: KEY, member, period: row.period.id, plan: ENTRIES.plan, duration: ENTRIES.duration },
      },
      fakes: fakes({ endpoint: gym.addMember, answer }, { endpoint: gym.renewMember, answer }),
    },
  );
  expect(errors).toEqual([]);
  const saved = { member: { name: row.name } };
  expect(data).toEqual({ add: saved, change: saved, renew: saved });
  const body = {
    name: row.name,
    email: row.email,
    mobile: row.phone,
    branch: branchId(1),
    subscription: planRow(1).id,
    duration: row.duration_id,
    workout_group: null,
  };
  expect(received.slice(1).map(({ parts }) => parts.body)).toEqual([
    body,
    { ...body, id: row.id, status: 2 },
    {
      id: row.id,
      period_id: row.period.id,
      subscription: planRow(1).id,
      duration: row.duration_id,
    },
  ]);
});

test('a problem stands at the graph’s field', async () => {
  const gone = problem('subscription', 'INVALID_INPUT', 'members.planGone');
  const { data } = await runOperation(
    `mutation ($input: CreateGymMemberInput!) { createGymMember(input: $input) { __typename
      ... on InvalidInput { problems { field message } } } }`,
    {
      variables: { input: { key: KEY, ...ENTRIES } },
      fakes: fakes(refusing(gym.addMember, 'INVALID_INPUT', {}, [gone])),
    },
  );
  expect(data).toMatchObject({ createGymMember: { problems: [{ field: 'plan', message: gone.message }] } });
});

test('the figures above the list take one call, and a list narrows the members', async () => {
  const { data, errors, received } = await runOperation(
    `query ($branch: ID!) { viewer { tenant { gymMemberSummary { active branches inNow visitsToday all ends7 toldEnds7 due dueMembers }
      gymMembers(filter: { list: ENDS_7, branch: $branch }) { edges { node { toldOn frozenTo } } } } } }`,
    { variables: { branch: ENTRIES.branch }, fakes: fakes(memberSummaryIs()) },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        gymMemberSummary: {
          active: 441,
          inNow: 23,
          visitsToday: 41,
          all: 486,
          ends7: 18,
          toldEnds7: 5,
          due: '64250.00',
          dueMembers: 27,
        },
        gymMembers: { edges: [{ node: { toldOn: null, frozenTo: null } }] },
      },
    },
  });
  expect(received.at(-1)?.parts.query ?? received.at(-2)?.parts.query).toMatchObject({
    list: 'ends_7',
    branch: branchId(1),
  });
});

test('freezing, marking and deleting name the member', async () => {
  const answer = () => ({ ...SAID, data: row });
  const member = globalId('GymMember', row.id);
  const { data, errors, received } = await runOperation(
    `mutation ($freeze: FreezeGymMemberInput!, $tell: MarkGymMemberToldInput!, $delete: DeleteGymMemberInput!) {
      freeze: freezeGymMember(input: $freeze) { ... on GymMemberSuccess { member { name } } }
      tell: markGymMemberTold(input: $tell) { ... on GymMemberSuccess { member { name } } }
      delete: deleteGymMember(input: $delete) { ... on DeleteGymMemberSuccess { deletedId } } }`,
    {
      variables: {
        freeze: { key: KEY, member, from: '2026-12-01', to: '2026-12-10' },
        tell: { key: KEY, member, list: 'EXPIRED' },
        delete: { key: KEY, member },
      },
      fakes: fakes(
        { endpoint: gym.freezeMember, answer },
        { endpoint: gym.toldMember, answer },
        { endpoint: gym.deleteMember, answer: () => SAID },
      ),
    },
  );
  expect(errors).toEqual([]);
  const saved = { member: { name: row.name } };
  expect(data).toEqual({ freeze: saved, tell: saved, delete: { deletedId: member } });
  expect(received.slice(1).map(({ parts }) => parts.body ?? parts.params)).toEqual([
    { id: row.id, from: '2026-12-01', to: '2026-12-10' },
    { id: row.id, list: 'expired' },
    { id: row.id },
  ]);
});

const UPGRADE = {
  member: globalId('GymMember', row.id),
  period: row.period.id,
  plan: ENTRIES.plan,
  duration: ENTRIES.duration,
};
const WIRE_UPGRADE = {
  id: row.id,
  period_id: row.period.id,
  subscription: planRow(1).id,
  duration: row.duration_id,
};

test('the figures of an upgrade take one call, and the write names them', async () => {
  const figures = {
    unused_days: 30,
    days: 90,
    credit: {
      taxable_value: '1000.00',
      gst: '50.00',
      total_amount: '1050.00',
      against_due: '250.00',
      kept: '800.00',
    },
    starts_on: '2027-01-19',
    ends_on: '2028-01-18',
    price: '9000.00',
    gst: '450.00',
    total_amount: '9450.00',
  };
  const previous = {
    id: row.period.id,
    plan_name: 'Monthly',
    starts_on: '2026-11-20',
    ends_on: '2027-01-18',
    ended_by: 'UPGRADE' as const,
    document_id: null,
  };
  const next = { ...row, period: { ...row.period, previous } };
  const { data, errors, received } = await runOperation(
    `query ($member: ID!, $period: ID!, $plan: ID!, $duration: ID!) { viewer { tenant {
      gymUpgradeFigures(member: $member, period: $period, plan: $plan, duration: $duration) {
        unusedDays days credit { taxable gst total againstDue kept } startsOn endsOn price gst total } } } }`,
    {
      variables: UPGRADE,
      fakes: fakes({ endpoint: gym.upgradeFigures, answer: () => ({ ...SAID, data: figures }) }),
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        gymUpgradeFigures: {
          unusedDays: 30,
          credit: { taxable: '1000.00', total: '1050.00', againstDue: '250.00', kept: '800.00' },
          total: '9450.00',
        },
      },
    },
  });
  expect(received[1]?.parts.query).toMatchObject(WIRE_UPGRADE);
  const written = await runOperation(
    `mutation ($input: UpgradeGymMemberInput!) { upgradeGymMember(input: $input) {
      ... on GymMemberSuccess { member { period { previous { planName endedBy documentId } } } } } }`,
    {
      variables: { input: { key: KEY, ...UPGRADE, expectedCredit: '1050.00', expectedTotal: '9450.00' } },
      fakes: fakes({ endpoint: gym.upgradeMember, answer: () => ({ ...SAID, data: next }) }),
    },
  );
  expect(written.data).toMatchObject({
    upgradeGymMember: {
      member: { period: { previous: { planName: 'Monthly', endedBy: 'UPGRADE', documentId: null } } },
    },
  });
  expect(written.received[1]?.parts.body).toEqual({
    ...WIRE_UPGRADE,
    expected_credit: '1050.00',
    expected_total: '9450.00',
  });
});

test('canceling names what was shown and how it is given back; handing over who gets the days', async () => {
  const given = { member_id: memberRow(2).id, name: 'Sneha Kulkarni' };
  const next = { ...row, period: { ...row.period, ended_by: 'TRANSFER' as const, given_to: given } };
  const answer = () => ({ ...SAID, data: next });
  const { member, period } = UPGRADE;
  const credit = {
    taxable_value: '1000.00',
    gst: '50.00',
    total_amount: '1050.00',
    against_due: '0.00',
    kept: '1050.00',
  };
  const { data, errors, received } = await runOperation(
    `mutation ($cancel: CancelGymMemberInput!, $transfer: TransferGymMemberInput!) {
      cancel: cancelGymMember(input: $cancel) { __typename }
      transfer: transferGymMember(input: $transfer) { ... on GymMemberSuccess {
        member { period { endedBy givenTo { memberId name } takenFrom { name } } } } } }`,
    {
      variables: {
        cancel: {
          key: KEY,
          member,
          period,
          expectedCredit: '1050.00',
          expectedRest: '1050.00',
          settlement: 'REFUND',
          refund: { mode: 'CASH' },
        },
        transfer: { key: KEY, member, period, name: 'Sneha Kulkarni', mobile: '9822041877' },
      },
      fakes: fakes({ endpoint: gym.cancelMember, answer }, { endpoint: gym.transferMember, answer }),
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    cancel: { __typename: 'GymMemberSuccess' },
    transfer: {
      member: {
        period: {
          endedBy: 'TRANSFER',
          givenTo: { memberId: globalId('GymMember', given.member_id), name: given.name },
          takenFrom: null,
        },
      },
    },
  });
  const seen = { id: row.id, period_id: row.period.id };
  expect(received.slice(1).map(({ parts }) => parts.body)).toEqual([
    {
      ...seen,
      expected_credit: '1050.00',
      expected_rest: '1050.00',
      settlement: 'REFUND',
      refund_mode: 'Cash',
      refund_reference: null,
      refund_bank: null,
    },
    { ...seen, name: 'Sneha Kulkarni', mobile: '9822041877', email: null },
  ]);
  const figures = await runOperation(
    `query ($member: ID!, $period: ID!) { viewer { tenant {
      gymCancelFigures(member: $member, period: $period) { unusedDays days credit { kept } } } } }`,
    {
      variables: { member, period },
      fakes: fakes({
        endpoint: gym.cancelFigures,
        answer: () => ({ ...SAID, data: { unused_days: 30, days: 90, credit } }),
      }),
    },
  );
  expect(figures.data).toMatchObject({
    viewer: { tenant: { gymCancelFigures: { unusedDays: 30, days: 90, credit: { kept: '1050.00' } } } },
  });
});

test('a plan is added with its durations in exact rupees', async () => {
  const { errors, received } = await runOperation(
    `mutation ($input: CreateGymPlanInput!) { createGymPlan(input: $input) {
      ... on GymPlanSuccess { plan { name } tenant { gymPlans { name } } } } }`,
    {
      variables: {
        input: {
          key: KEY,
          name: 'Monthly',
          durations: [{ months: 1, price: '1800.00' }],
          joiningFee: '500.00',
        },
      },
      fakes: fakes({ endpoint: gym.addPlan, answer: () => ({ ...SAID, data: planRow(1) }) }),
    },
  );
  expect(errors).toEqual([]);
  const durations = [{ months: 1, days: null, price: '1800.00', sessions: null }];
  expect(received[1]?.parts.body).toEqual({ name: 'Monthly', durations, joining_fee: '500.00' });
});

test('what ten members follow takes a call for each of the lists; a deleted one is told', async () => {
  const [workout, diet] = [uuid('1', 1), uuid('2', 1)];
  const rows = Array.from({ length: 10 }, (_, n) => ({
    ...memberRow(n + 1),
    workoutGroup: n === 0 ? null : workout,
    workout_gone: n === 0 ? 'Push and pull' : null,
    diet_plan_id: diet,
  }));
  const version = '2026-11-20T05:00:00.000Z';
  const week = onEachDay(() => []);
  const weekly_plan = Object.fromEntries(WEEK.map((day) => [WEEK_DAYS[day], week[day]])) as unknown as Answer<
    typeof gym.fetchWorkout
  >['data'][number]['weekly_plan'];
  const workouts = [
    { id: workout, name: 'Easy start', description: 'x', weekly_plan, members_count: 9, version },
  ];
  const lean = { id: diet, name: 'Lean start', category: 'Maintenance', description: 'x' } as const;
  const meals = { Breakfast: [], Lunch: [], Snacks: [], Dinner: [] };
  const diets = [{ ...lean, duration: 'Ongoing' as const, meals, members_count: 10, version }];
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { gymMembers(filter: { workout: "${globalId('Workout', workout)}" }) { edges { node {
        deletedWorkout workout { name memberCount } dietPlanId dietPlan { name memberCount } } } } } } }`,
    {
      fakes: [
        inGym(),
        membersAre(...rows),
        answering(gym.fetchWorkout, () => ({ ...SAID, data: workouts })),
        answering(gym.fetchDiet, () => ({ ...SAID, data: diets })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /gym/fetch_diet',
    'GET /gym/fetch_member',
    'GET /gym/fetch_workout',
    'GET /me',
  ]);
  const dietPlan = { name: 'Lean start', memberCount: 10 };
  const followed = { dietPlanId: globalId('DietPlan', diet), dietPlan };
  const { edges } = (data as { viewer: { tenant: { gymMembers: { edges: unknown[] } } } }).viewer.tenant
    .gymMembers;
  expect(edges.slice(0, 2)).toEqual([
    { node: { deletedWorkout: 'Push and pull', workout: null, ...followed } },
    { node: { deletedWorkout: null, workout: { name: 'Easy start', memberCount: 9 }, ...followed } },
  ]);
});
