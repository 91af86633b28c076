import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A document keeps who the shop was when it was issued, as it keeps its customer: a shop that changes its name,
 * address or PAN changes no invoice that is out (CGST Rules 2017, rule 46). Those that are there take it as it is now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document
       add column supplier_name text,
       add column supplier_address text,
       add column supplier_city text,
       add column supplier_pincode text,
       add column supplier_state_code text,
       add column supplier_pan text`,
    // The documents of every shop are filled, for which row security must let the owner of the tables see them.
    `alter table document no force row level security`,
    `alter table shop no force row level security`,
    `update document
     set supplier_name = shop.name, supplier_address = shop.address, supplier_city = shop.city,
         supplier_pincode = shop.pincode, supplier_state_code = shop.state_code, supplier_pan = shop.pan
     from shop where shop.tenant_id = document.tenant_id`,
    `alter table shop force row level security`,
    `alter table document force row level security`,
    `alter table document alter column supplier_name set not null`,
  );
}
