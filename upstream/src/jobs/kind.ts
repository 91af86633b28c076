import type { TenantDb } from '../db/tenant.ts';
import type { ShopTimes } from './shopTimes.ts';

/** What a job is about: a record of a kind. Nothing else is kept of it. */
export interface JobRecord {
  kind: string;
  recordId: string;
}

/** Records that are asked for: some, or all whose time comes after an instant. */
export type Asked = { ids: readonly string[] } | { after: Date };

/** When the time of a record comes. */
export interface Due {
  id: string;
  at: Date;
}

/** What doing a job needs. */
export interface Doing {
  db: TenantDb;
  shop: ShopTimes;
  now: Date;
}

/**
 * Something that happens at a time which a record has. A slice makes one, lists it in `jobKinds.ts`, and calls
 * `follow` wherever it writes such records.
 */
export interface JobKind {
  readonly name: string;
  /** The times of records as they are now; none for what is done, deleted or has no time. */
  timesOf(db: TenantDb, shop: ShopTimes, asked: Asked): Promise<Due[]>;
  /** Does what is due, in the shop's transaction: once, because the job goes with its commit. */
  run(doing: Doing, recordId: string): Promise<void>;
}
