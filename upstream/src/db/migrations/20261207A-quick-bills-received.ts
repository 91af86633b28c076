import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * How a quick bill was paid, and who confirmed it. Earlier paid ones were confirmed by their author on
 * creation, by UPI, which was the only mode.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table quick_bill
       add column received_at timestamptz,
       add column received_by uuid,
       add column mode text check (mode in ('CASH', 'UPI')),
       add column reference text,
       add foreign key (tenant_id, received_by) references staff (tenant_id, id)`,
    `update quick_bill set received_at = created_at, received_by = created_by, mode = 'UPI' where status = 'PAID'`,
    `alter table quick_bill
       add check ((status = 'PAID') = (received_at is not null)),
       add check ((status = 'PAID') = (received_by is not null)),
       add check ((status = 'PAID') = (mode is not null)),
       add check (reference is null or mode = 'UPI')`,
  );
}
