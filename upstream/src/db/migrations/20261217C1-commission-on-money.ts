import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Commission on money received (ADR 70): the setting is copied onto a document when it is made, onto an order in pieces when
 * it is completed, so that switching it never changes what was agreed. Rows of statements keep what was received of the sale
 * by then, and statements what was still expected.
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
