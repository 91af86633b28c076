import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Stages that were marked as finished at the piece itself, by scanning its job card: the stages before and
 * after. Undoing a move reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'boutique_piece_move',
    `id uuid not null,
     piece_id uuid not null,
     order_id uuid not null,
     from_state text not null check (from_state in ('0', '1')),
     from_stage_id uuid,
     from_employee_id uuid,
     to_state text not null check (to_state in ('1', '2')),
     to_stage_id uuid,
     to_employee_id uuid,
     moved_by uuid not null,
     moved_at timestamptz not null,
     undone_at timestamptz check (undone_at >= moved_at),
     primary key (tenant_id, id),
     foreign key (tenant_id, piece_id) references boutique_piece (tenant_id, id) on delete cascade,
     foreign key (tenant_id, order_id) references boutique_order (tenant_id, id),
     foreign key (tenant_id, from_stage_id) references stage (tenant_id, id) on delete cascade,
     foreign key (tenant_id, from_employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, to_stage_id) references stage (tenant_id, id) on delete cascade,
     foreign key (tenant_id, to_employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, moved_by) references staff (tenant_id, id)`,
    'select, insert, update, delete',
  );
  await run(
    db,
    `create index boutique_piece_move_by_piece on boutique_piece_move (tenant_id, piece_id, moved_at desc)`,
    `create index boutique_piece_move_by_order on boutique_piece_move (tenant_id, order_id)`,
  );
}
