import { addDays, type Day } from '@galla/domain';
import { openTime } from '../billing/moments.ts';
import { instantOf } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Appointment } from '../types.ts';
import type { Shop } from './shop.ts';

/** Number of days with appointments before today, and after it. */
const DAYS = 14;
/** Length of an appointment slot in minutes. */
const SLOT = 30;
/** Share of past appointments marked as done; the others are open follow-ups. */
const DONE = 0.8;
const IMPORTANT = 0.15;
/** Share of appointments made with a status such as "Visit planned". */
const WITH_STATUS = 0.4;

/** Free times of each person by day, as minutes after midnight. */
class FreeTimes {
  private readonly taken = new Map<number, number[]>();
  private readonly starts: readonly number[];
  private readonly minutes: number;

  constructor({ plan }: Shop) {
    const [opening, closing] = plan.hours;
    this.minutes = plan.days.minutes;
    const count = Math.floor((closing - this.minutes - opening) / SLOT) + 1;
    this.starts = Array.from({ length: count }, (_, at) => opening + at * SLOT);
  }

  take(random: Random, person: number): number {
    const taken = this.taken.get(person) ?? [];
    const free = this.starts.filter((start) =>
      taken.every((other) => Math.abs(other - start) >= this.minutes),
    );
    const start = random.pick(free);
    this.taken.set(person, [...taken, start]);
    return start;
  }
}

/** When it was made: some days before the appointment, and before today. */
function madeAt(random: Random, { plan, today }: Shop, day: Day): Date {
  const last = day < today ? day : today;
  return openTime(random, plan, addDays(last, -random.int(1, 6)));
}

/** When it was marked as done, if it is over. */
function doneAt(random: Random, { now }: Shop, end: number): Date | undefined {
  if (end > now.getTime() || !random.chance(DONE)) return undefined;
  return new Date(Math.min(now.getTime(), end + random.int(0, 30) * 60_000));
}

function appointmentOn(
  random: Random,
  shop: Shop,
  day: Day,
  { customer, free }: { customer: number; free: FreeTimes },
): Appointment {
  const { plan, customers, staff } = shop;
  const { minutes, visits } = plan.days;
  const assignedTo = customers[customer]?.assignedTo ?? random.pick(staff);
  const startsAt = instantOf(day, free.take(random, assignedTo));
  const done = doneAt(random, shop, startsAt.getTime() + minutes * 60_000);
  return {
    customer,
    assignedTo,
    createdBy: random.pick(staff),
    createdAt: madeAt(random, shop, day),
    startsAt,
    minutes,
    lookingFor: random.pick(visits),
    important: random.chance(IMPORTANT),
    ...(done && { doneAt: done }),
    ...(random.chance(WITH_STATUS) && { status: random.pick(['Follow up', 'Visit planned']) }),
  };
}

/** An important visit tomorrow, and a double booking of the same person at the same time. */
function doubled(random: Random, first: Appointment, customer: number): Appointment[] {
  const { status: _none, ...plain } = first;
  return [
    { ...first, important: true },
    { ...plain, customer, createdBy: random.pick([0, 1]), important: false },
  ];
}

/** One appointment per customer; nobody is double booked except for one hour tomorrow. Ordered by start. */
export function randomAppointments(random: Random, shop: Shop): Appointment[] {
  const coming = random.shuffle(shop.customers.map((_, place) => place));
  const next = (): number => coming.pop() ?? 0;
  const days = Array.from({ length: 2 * DAYS + 1 }, (_, at) => addDays(shop.today, at - DAYS));
  return days
    .flatMap((day) => {
      const free = new FreeTimes(shop);
      const count = random.int(...shop.plan.days.perDay);
      const made = Array.from({ length: count }, () =>
        appointmentOn(random, shop, day, { customer: next(), free }),
      );
      const [first, ...others] = made;
      return first && day === addDays(shop.today, 1) ? [...doubled(random, first, next()), ...others] : made;
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
