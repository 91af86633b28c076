import { v5 } from 'uuid';
import type { TenantDb } from '../db/tenant.ts';
import { databaseOf } from '../db/tenantDb.ts';
import type { JobKind, JobRecord } from './kind.ts';
import { QUEUE, queueOf } from './queue.ts';
import { shopTimes } from './shopTimes.ts';

/** The data of a job: shop and record. Names, mobiles and amounts are read when it runs. */
export interface JobData extends JobRecord {
  tenantId: string;
}

/** The kind of the job that checks all records of a shop again. */
export const ALL_OF_SHOP = 'SHOP';

/** An arbitrary constant: job ids are derived from their records, so that a record has at most one job per kind. */
const NAMESPACE = '6f0d1b9e-5a52-4c6e-9d0e-0c6a3d1f7c11';

const jobId = ({ tenantId }: TenantDb, { kind, recordId }: JobRecord): string =>
  v5(`${tenantId}/${kind}/${recordId}`, NAMESPACE);

async function replace(
  db: TenantDb,
  records: readonly JobRecord[],
  due: readonly (JobRecord & { at?: Date })[],
): Promise<void> {
  const { boss, through } = await queueOf(databaseOf(db));
  const transaction = { db: through(db.sql) };
  await boss.deleteJob(
    QUEUE,
    records.map((record) => jobId(db, record)),
    transaction,
  );
  if (due.length === 0) return;
  const jobs = due.map(({ at, ...record }) => ({
    id: jobId(db, record),
    ...(at && { startAfter: at.toISOString() }),
    data: { tenantId: db.tenantId, ...record } satisfies JobData,
  }));
  await boss.insert(QUEUE, jobs, transaction);
}

/**
 * Schedules a job in the caller's transaction, so a rollback removes it too. Another time for the same record moves it.
 */
export async function schedule(db: TenantDb, job: JobRecord & { at: Date }): Promise<void> {
  await replace(db, [job], [job]);
}

/** Cancels the job of a record. */
export async function cancel(db: TenantDb, record: JobRecord): Promise<void> {
  await replace(db, [record], []);
}

/** Cancels the jobs of deleted records. */
export async function drop(
  db: TenantDb,
  { name: kind }: Pick<JobKind, 'name'>,
  ids: readonly string[],
): Promise<void> {
  await replace(
    db,
    ids.map((recordId) => ({ kind, recordId })),
    [],
  );
}

/**
 * Updates the jobs of records from their current state: created, moved, or canceled when done or deleted. Slices call
 * it after each write. A time in the past gets no reminder.
 */
export async function follow(
  db: TenantDb,
  { name, timesOf }: Pick<JobKind, 'name' | 'timesOf'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const times = await timesOf(db, await shopTimes(db), { ids });
  const records = ids.map((recordId) => ({ kind: name, recordId }));
  const due = times.flatMap(({ id, at }) => (at > now ? [{ kind: name, recordId: id, at }] : []));
  await replace(db, records, due);
}

/**
 * Schedules a check of all records of a shop: after its time zone or settings changed, or after many rows were written
 * at once.
 */
export async function followShop(db: TenantDb): Promise<void> {
  const job = { kind: ALL_OF_SHOP, recordId: db.tenantId };
  await replace(db, [job], [job]);
}
