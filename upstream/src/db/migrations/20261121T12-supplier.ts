import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A document keeps the shop's details as of its issue, as it does its customer's: a change of name, address
 * or PAN does not affect issued invoices (CGST Rules 2017, rule 46). Existing documents take the current
 * details.
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
    // Updates documents of all shops, so row-level security must not apply to the table owner.
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
