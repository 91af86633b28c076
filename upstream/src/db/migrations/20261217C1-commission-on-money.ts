import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Commission on money received (ADR 70): the setting is copied to a document on creation, and to an order in
 * pieces on completion, so that changing it does not affect earlier sales. Rows of statements store the
 * amount received for the sale by then, and statements the amount still expected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenant_setting add column commission_on_money boolean not null default false`,
    `alter table document add column commission_on_money boolean not null default false`,
    `alter table boutique_order add column commission_on_money boolean not null default false`,
    `alter table employee_statement add column expected numeric(14,2) not null default 0 check (expected >= 0)`,
    `alter table employee_statement_row
       add column received numeric(14,2),
       add column received_of numeric(14,2),
       add check ((received is null) = (received_of is null)),
       drop constraint employee_statement_row_kind_check,
       add constraint employee_statement_row_kind_check
         check (kind in ('SALE', 'ORDER', 'PIECE', 'RETURN', 'MONEY', 'CHANGE', 'ADVANCE', 'CARRIED'))`,
  );
}
