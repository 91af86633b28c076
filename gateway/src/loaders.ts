import { attendanceLoaders } from './attendance/loaders.ts';
import { billingLoaders } from './billing/loaders.ts';
import { boutiqueLoaders } from './boutique/loaders.ts';
import { calendarLoaders } from './calendar/loaders.ts';
import { catalogueLoaders } from './catalogue/loaders.ts';
import { commissionLoaders } from './commission/loaders.ts';
import { customerLoaders } from './customers/loaders.ts';
import { dashboardLoaders } from './dashboard/loaders.ts';
import { employeeLoaders } from './employees/loaders.ts';
import { formLoaders } from './forms/loaders.ts';
import { keyLoaders } from './keys/loaders.ts';
import { mapLoaders } from './map/loaders.ts';
import { marketingLoaders } from './marketing/loaders.ts';
import { notificationLoaders } from './notifications/loaders.ts';
import type { Call } from './rest/arguments.ts';
import type { Me } from './session/me.ts';
import { reportLoaders } from './reports/loaders.ts';
import { salesLoaders } from './sales/loaders.ts';
import { goodsLoaders } from './goods/loaders.ts';
import { gymLoaders } from './gym/loaders.ts';
import { opticalLoaders } from './optical/loaders.ts';
import { subscriptionLoaders } from './subscription/loaders.ts';
import { tenantLoaders } from './tenant/loaders.ts';

/**
 * The loaders of every slice, created for each operation. The context's type is derived from this, so that a new
 * loader is available everywhere.
 */
export function buildLoaders(call: Call, viewer: () => Promise<Me>) {
  return {
    ...attendanceLoaders(call),
    ...billingLoaders(call),
    ...boutiqueLoaders(call),
    ...calendarLoaders(call),
    ...goodsLoaders(call),
    ...gymLoaders(call),
    ...catalogueLoaders(call),
    ...commissionLoaders(call),
    ...customerLoaders(call),
    ...dashboardLoaders(call),
    ...employeeLoaders(call),
    ...formLoaders(call, viewer),
    ...keyLoaders(call),
    ...reportLoaders(call),
    ...salesLoaders(call),
    ...mapLoaders(call),
    ...marketingLoaders(call),
    ...notificationLoaders(call),
    ...opticalLoaders(call),
    ...subscriptionLoaders(call),
    ...tenantLoaders(call),
  };
}

export type Loaders = ReturnType<typeof buildLoaders>;
