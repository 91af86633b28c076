import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A period can end before its last day (ADR 71); a credit note returns the value of its unused days, and its
 * line stores their share of the period. The rest of a period can be transferred to another member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table gym_period
       -- Why it ended early, and the last day as bought, including freezes.
       add column ended_by text check (ended_by in ('UPGRADE', 'CANCEL', 'TRANSFER')),
       add column full_end date,
       add column credit_note_id uuid,
       -- The period of another member whose remaining days this one has.
       add column taken_from uuid,
       add unique (tenant_id, taken_from),
       add foreign key (tenant_id, taken_from) references gym_period (tenant_id, id) on delete set null (taken_from),
       add constraint gym_period_ended check ((ended_by is null) = (full_end is null)),
       add foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id),
       drop constraint gym_period_check,
       -- A period that ends on its first day has no days.
       add constraint gym_period_check
         check (ends_on >= starts_on or (ended_by is not null and ends_on = starts_on - 1))`,
    `alter table credit_note_line
       add column unused_days integer,
       add column whole_days integer,
       add constraint credit_note_line_of_time
         check ((unused_days is null) = (whole_days is null) and unused_days > 0 and unused_days <= whole_days)`,
  );
}
