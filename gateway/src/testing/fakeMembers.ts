import { gym } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { branchId, GYM_VERSION } from './fakeGym.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

type MemberRow = Answer<typeof gym.fetchMember>['data'][number];
type PlanRow = Answer<typeof gym.getPlan>['data'][number];

const LENGTH = { months: 3, days: null, price: '3000.00', sessions: null };
const durationId = (n: number) => uuid('d', n);

/** The nth plan, with one duration. */
export const planRow = (n: number): PlanRow => ({
  id: uuid('a', n),
  name: `Plan ${n}`,
  durations: [{ id: durationId(n), ...LENGTH }],
  joining_fee: '500.00',
  freeze_days: 15,
  version: GYM_VERSION,
});

/** The nth member, of the first branch and plan. */
export const memberRow = (n: number): MemberRow => ({
  id: uuid('b', n),
  customer_id: uuid('e', n),
  name: `Member ${n}`,
  email: `member${n}@example.in`,
  phone: '9822041876',
  status: 1,
  suspended: false,
  subscription_id: planRow(1).id,
  duration_id: durationId(1),
  branch_id: branchId(1),
  branch_name: 'Branch 1',
  workoutGroup: null,
  diet_plan_id: null,
  workout_gone: null,
  diet_plan_gone: null,
  door_code: null,
  period: {
    id: uuid('f', n),
    previous_id: null,
    previous: null,
    ended_by: null,
    taken_from: null,
    given_to: null,
    plan_name: 'Plan 1',
    ...LENGTH,
    starts_on: '2026-11-20',
    ends_on: '2027-02-19',
    joining_fee: '500.00',
    document_id: uuid('7', n),
    freeze_days: 15,
    frozen_days: 0,
    sessions: null,
  },
  due: '1675.00',
  frozen_to: null,
  told_on: null,
  last_visit: '2026-11-19T13:10:00.000Z',
  version: GYM_VERSION,
});

/** `/gym/fetch_member` over these. */
export const membersAre = (...data: readonly MemberRow[]): Fake =>
  answering(gym.fetchMember, () => ({
    success: true,
    status: true,
    message: '',
    data: [...data],
    total: data.length,
  }));

/** `/gym/get_plan` over these. */
export const plansAre = (...data: readonly PlanRow[]): Fake =>
  answering(gym.getPlan, () => ({ success: true, status: true, message: '', data: [...data] }));

const LISTS = { all: 486, ends_7: 18, ends_15: 31, ends_30: 58, expired: 37, birthdays: 3, unseen: 4 };
const SUMMARY = {
  active: 441,
  branches: 3,
  in_now: 23,
  visits_today: 41,
  told_ends_7: 5,
  due: '64250.00',
  due_members: 27,
  lists: LISTS,
};

/** `/gym/member_summary` of picture 31. */
export const memberSummaryIs = (): Fake =>
  answering(gym.memberSummary, () => ({ success: true, status: true, message: '', data: SUMMARY }));
