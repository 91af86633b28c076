import { addDays, type Day, dayIn, DEFAULT_ZONE } from '@galla/domain';
import { newId } from '../../db/id.ts';
import { instantOf } from '../clock.ts';
import type { Random } from '../random.ts';

/** A member who visits the gym. */
export interface Trains {
  memberId: string;
  branchId: string;
  startsOn: Day;
  endsOn: Day;
}

/** Number of days with visits. */
const DAYS = 28;
/** Hours of visits: before and after work. */
const HOURS = [6, 6, 7, 7, 8, 9, 17, 18, 18, 19, 19, 20];
/** Number of members who are in now. */
const HERE = 6;
/** One of this many members has not come for a while. */
const AWAY = 5;

/**
 * Visits of the last four weeks at typical hours: most members a few times a week, some not for 14 days, and a few who
 * are in now.
 */
export function visits(random: Random, members: readonly Trains[], now: Date, notedBy: string) {
  const today = dayIn(DEFAULT_ZONE, now);
  const entry = ({ memberId, branchId }: Trains, cameAt: Date) => ({
    id: newId(),
    memberId,
    branchId,
    cameAt,
    isIn: true,
    notedBy,
    createdAt: cameAt,
  });
  const past = members.flatMap((member, place) => {
    const last = place % AWAY === AWAY - 1 ? -16 : -1;
    return Array.from({ length: DAYS + last + 1 }, (_, n) => addDays(today, n - DAYS))
      .filter((day) => day >= member.startsOn && day <= member.endsOn && random.chance(0.4))
      .map((day) => entry(member, instantOf(day, random.pick(HOURS) * 60 + random.int(0, 59))));
  });
  const here = members
    .filter(({ endsOn, startsOn }, place) => place % AWAY < 2 && startsOn <= today && endsOn >= today)
    .slice(0, HERE)
    .map((member, place) => entry(member, new Date(now.getTime() - (place * 11 + 6) * 60_000)))
    .filter(({ cameAt }) => dayIn(DEFAULT_ZONE, cameAt) === today);
  return [...past, ...here];
}
