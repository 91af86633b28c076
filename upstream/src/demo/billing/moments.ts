import { addDays, type Day } from '@galla/domain';
import { instantOf } from '../clock.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';

/** Number of days with documents in a demo shop, including today. */
export const DAYS = 31;

/** The time of an event: the day in the shop's time zone, and the instant. */
export interface Moment {
  day: Day;
  at: Date;
}

/** The first day with documents. */
export const firstDay = (today: Day): Day => addDays(today, 1 - DAYS);

/** A time within opening hours. */
export function openTime(random: Random, plan: TradePlan, day: Day): Date {
  return instantOf(day, random.int(...plan.hours) + random.int(0, 59) / 60);
}

/** The times of the month's documents, oldest first, none after `now`. */
export function moments(random: Random, plan: TradePlan, today: Day, now: Date): Moment[] {
  const days = Array.from({ length: DAYS }, (_, at) => addDays(firstDay(today), at));
  return days
    .flatMap((day) =>
      Array.from({ length: random.int(...plan.perDay) }, () => ({ day, at: openTime(random, plan, day) })),
    )
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
