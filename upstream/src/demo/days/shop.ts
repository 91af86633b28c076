import { addDays, type Day } from '@galla/domain';
import { DAYS, openTime } from '../billing/moments.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Customer, ShopDocument } from '../types.ts';

/** The shop to generate days for. */
export interface Shop {
  plan: TradePlan;
  customers: readonly Customer[];
  documents: readonly ShopDocument[];
  /** Indexes of all staff, the owner first. */
  staff: readonly number[];
  today: Day;
  now: Date;
}

/** A time within opening hours on one of the past days with documents. */
export const pastTime = (random: Random, { plan, today }: Shop): Date =>
  openTime(random, plan, addDays(today, -random.int(1, DAYS - 1)));
