import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** What the shop prints its bills on at the counter; the width of its roll is part of that, and no setting of slips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenant_setting
       add column bill_paper text not null default 'PAGE'
         check (bill_paper in ('PAGE', 'THERMAL_80', 'THERMAL_58')),
       add column print_at_once boolean not null default false,
       add column hsn_on_slip boolean not null default false;
     alter table print_setting drop column roll_width`,
  );
}
