import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Notifications, with what each user has read or dismissed, and the data that clients with a local store need
 * to stay up to date: when a customer last changed, and which records were deleted.
 *
 * A notification is for one user, or for all users who have the right when they read it, except `caused_by`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'notification',
    `id uuid not null,
     kind text not null,
     type text not null check (type in ('info', 'success', 'warning', 'order')),
     staff_id uuid,
     needed_right text,
     caused_by uuid,
     title text not null,
     message text not null,
     link text not null check (link ~ '^/'),
     pushed_at timestamptz,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id),
     check (staff_id is not null or needed_right is not null)`,
  );
  await createTenantTable(
    db,
    'notification_receipt',
    `notification_id uuid not null,
     staff_id uuid not null,
     read_at timestamptz,
     deleted_at timestamptz,
     primary key (tenant_id, notification_id, staff_id),
     foreign key (tenant_id, notification_id) references notification (tenant_id, id) on delete cascade,
     foreign key (tenant_id, staff_id) references staff (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'deleted_record',
    `kind text not null check (kind in ('CUSTOMER', 'ITEM')),
     record_id uuid not null,
     deleted_at timestamptz not null,
     primary key (tenant_id, kind, record_id)`,
  );
  await run(
    db,
    `alter table customer add column updated_at timestamptz not null default now()`,
    `create index notification_by_time on notification (tenant_id, created_at desc, id desc)`,
    `create index notification_receipt_by_staff on notification_receipt (tenant_id, staff_id)`,
    `create index deleted_record_by_time on deleted_record (tenant_id, kind, deleted_at, record_id)`,
    `create index customer_by_change on customer (tenant_id, updated_at, id)`,
    `create index catalogue_item_by_change on catalogue_item (tenant_id, updated_at, id)`,
  );
}
