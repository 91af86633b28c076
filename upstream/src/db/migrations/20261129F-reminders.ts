import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The library's schema without its own transaction, since it runs in that of the migrations. */
async function plans(): Promise<string> {
  const { getConstructionPlans } = await import('pg-boss');
  return getConstructionPlans('jobs').replaceAll(/^\s*(BEGIN|COMMIT);\s*$/gm, '');
}

/**
 * Scheduled jobs (ADR 34): the queue of pg-boss in a schema of its own, without row-level security. It
 * contains tenant, kind and record of each job; the serving role can only add, fetch and delete jobs. Also
 * when users are reminded, and the promised payment dates of customers.
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
    // The first process to start examines the records of each shop once.
    `insert into jobs.job_common (name, policy, data)
       select 'later', 'standard', jsonb_build_object('kind', 'SHOP', 'recordId', tenant_id, 'tenantId', tenant_id)
         from directory.tenant`,
  );
}
