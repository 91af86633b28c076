import type { TimeShare } from '../billing/timeShare.ts';
import { daysBetween, type Day } from '../dates/day.ts';
import { formatDay } from '../dates/format.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Freeze } from './freeze.ts';
import { checkGymMember, type GymMemberEntries, memberStatus } from './member.ts';
import type { Period } from './period.ts';

/** Days from one to the other, both counted; 0 when the second is before the first. */
const count = (from: Day, to: Day): number => Math.max(0, daysBetween(from, to) + 1);

/** Days of a range without the frozen ones. */
const usable = (from: Day, to: Day, freezes: readonly Freeze[]): number =>
  count(from, to) -
  freezes.reduce(
    (sum, rest) => sum + count(rest.from < from ? from : rest.from, rest.to > to ? to : rest.to),
    0,
  );

/**
 * The unused days of a period that ends before a given day: that day counts as unused, and frozen days count
 * neither as used nor as paid for.
 */
export function unusedTime({ startsOn, endsOn }: Period, freezes: readonly Freeze[], today: Day): TimeShare {
  return {
    unused: usable(today < startsOn ? startsOn : today, endsOn, freezes),
    days: usable(startsOn, endsOn, freezes),
  };
}

/** A membership to be ended before its last day. */
export interface Cuttable extends Period {
  suspended: boolean;
  /** A freeze covers today. */
  frozen: boolean;
}

/** Reasons against ending a period today: it must be running, and neither frozen nor suspended. */
export function checkCut({ startsOn, endsOn, suspended, frozen }: Cuttable, today: Day): Problem | undefined {
  const status = memberStatus({ endsOn, suspended, frozen }, today);
  if (status === 'EXPIRED')
    return problem('period', 'INVALID_INPUT', 'members.cutExpired', { day: formatDay(endsOn) });
  if (frozen) return problem('period', 'INVALID_INPUT', 'members.cutFrozen');
  if (status === 'SUSPENDED') return problem('period', 'INVALID_INPUT', 'members.cutSuspended');
  return startsOn > today
    ? problem('period', 'INVALID_INPUT', 'members.cutRenewed', { day: formatDay(startsOn) })
    : undefined;
}

/** The purchased plan and duration, as compared in an upgrade. */
export interface Choice {
  /** '' when only the duration is chosen. */
  plan: string;
  duration: string;
}

/** Problems with an upgrade: it needs a plan and a duration that differ from the current ones. */
export function checkUpgrade(to: Choice, of: Choice): Problem[] {
  const found = [
    to.plan === '' ? problem('plan', 'INVALID_INPUT', 'members.upgradePlanMissing') : undefined,
    to.duration === '' ? problem('duration', 'INVALID_INPUT', 'members.durationMissing') : undefined,
    to.duration !== '' && to.plan === of.plan && to.duration === of.duration
      ? problem('duration', 'INVALID_INPUT', 'members.upgradeSame')
      : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** Problems with the recipient of the remaining days: name and mobile are required, the e-mail is optional. */
export function checkTransfer({
  name,
  mobile,
  email,
}: Pick<GymMemberEntries, 'name' | 'mobile' | 'email'>): Problem[] {
  const asked = email.trim() === '' ? ['name', 'mobile'] : ['name', 'mobile', 'email'];
  return checkGymMember({ name, mobile, email, branch: '', duration: '' }).filter(({ field }) =>
    asked.includes(field),
  );
}
