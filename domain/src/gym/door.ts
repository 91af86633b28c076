import { daysBetween, isDay, type Day } from '../dates/day.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The door of a gym. */
export const DOOR_LIMITS = {
  /** Characters of a note. */
  note: 200,
  /** Entries that go to the server at a time. */
  batch: 100,
  /** Hours that a phone at the door works without the server, and may tell of what happened meanwhile. */
  hours: 12,
  /** Minutes within which a member who comes again counts once. */
  again: 2,
  /** Hours after which who came counts as gone, since nobody says when he goes. */
  stays: 2,
  /** A running end is told from so many days on. */
  soon: 7,
  /** Days whose visits stand beside each other, with today. */
  lastDays: 30,
} as const;

/** Why a member is not let in, in the order in which it is told. */
export const DOOR_REASONS = ['EXPIRED', 'SUSPENDED', 'FROZEN', 'SESSIONS', 'DUE'] as const;
export type DoorReason = (typeof DOOR_REASONS)[number];

/** What is known of a member at the door. */
export interface DoorMember {
  /** The last day of the last period. */
  endsOn: Day;
  /** By hand. */
  isSuspended: boolean;
  /** The last day of the freeze that has today. */
  frozenTo: Day | undefined;
  /** How often he may still come in the period; undefined for as often as he likes. */
  sessionsLeft: number | undefined;
  /** Still to pay on all bills of the membership. */
  due: Paise;
  /** A day pass of this day is paid. */
  hasDayPass: boolean;
}

/** Come in, with the days to the end where there are few; or why not. */
export type DoorVerdict = { isIn: true; endsIn: number | undefined } | { isIn: false; reason: DoorReason };

/**
 * Whether a member is let in on a day of the shop.
 * @param dueLimit what may be due and no more; undefined where dues keep nobody out
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

/** What is wrong with a day whose visits are asked for: nobody came yet on one to come. */
export const checkDoorDay = (day: string, today: Day): Problem | undefined => {
  if (!isDay(day)) return problem('day', 'INVALID_INPUT', 'door.dayWrong');
  return day > today ? problem('day', 'INVALID_INPUT', 'door.dayAhead') : undefined;
};

/** What is wrong with the note with which somebody is let in all the same. */
export function checkDoorNote(note: string, field = 'note'): Problem | undefined {
  const length = note.trim().length;
  if (length === 0) return problem(field, 'INVALID_INPUT', 'door.noteMissing');
  return length > DOOR_LIMITS.note
    ? problem(field, 'INVALID_INPUT', 'orderRule.textTooLong', { max: DOOR_LIMITS.note })
    : undefined;
}
