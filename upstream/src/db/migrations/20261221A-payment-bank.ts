import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** A bank transfer can name its bank, wherever money is taken: bills, orders in pieces, money on account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    ...['payment', 'boutique_payment', 'receipt'].map(
      (table) =>
        `alter table ${table} add column bank text
           check (bank is null or (mode = 'BANK' and char_length(bank) between 1 and 60))`,
    ),
  );
}
