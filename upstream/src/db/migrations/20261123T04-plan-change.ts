import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Changing a plan keeps the value of what was paid: an order stores its start and the credit it uses, and a
 * period ended by a change stores when it ended and the credit of its unused days. The credit of a shop is
 * the released less the used credit of its completed payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table subscription_payment
       add column starts text not null default 'AT_END' check (starts in ('NOW', 'AT_END')),
       add column credit numeric(14,2) not null default 0 check (credit >= 0),
       add column ended_on date,
       add column released numeric(14,2) check (released >= 0),
       add check ((ended_on is null) = (released is null))`,
    // The list price of longer terms is that of the same number of single months, so that the displayed
    // saving is accurate.
    `update reference.package_duration as long
        set list_price = short.amount * long.months
       from reference.package_duration as short
      where short.package_id = long.package_id and short.months = 1 and not short.retired
        and long.months > 1 and long.list_price is null and short.amount * long.months > long.amount`,
  );
}
