import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { withQueue } from '../db/forQueue.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { JobKind } from './kind.ts';
import { QUEUE, queueOf } from './queue.ts';
import { ALL_OF_SHOP, follow, type JobData } from './schedule.ts';
import { shopTimes } from './shopTimes.ts';

const MINUTE = 60_000;
/** In milliseconds: a reminder delayed by a day, because the server was down, is no longer useful. */
const LATEST = 24 * 60 * MINUTE;
const RETRY_AFTER = 5 * MINUTE;

/** What a process needs to run jobs. */
export interface JobsOptions {
  database: Database;
  kinds: readonly JobKind[];
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

async function followAll(db: TenantDb, kinds: readonly JobKind[], now: Date): Promise<void> {
  const shop = await shopTimes(db);
  for (const kind of kinds) {
    const ids = (await kind.timesOf(db, shop, { after: now })).map(({ id }) => id);
    await follow(db, kind, ids, now);
  }
}

/** Runs a job according to the record's current state, whatever it was when the job was created. */
async function doJob(db: TenantDb, { kind: name, recordId }: JobData, options: JobsOptions): Promise<void> {
  const { kinds, clock, log } = options;
  const now = clock();
  if (name === ALL_OF_SHOP) return followAll(db, kinds, now);
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`Nobody knows how to do ${name}`);
  const shop = await shopTimes(db);
  const [due] = await kind.timesOf(db, shop, { ids: [recordId] });
  if (!due) return;
  const late = now.getTime() - due.at.getTime();
  // Allows for a small difference between the clocks of PostgreSQL and this process.
  if (late < -MINUTE) return follow(db, kind, [recordId], now);
  if (late > LATEST) return log.info({ kind: name, record: recordId }, 'a job is too late and left out');
  await kind.run({ db, shop, now }, recordId);
}

/**
 * Takes a due job and runs it in one transaction: exactly once however many processes try, and a process that dies
 * leaves it to the next one.
 * @returns whether there was one
 */
async function doNext(options: JobsOptions): Promise<boolean> {
  const { database, clock, log } = options;
  const { boss, through } = await queueOf(database);
  let taken: { id: string; data: JobData } | undefined;
  try {
    return await withQueue(database, async (transaction, enter) => {
      const db = through(transaction);
      [taken] = await boss.fetch<JobData>(QUEUE, { db });
      if (!taken) return false;
      const { id, data } = taken;
      await boss.deleteJob(QUEUE, id, { db });
      await doJob(await enter(data.tenantId), data, options);
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    const { id, data } = taken;
    log.warn({ err: error, kind: data.kind, record: data.recordId }, 'a job failed and is tried again');
    const startAfter = new Date(clock().getTime() + RETRY_AFTER).toISOString();
    await boss.update(QUEUE, undefined, { id, startAfter });
    return true;
  }
}

/** Runs due jobs one after the other until there are none, or until aborted. */
export async function doDueJobs(options: JobsOptions, signal?: AbortSignal): Promise<void> {
  do {
    if (signal?.aborted) return;
  } while (await doNext(options));
}
