import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Designations form a hierarchy (spec 3 §3): a nested set, which can be rebuilt from the parent and the
 * position among the siblings. Existing designations become roots, ordered by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table designation
       add column parent_id uuid,
       add column lft integer,
       add column rgt integer,
       add column sort integer,
       add column visibility_points integer not null default 0 check (visibility_points >= 0),
       add column commission_percent numeric(5,2) not null default 0 check (commission_percent between 0 and 100),
       add column version integer not null default 1`,
    // Updates rows of all shops, so row-level security must not apply to the table owner.
    `alter table designation no force row level security`,
    `update designation set lft = 2 * place - 1, rgt = 2 * place, sort = place
     from (select tenant_id, id, row_number() over (partition by tenant_id order by name, id) as place
             from designation) as named
     where named.tenant_id = designation.tenant_id and named.id = designation.id`,
    `alter table designation force row level security`,
    `alter table designation
       alter column lft set not null,
       alter column rgt set not null,
       alter column sort set not null,
       add check (lft > 0 and rgt > lft),
       add check (parent_id <> id)`,
    // Deferred, since the rows of a restored shop are inserted in any order.
    `alter table designation add foreign key (tenant_id, parent_id) references designation (tenant_id, id)
       deferrable initially deferred`,
    `create index designation_by_place on designation (tenant_id, lft)`,
    `create index designation_by_parent on designation (tenant_id, parent_id)`,
  );
}
