import { type Day, documentNumber, financialYear, SERIES } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';

/** A newly issued number such as "26-27/A/00413", with its parts. */
export interface IssuedNumber {
  number: string;
  financialYear: string;
  serial: number;
}

/**
 * Issues the next number of a series in the financial year of the shop's day (CGST Rules 2017, rule 46(b)). The counter
 * is a row, not a sequence: a rolled-back transaction returns its number, so no gap remains. Other transactions wait
 * here until this one ends, so call it late.
 */
export async function nextNumber(
  db: TenantDb,
  series: keyof typeof SERIES,
  today: Day,
): Promise<IssuedNumber> {
  const year = financialYear(today);
  const { lastSerial } = await db.sql
    .insertInto('numberSeries')
    .values({ tenantId: db.tenantId, series, financialYear: year, lastSerial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'series', 'financialYear'])
        .doUpdateSet({ lastSerial: sql`number_series.last_serial + 1` }),
    )
    .returning('lastSerial')
    .executeTakeFirstOrThrow();
  return {
    number: documentNumber(SERIES[series], year, lastSerial),
    financialYear: year,
    serial: lastSerial,
  };
}
