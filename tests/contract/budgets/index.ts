import type { Budgets } from './budget.ts';
import { billing } from './billing.ts';
import { boutique } from './boutique.ts';
import { catalogue } from './catalogue.ts';
import { customers } from './customers.ts';
import { designs } from './designs.ts';
import { day } from './day.ts';
import { gym } from './gym.ts';
import { keys } from './keys.ts';
import { marketing } from './marketing.ts';
import { notifications } from './notifications.ts';
import { optical } from './optical.ts';
import { orders } from './orders.ts';
import { sales } from './sales.ts';
import { session } from './session.ts';
import { subscription } from './subscription.ts';
import { tenant } from './tenant.ts';

export type { Budget } from './budget.ts';

/**
 * Every operation of the manifest by name. A new operation of a screen is added here with its number of calls,
 * which should be one for each kind of record it shows.
 */
export const BUDGETS: Budgets = {
  ...session,
  ...subscription,
  ...customers,
  ...catalogue,
  ...optical,
  ...billing,
  ...tenant,
  ...notifications,
  ...sales,
  ...keys,
  ...day,
  ...boutique,
  ...designs,
  ...orders,
  ...gym,
  ...marketing,
};
