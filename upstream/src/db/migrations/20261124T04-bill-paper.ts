import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The paper on which the shop prints bills at the counter. It includes the width of the roll, which is not a
 * setting of slips.
 */
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
