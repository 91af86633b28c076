import { daysBetween, isDay, type Day } from '../dates/day.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Limits of a gym's door. */
export const DOOR_LIMITS = {
  /** Maximum length of a note, in characters. */
  note: 200,
  /** Entries sent to the server per request. */
  batch: 100,
  /** Hours for which a phone at the door works offline and may report entries afterwards. */
  hours: 12,
  /** Minutes within which a repeated entry of a member counts once. */
  again: 2,
  /** Hours after which a member counts as gone, since departures are not recorded. */
  stays: 2,
  /** Days before the end from which it is announced. */
  soon: 7,
  /** Days of visits shown side by side, including today. */
  lastDays: 30,
} as const;

/** Reasons for not letting a member in, in order of precedence. */
export const DOOR_REASONS = ['EXPIRED', 'SUSPENDED', 'FROZEN', 'SESSIONS', 'DUE'] as const;
export type DoorReason = (typeof DOOR_REASONS)[number];

/** What the door knows about a member. */
export interface DoorMember {
  /** Last day of the last period. */
  endsOn: Day;
  /** Suspended by hand. */
  isSuspended: boolean;
  /** Last day of the freeze that covers today. */
  frozenTo: Day | undefined;
  /** Remaining entries in the period; undefined for unlimited. */
  sessionsLeft: number | undefined;
  /** Pending over all bills of the membership. */
  due: Paise;
  /** A day pass for this day is paid. */
  hasDayPass: boolean;
}

/** Let in, with the days left when they are few; or the reason against it. */
export type DoorVerdict = { isIn: true; endsIn: number | undefined } | { isIn: false; reason: DoorReason };

/**
 * Whether a member is let in on a day of the shop.
 * @param dueLimit highest due that is tolerated; undefined where dues keep nobody out
 */
export function doorVerdict(member: DoorMember, today: Day, dueLimit: Paise | undefined): DoorVerdict {
  const { endsOn, isSuspended, frozenTo, sessionsLeft, due, hasDayPass } = member;
  if (hasDayPass) return { isIn: true, endsIn: undefined };
  if (endsOn < today) return { isIn: false, reason: 'EXPIRED' };
  if (isSuspended) return { isIn: false, reason: 'SUSPENDED' };
  if (frozenTo !== undefined && frozenTo >= today) return { isIn: false, reason: 'FROZEN' };
  if (sessionsLeft !== undefined && sessionsLeft <= 0) return { isIn: false, reason: 'SESSIONS' };
  if (dueLimit !== undefined && due > dueLimit) return { isIn: false, reason: 'DUE' };
  const days = daysBetween(today, endsOn);
  return { isIn: true, endsIn: days <= DOOR_LIMITS.soon ? days : undefined };
}

/** Problem with a requested day of visits: it must not be in the future. */
export const checkDoorDay = (day: string, today: Day): Problem | undefined => {
  if (!isDay(day)) return problem('day', 'INVALID_INPUT', 'door.dayWrong');
  return day > today ? problem('day', 'INVALID_INPUT', 'door.dayAhead') : undefined;
};

/** Problem with the note for letting a member in despite a reason against it. */
export function checkDoorNote(note: string, field = 'note'): Problem | undefined {
  const length = note.trim().length;
  if (length === 0) return problem(field, 'INVALID_INPUT', 'door.noteMissing');
  return length > DOOR_LIMITS.note
    ? problem(field, 'INVALID_INPUT', 'orderRule.textTooLong', { max: DOOR_LIMITS.note })
    : undefined;
}
