import { addDays, type Day } from '@galla/domain';
import { firstDay, openTime } from '../billing/moments.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Customer, ShopDays, ShopDocument } from '../types.ts';
import { randomAppointments } from './appointments.ts';
import { randomNotes } from './notes.ts';
import { randomStatusChanges } from './statusChanges.ts';
import { randomTasks } from './tasks.ts';

/** The shop whose days are made up. */
export interface Shop {
  plan: TradePlan;
  customers: readonly Customer[];
  documents: readonly ShopDocument[];
  /** Places of everybody in its staff, the owner first. */
  staff: readonly number[];
  today: Day;
  now: Date;
}

/** A time at which the shop was open, on one of the days with documents before today. */
export const pastTime = (random: Random, { plan, today }: Shop, from: Day = firstDay(today)): Date => {
  const days = Math.max(1, Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000));
  return openTime(random, plan, addDays(today, -random.int(1, days)));
};

/** Tasks, appointments, notes and statuses around `today`; nothing but appointments and due days is later than `now`. */
export function randomShopDays(random: Random, shop: Shop): ShopDays {
  const appointments = randomAppointments(random.fork('appointments'), shop);
  return {
    appointments,
    tasks: randomTasks(random.fork('tasks'), shop),
    notes: randomNotes(random.fork('notes'), shop),
    statusChanges: randomStatusChanges(random.fork('statuses'), shop, appointments),
  };
}
