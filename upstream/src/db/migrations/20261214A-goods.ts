import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Received goods (ADR 64): supplier, bill and cost. Cost is stored apart from the catalogue, which all
 * sellers can read. A stock movement refers to the received goods it is for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'supplier',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 100),
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'goods_receipt',
    `id uuid not null,
     item_id uuid not null,
     variant_id uuid,
     supplier_id uuid,
     bill_number text check (char_length(bill_number) between 1 and 40),
     quantity numeric(14,3) not null check (quantity > 0),
     cost numeric(14,2) check (cost >= 0),
     received_on date not null,
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id),
     foreign key (tenant_id, variant_id) references catalogue_variant (tenant_id, id),
     foreign key (tenant_id, supplier_id) references supplier (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'goods_cost',
    `unit_id uuid not null,
     item_id uuid not null,
     last numeric(14,2) not null check (last >= 0),
     average numeric(14,2) not null check (average >= 0),
     updated_at timestamptz not null,
     primary key (tenant_id, unit_id),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id)`,
  );
  await run(
    db,
    `create unique index supplier_by_name on supplier (tenant_id, lower(name))`,
    `create index goods_receipt_by_item on goods_receipt (tenant_id, item_id, created_at desc)`,
    `create index goods_receipt_by_supplier on goods_receipt (tenant_id, supplier_id, created_at desc)`,
    `create index goods_cost_by_item on goods_cost (tenant_id, item_id)`,
    `alter table stock_move
       add column goods_receipt_id uuid,
       add constraint stock_move_of_goods check (goods_receipt_id is null or correction_reason = 'RECEIVED'),
       add foreign key (tenant_id, goods_receipt_id) references goods_receipt (tenant_id, id)`,
  );
}
