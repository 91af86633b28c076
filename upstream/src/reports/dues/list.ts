import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { decimalColumn, idColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import type { DueRow } from './contract.ts';
import { type DueFilter, selectDues } from './rows.ts';

const ORDER = {
  list: 'dues by age',
  columns: [decimalColumn('dues.owed'), idColumn('dues.id')],
  direction: 'desc',
} as const;

/** A page of customers with dues, highest first. */
export async function listDues(
  db: TenantDb,
  caller: Caller,
  filter: DueFilter,
  today: Day,
  asked: PageAsked,
) {
  const page = pageOf(db, ORDER, asked);
  const rows = selectDues(db, caller, filter, today).selectAll('dues');
  return page.answer(await page.of(rows).execute());
}

type Due = Awaited<ReturnType<typeof listDues>>['rows'][number];

const agesOf = ({
  upTo30,
  upTo60,
  upTo90,
  over90,
  owed,
  bills,
}: Omit<Due, 'id' | 'name' | 'mobile' | 'oldest'>) => ({
  up_to_30: upTo30,
  up_to_60: upTo60,
  up_to_90: upTo90,
  over_90: over90,
  total: owed,
  bills: Number(bills),
});

/** The dues of a customer in their wire shape. */
export const toDueRow = (row: Due): Static<typeof DueRow> => ({
  customer_id: row.id,
  customer_name: row.name,
  customer_no: row.mobile,
  oldest: row.oldest,
  ...agesOf(row),
});

const sum = (column: string) => sql<string>`coalesce(sum(${sql.ref(`dues.${column}`)}), 0.00)`;

/** The number of matching customers, and their total dues. */
export async function sumDues(db: TenantDb, caller: Caller, filter: DueFilter, today: Day) {
  const { customers, ...sums } = await selectDues(db, caller, filter, today)
    .select([
      sql<string>`count(*)`.as('customers'),
      sql<string>`coalesce(sum(dues.bills), 0)`.as('bills'),
      sum('upTo30').as('upTo30'),
      sum('upTo60').as('upTo60'),
      sum('upTo90').as('upTo90'),
      sum('over90').as('over90'),
      sum('owed').as('owed'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(customers), summary: agesOf(sums) };
}
