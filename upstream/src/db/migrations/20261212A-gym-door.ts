import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * The door of a gym (ADR 62): who came and what was said, by ids that the phone at the door makes, so that what waits there without
 * a network is kept once. A member's code can be renewed; what a member may owe and still come in is the shop's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'gym_entry',
    `id uuid not null,
     member_id uuid not null,
     -- None once the branch is gone.
     branch_id uuid,
     -- When the member stood at the door, by the phone's clock.
     came_at timestamptz not null,
     is_in boolean not null,
     -- Why not; null for who came in, also of one who was let in with a note.
     reason text check (reason in ('EXPIRED', 'SUSPENDED', 'FROZEN', 'SESSIONS', 'DUE')),
     note text check (length(note) between 1 and 200),
     noted_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     check (is_in or (reason is not null and note is null)),
     foreign key (tenant_id, member_id) references gym_member (tenant_id, id) on delete cascade,
     foreign key (tenant_id, branch_id) references branch (tenant_id, id) on delete set null (branch_id),
     foreign key (tenant_id, noted_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index gym_entry_by_time on gym_entry (tenant_id, came_at desc, id)`,
    `create index gym_entry_by_member on gym_entry (tenant_id, member_id, came_at desc)`,
    `create index gym_entry_by_branch on gym_entry (tenant_id, branch_id, came_at desc)`,
    `alter table gym_told drop constraint gym_told_told_of_check`,
    `alter table gym_told add constraint gym_told_told_of_check
       check (told_of in ('ENDS', 'EXPIRED', 'BIRTHDAY', 'UNSEEN'))`,
    // How often one may come in a period; each entry takes one. None: as often as one likes.
    `alter table gym_duration add column sessions integer check (sessions between 1 and 999)`,
    `alter table gym_period add column sessions integer check (sessions between 1 and 999)`,
    `alter table gym_member add column door_code text check (door_code ~ '^[A-Za-z0-9_-]{22}$')`,
    `create unique index gym_member_by_door_code on gym_member (tenant_id, door_code)`,
    `alter table tenant_setting add column door_due_limit numeric(14,2) check (door_due_limit >= 0)`,
  );
}
