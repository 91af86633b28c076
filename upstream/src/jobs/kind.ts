import type { TenantDb } from '../db/tenant.ts';
import type { ShopTimes } from './shopTimes.ts';

/** The subject of a job: a record of a kind. Nothing else is stored about it. */
export interface JobRecord {
  kind: string;
  recordId: string;
}

/** Requested records: some ids, or all that are due after an instant. */
export type Asked = { ids: readonly string[] } | { after: Date };

/** When a record is due. */
export interface Due {
  id: string;
  at: Date;
}

/** Context for running a job. */
export interface Doing {
  db: TenantDb;
  shop: ShopTimes;
  now: Date;
}

/**
 * A kind of scheduled job, due at a time determined by a record. A slice defines one, lists it in `jobKinds.ts`, and
 * calls `follow` after each write of such records.
 */
export interface JobKind {
  readonly name: string;
  /** The current due times of records; none for those that are done, deleted or without a time. */
  timesOf(db: TenantDb, shop: ShopTimes, asked: Asked): Promise<Due[]>;
  /** Runs a due job in the shop's transaction: exactly once, because the job is deleted with its commit. */
  run(doing: Doing, recordId: string): Promise<void>;
}
