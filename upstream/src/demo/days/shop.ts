import { addDays, type Day } from '@galla/domain';
import { DAYS, openTime } from '../billing/moments.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Customer, ShopDocument } from '../types.ts';

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
export const pastTime = (random: Random, { plan, today }: Shop): Date =>
  openTime(random, plan, addDays(today, -random.int(1, DAYS - 1)));
