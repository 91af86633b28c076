import type { Trade } from '../types.ts';
import { boutique } from './boutique/plan.ts';
import { distributor } from './distributor/plan.ts';
import { gym } from './gym/plan.ts';
import { optician } from './optician/plan.ts';
import type { TradePlan } from './plan.ts';
import { retail } from './retail/plan.ts';
import { service } from './service/plan.ts';

/** The plan of each trade. */
export const PLANS: Readonly<Record<Trade, TradePlan>> = {
  retail,
  boutique,
  distributor,
  gym,
  optician,
  service,
};
