import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { checkGymMember, MEMBER_STATUSES, memberStatus, memberStatusOf } from './member.ts';
import { checkPlan } from './plan.ts';

const ADITYA = {
  name: 'Aditya Joshi',
  email: 'aditya@example.in',
  mobile: '98220 41876',
  branch: 'b1',
  duration: 'd1',
};
const problemsOf = (more: object) =>
  checkGymMember({ ...ADITYA, ...more }).map(({ field, message }) => [field, message]);

test('everything but the subscription is needed', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ name: ' ', email: '', mobile: '', branch: '', duration: '' })).toEqual([
    ['name', 'Please enter the name'],
    ['email', 'Please enter the email address'],
    ['mobile', 'Please enter the mobile number'],
    ['branch', 'Please choose the branch'],
    ['duration', 'Please choose the duration'],
  ]);
  expect(
    problemsOf({ email: 'aditya', mobile: 'none', name: 'x'.repeat(101) }).map(([field]) => field),
  ).toEqual(['name', 'email', 'mobile']);
});

test('a member is expired from the day after the end, suspended or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.boolean(), (left, suspended) => {
      const today = '2026-11-20';
      const usual = suspended ? 'SUSPENDED' : 'ACTIVE';
      const member = { endsOn: addDays(today, left), suspended };
      expect(memberStatus(member, today)).toBe(left < 0 ? 'EXPIRED' : usual);
    }),
  );
});

test('the wire has a number for every status, and no status for another number', () => {
  for (const [name, number] of Object.entries(MEMBER_STATUSES)) expect(memberStatusOf(number)).toBe(name);
  expect(memberStatusOf(3)).toBeUndefined();
});

const fields = (name: string, durations: Parameters<typeof checkPlan>[1]) =>
  checkPlan(name, durations).map(({ field }) => field);

test('a plan has a name and durations, each once', () => {
  const quarter = { unit: 'MONTHS', count: 3, price: 300_000, sessions: null } as const;
  expect(fields('Quarterly', [quarter, { ...quarter, unit: 'DAYS' }])).toEqual([]);
  expect(fields(' ', [])).toEqual(['name', 'durations']);
  expect(fields('Quarterly', [quarter, quarter])).toEqual(['durations.1.count']);
  expect(fields('Quarterly', [{ ...quarter, count: 0 }])).toEqual(['durations.0.count']);
  expect(
    fields(
      'x'.repeat(61),
      Array.from({ length: 21 }, (_, n) => ({ ...quarter, count: n + 1 })),
    ),
  ).toEqual(['name', 'durations']);
});
