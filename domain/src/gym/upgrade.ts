import type { TimeShare } from '../billing/timeShare.ts';
import { daysBetween, type Day } from '../dates/day.ts';
import { formatDay } from '../dates/format.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Freeze } from './freeze.ts';
import { checkGymMember, type GymMemberEntries, memberStatus } from './member.ts';
import type { Period } from './period.ts';

/** Days from one to another, both counted; none where the second is before the first. */
const count = (from: Day, to: Day): number => Math.max(0, daysBetween(from, to) + 1);

/** Days that a time has without those in which it rests. */
const usable = (from: Day, to: Day, freezes: readonly Freeze[]): number =>
  count(from, to) -
  freezes.reduce(
    (sum, rest) => sum + count(rest.from < from ? from : rest.from, rest.to > to ? to : rest.to),
    0,
  );

/**
 * How many of a period's days are not used when it ends before a day: that day counts as unused, and days in which the
 * membership rests count neither as used nor as paid for.
 */
export function unusedTime({ startsOn, endsOn }: Period, freezes: readonly Freeze[], today: Day): TimeShare {
  return {
    unused: usable(today < startsOn ? startsOn : today, endsOn, freezes),
    days: usable(startsOn, endsOn, freezes),
  };
}

/** A membership that somebody wants to end before its last day. */
export interface Cuttable extends Period {
  suspended: boolean;
  /** A freeze has today. */
  frozen: boolean;
}

/** What stands against ending a period today: it must run, and neither rest nor be suspended. */
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

/** What is bought, as an upgrade compares it. */
export interface Choice {
  /** '' where there is only the time. */
  plan: string;
  duration: string;
}

/** What is wrong with what a period is upgraded to: a plan and a duration are needed, and not those that it has. */
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

/** What is wrong with who gets the days that are left: a name and a mobile are needed, an e-mail may be left out. */
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
