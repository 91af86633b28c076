import { withClient } from '../../db/testing/session.ts';
import { jobKinds } from '../../jobKinds.ts';
import type { TestApi } from '../../testing/index.ts';
import { doDueJobs, type JobsOptions } from '../run.ts';

const SILENT = { info: () => undefined, warn: () => undefined };

/** Makes the queue use a given current time, like the server's clock, instead of PostgreSQL's. */
export async function queueAt({ urls, clock }: TestApi, now: string): Promise<void> {
  clock.now = new Date(now);
  await withClient(urls.ownerUrl, (client) =>
    client.query(
      // Concurrent calls wait: PostgreSQL refuses concurrent replacements of a function.
      `select pg_advisory_xact_lock(hashtext('jobs.job_now'));
       create or replace function jobs.job_now() returns timestamptz language sql stable
         as $$ select '${clock.now.toISOString()}'::timestamptz $$`,
    ),
  );
}

/** Runs the jobs that are due at an instant. */
export async function jobsAt(api: TestApi, now: string, more: Partial<JobsOptions> = {}): Promise<void> {
  await queueAt(api, now);
  await doDueJobs({
    database: api.database,
    kinds: jobKinds,
    clock: () => api.clock.now,
    log: SILENT,
    ...more,
  });
}

/** Waiting jobs of all shops: the data and due time of each. */
export async function waitingJobs({
  urls,
}: TestApi): Promise<{ data: Record<string, string>; at: string }[]> {
  return withClient(urls.ownerUrl, async (client) => {
    const { rows } = await client.query<{ data: Record<string, string>; at: Date }>(
      'select data, start_after as at from jobs.job order by start_after, id',
    );
    return rows.map(({ data, at }) => ({ data, at: at.toISOString() }));
  });
}
