import { isEmail } from '../customers/email.ts';
import { normalizeMobile } from '../customers/mobile.ts';
import type { Day } from '../dates/day.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The statuses of a member, by their REST numbers (spec 3 §4). */
export const MEMBER_STATUSES = { ACTIVE: 1, EXPIRED: 0, SUSPENDED: 2 } as const;

export type MemberStatus = keyof typeof MEMBER_STATUSES;

/** A member's form as typed; ids are texts. */
export interface GymMemberEntries {
  name: string;
  email: string;
  mobile: string;
  branch: string;
  duration: string;
}

/** Maximum lengths, in characters. */
export const MEMBER_LIMITS = { name: 100 } as const;

/** Problems with a member's form (spec 3 §5): all fields are required; the subscription is not checked here. */
export function checkGymMember({ name, email, mobile, branch, duration }: GymMemberEntries): Problem[] {
  const max = MEMBER_LIMITS.name;
  const found = [
    name.trim() === ''
      ? problem('name', 'INVALID_INPUT', 'members.nameMissing')
      : name.trim().length > max
        ? problem('name', 'INVALID_INPUT', 'members.tooLong', { max })
        : undefined,
    email.trim() === ''
      ? problem('email', 'INVALID_INPUT', 'members.emailMissing')
      : isEmail(email.trim())
        ? undefined
        : problem('email', 'INVALID_INPUT', 'customers.emailInvalid'),
    mobile.trim() === ''
      ? problem('mobile', 'INVALID_INPUT', 'members.mobileMissing')
      : normalizeMobile(mobile) === undefined
        ? problem('mobile', 'INVALID_INPUT', 'members.mobileInvalid')
        : undefined,
    branch === '' ? problem('branch', 'INVALID_INPUT', 'members.branchMissing') : undefined,
    duration === '' ? problem('duration', 'INVALID_INPUT', 'members.durationMissing') : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/**
 * A member's status on a day of the shop: Expired from the day after the end; before that Suspended by hand or by a
 * freeze.
 */
export function memberStatus(
  member: { endsOn: Day; suspended: boolean; frozen?: boolean },
  today: Day,
): MemberStatus {
  if (member.endsOn < today) return 'EXPIRED';
  return member.suspended || member.frozen === true ? 'SUSPENDED' : 'ACTIVE';
}

/** The status of a REST number; undefined for an unknown number. */
export const memberStatusOf = (number: number): MemberStatus | undefined =>
  (Object.keys(MEMBER_STATUSES) as MemberStatus[]).find((name) => MEMBER_STATUSES[name] === number);
