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

/** The loaders of every slice; each is built at the first use of one of its loaders, as few operations use many. */
const SLICES = [
  attendanceLoaders,
  billingLoaders,
  boutiqueLoaders,
  calendarLoaders,
  goodsLoaders,
  gymLoaders,
  catalogueLoaders,
  commissionLoaders,
  customerLoaders,
  dashboardLoaders,
  employeeLoaders,
  formLoaders,
  keyLoaders,
  reportLoaders,
  salesLoaders,
  mapLoaders,
  marketingLoaders,
  notificationLoaders,
  opticalLoaders,
  subscriptionLoaders,
  tenantLoaders,
] as const;

type AllOf<Slice> = (Slice extends unknown ? (slice: Slice) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The loaders of one operation. The type is derived from the slices, so that a new loader is available everywhere. */
export type Loaders = AllOf<ReturnType<(typeof SLICES)[number]>>;

type Slice = (call: Call, viewer: () => Promise<Me>) => Record<string, unknown>;

class LazyLoaders {
  readonly #arguments: Parameters<Slice>;
  readonly #built: Record<string, unknown>[] = [];

  constructor(...callAndViewer: Parameters<Slice>) {
    this.#arguments = callAndViewer;
  }

  static {
    for (const [at, slice] of (SLICES as readonly Slice[]).entries()) {
      // Only the names are read from these: nothing is called.
      for (const name of Object.keys(slice(notCalled, notCalled))) {
        if (name in this.prototype) throw new Error(`Two slices have a loader "${name}"`);
        Object.defineProperty(this.prototype, name, {
          get(this: LazyLoaders) {
            this.#built[at] ??= slice(...this.#arguments);
            return this.#built[at][name];
          },
        });
      }
    }
  }
}

function notCalled(): never {
  throw new Error('Loaders are called only in an operation');
}

/** Creates the loaders of one operation. */
export const buildLoaders = (call: Call, viewer: () => Promise<Me>): Loaders =>
  new LazyLoaders(call, viewer) as unknown as Loaders;
