import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A plan can be changed without losing what was paid: an order tells when it begins and how much credit it takes, and
 * a period that a change ended tells when, and what its unused days gave as credit. The credit of a shop is what was
 * released less what was taken, over its completed payments.
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
    // A year is offered beside what twelve months cost, so that the saving that is told is the true one.
    `update reference.package_duration as long
        set list_price = short.amount * long.months
       from reference.package_duration as short
      where short.package_id = long.package_id and short.months = 1 and not short.retired
        and long.months > 1 and long.list_price is null and short.amount * long.months > long.amount`,
  );
}
