import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Changes in lists of tasks, notifications and timelines: which records were deleted, their owner if nobody
 * else may know of them, and when a user last acted on a notification.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table deleted_record
       add column staff_id uuid,
       add foreign key (tenant_id, staff_id) references staff (tenant_id, id),
       drop constraint deleted_record_kind_check,
       add constraint deleted_record_kind_check check (kind in (
         'CUSTOMER', 'ITEM', 'DOCUMENT', 'QUICK_BILL', 'TASK', 'NOTIFICATION', 'APPOINTMENT', 'CUSTOMER_NOTE'))`,
    `alter table notification_receipt add column updated_at timestamptz not null default now()`,
    `create index task_by_change on task (tenant_id, staff_id, updated_at, id)`,
  );
}
