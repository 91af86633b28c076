import { withClient } from '../../db/testing/session.ts';
import { jobKinds } from '../../jobKinds.ts';
import type { TestApi } from '../../testing/index.ts';
import { doDueJobs, type JobsOptions } from '../run.ts';

const SILENT = { info: () => undefined, warn: () => undefined };

/** Lets the queue take an instant for now, as the server's clock does, instead of PostgreSQL's. */
export async function queueAt({ urls, clock }: TestApi, now: string): Promise<void> {
  clock.now = new Date(now);
  await withClient(urls.ownerUrl, (client) =>
    client.query(
      // Of two at once the second waits: PostgreSQL refuses what is replaced twice at a time.
      `select pg_advisory_xact_lock(hashtext('jobs.job_now'));
       create or replace function jobs.job_now() returns timestamptz language sql stable
         as $$ select '${clock.now.toISOString()}'::timestamptz $$`,
    ),
  );
}

/** Does what is due at an instant. */
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

/** What waits in the queue, of all shops: the data of each job and when it is due. */
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
