import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A close stores the counted notes and coins; cash paid to employees is taken from the drawer, like expenses
 * (ADR 78).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table day_close add column coins jsonb check (jsonb_typeof(coins) = 'array')`,
    `alter table expense
       add column advance_id uuid,
       add column statement_id uuid,
       add foreign key (tenant_id, advance_id) references employee_advance (tenant_id, id),
       add foreign key (tenant_id, statement_id) references employee_statement (tenant_id, id),
       add constraint expense_of_one check (num_nonnulls(advance_id, statement_id) <= 1)`,
    `create unique index expense_of_advance on expense (tenant_id, advance_id) where advance_id is not null`,
    `create unique index expense_of_statement on expense (tenant_id, statement_id) where statement_id is not null`,
  );
}
