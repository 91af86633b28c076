import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { membersRoute } from './route.ts';

/** The nth member of a page; `more` overrides fields. */
export const member = (n: number, more: object = {}) => ({
  __typename: 'GymMember',
  id: `m${n}`,
  name: `Member ${n}`,
  email: `member${n}@example.in`,
  mobile: '9822041876',
  status: 'ACTIVE',
  suspended: false,
  branchId: 'b1',
  branchName: 'Kothrud',
  planId: 'p1',
  durationId: 'd1',
  workoutId: null,
  deletedWorkout: null,
  dietPlanId: null,
  deletedDietPlan: null,
  due: '1675.00',
  frozenTo: null,
  doorCode: null,
  lastVisit: '2026-11-19T13:10:00.000Z',
  toldOn: null,
  period: {
    __typename: 'GymPeriod',
    code: 'c1',
    planName: 'Quarterly',
    months: 3,
    days: null,
    startsOn: '2026-11-20',
    endsOn: '2027-02-19',
    documentId: 'd9',
    freezeDays: 15,
    frozenDays: 0,
    previous: null,
    endedBy: null,
    givenTo: null,
    takenFrom: null,
  },
  version: 'v1',
  ...more,
});
const duration = {
  __typename: 'GymDuration',
  id: 'd1',
  months: 3,
  days: null,
  price: '3000.00',
  sessions: null,
};
const plan = {
  __typename: 'GymPlan',
  id: 'p1',
  name: 'Quarterly',
  version: 'v1',
  joiningFee: '500.00',
  freezeDays: 15,
  durations: [duration],
};
const yearly = {
  ...plan,
  id: 'p2',
  name: 'Yearly',
  durations: [{ ...duration, id: 'd2', months: 12, price: '9000.00' }],
};
const workout = { __typename: 'Workout', id: 'w1', name: 'Beginner' };
const summary = {
  __typename: 'GymMemberSummary',
  active: 441,
  branches: 3,
  all: 486,
  ends7: 18,
  inNow: 23,
  visitsToday: 41,
  toldEnds7: 5,
  ends15: 31,
  ends30: 58,
  expired: 37,
  birthdays: 3,
  unseen: 4,
  due: '64250.00',
  dueMembers: 27,
};
const branch = { __typename: 'Branch', id: 'b1', name: 'Kothrud' };

/** Answers the list with these members, a plan of three months and one of a year. */
export async function answerMembers(at: AtRoute, members: readonly object[]): Promise<void> {
  const edges = members.map((node) => ({ __typename: 'GymMemberEdge', node }));
  const gymMembers = { __typename: 'GymMemberConnection', totalCount: members.length, edges };
  const tenant = {
    __typename: 'Tenant',
    id: 't1',
    name: 'Iron Temple Fitness',
    gymMemberSummary: summary,
    branches: [branch],
    gymPlans: [plan, yearly],
    workouts: [workout],
    dietPlans: [{ __typename: 'DietPlan', id: 'e1', name: 'Lean start' }],
    gymMembers,
  };
  await answerWith(at.environment, 'MembersPageQuery', {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, tenant },
  });
}

/** Opens the list of these members. */
export async function openMembers(address = '', members: readonly object[] = [member(1)]): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt(`/Members${address}`, [membersRoute], { nodesFromStore: true });
  await answerMembers(at, members);
  await screen.findByRole('heading', { name: 'Members' });
  return at;
}

/** Chooses an action in the menu of the open member. */
export async function chooseMore(at: AtRoute, act: string): Promise<void> {
  await at.user.click(await screen.findByRole('button', { name: 'More' }));
  await at.user.click(await screen.findByRole('menuitem', { name: act }));
}
