import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The library's own schema; it would begin and commit by itself, and this belongs to the run of migrations. */
async function plans(): Promise<string> {
  const { getConstructionPlans } = await import('pg-boss');
  return getConstructionPlans('jobs').replaceAll(/^\s*(BEGIN|COMMIT);\s*$/gm, '');
}

/**
 * What is to be done at a time (ADR 34): the queue of pg-boss in a schema of its own, outside of row security. It holds
 * tenant, kind and record of each job, and the serving role may do no more than add, take and remove jobs. When people
 * are reminded, and when a customer said that he will pay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    await plans(),
    `select jobs.create_queue('later', '{"policy": "standard"}'::jsonb)`,
    'revoke execute on all functions in schema jobs from public',
    'grant usage on schema jobs to galla_app',
    'grant execute on function jobs.job_now() to galla_app',
    'grant select on jobs.version, jobs.queue to galla_app',
    'grant select, insert, update, delete on jobs.job_common to galla_app',
    `alter table tenant_setting
       add column remind_tasks_at smallint not null default 540 check (remind_tasks_at between 0 and 1439),
       add column remind_appointments_before smallint not null default 30
         check (remind_appointments_before between 0 and 1440)`,
    `alter table document add column pay_on date`,
    `create index document_by_pay_on on document (tenant_id, pay_on) where pay_on is not null`,
    `alter table notification drop constraint notification_subject_kind_check,
       add constraint notification_subject_kind_check
         check (subject_kind in ('DOCUMENT', 'ITEM', 'STAFF', 'TASK', 'APPOINTMENT'))`,
    // Each shop's records are looked at once, by the first process that starts.
    `insert into jobs.job_common (name, policy, data)
       select 'later', 'standard', jsonb_build_object('kind', 'SHOP', 'recordId', tenant_id, 'tenantId', tenant_id)
         from directory.tenant`,
  );
}
