import { addDays } from '@galla/domain';
import { sql } from 'kysely';
import {
  type DocumentFilter,
  documentPartsOf,
  type EmployeeId,
  matches,
  selectDocuments,
} from '../billing/index.ts';
import { earnedBy, earnedPoints, earnedRupees, expectedRupees, isEarning } from '../billing/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import { idColumn, instantColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { Earnings, Month } from './earnings.ts';
import { paysOnMoney } from './onMoney.ts';

/** Filter of an employee's documents. */
export type EarningFilter = Pick<DocumentFilter, 'from' | 'to' | 'search' | 'statuses'>;

const NEWEST = {
  list: 'commission documents',
  columns: [instantColumn('document.issued_at'), idColumn('document.id')],
  direction: 'desc',
} as const;

/** All documents that an employee earns from, with the employee's part; canceled ones earn nothing. */
const earning = (db: TenantDb, employeeId: string, filter: EarningFilter) =>
  selectDocuments(db, { employeeId: null })
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .where(matches({ ...filter, inTrash: false }))
    .where(isEarning)
    .select([earnedPoints.as('earnedPoints'), earnedRupees.as('earned'), expectedRupees().as('expected')]);

/** A page of them, newest first. */
export async function listEarning(db: TenantDb, employeeId: string, filter: EarningFilter, asked: PageAsked) {
  const page = pageOf(db, NEWEST, asked);
  return page.answer(await page.of(earning(db, employeeId, filter)).execute());
}

export type EarningDocument = Awaited<ReturnType<typeof listEarning>>['rows'][number];

/** Up to `most` matches, newest first. */
export const allEarning = (db: TenantDb, employeeId: string, filter: EarningFilter, most: number) =>
  earning(db, employeeId, filter)
    .orderBy('document.issuedAt', 'desc')
    .orderBy('document.id', 'desc')
    .limit(most)
    .execute();

/**
 * What a document earned in a month: everything on its day or, when earned as money is received, the share received in
 * the month.
 */
const earnedIn = ({ from, to, timeZone }: Month) => sql<string>`case when document.commission_on_money
  then ${earnedRupees} - ${earnedBy({ day: addDays(from, -1), timeZone })}
  else case when document.issued_on between ${from} and ${to} then ${earnedRupees} else 0.00 end end`;

/** What an employee earned of documents in a month, as `amount`; only documents that earn in it. */
export const documentsInMonth = (db: TenantDb, employeeId: EmployeeId, month: Month) =>
  db.sql
    .selectFrom('document')
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .where('document.tenantId', '=', db.tenantId)
    .where(matches({ inTrash: false }))
    .where(isEarning)
    .where(
      sql<boolean>`(document.commission_on_money or document.issued_on between ${month.from} and ${month.to})`,
    )
    .select(sql<string>`coalesce(sum(${earnedIn(month)}), 0.00)`.as('amount'));

/** Totals over all matches. */
export async function sumEarning(
  db: TenantDb,
  employeeId: string,
  filter: EarningFilter,
  month: Month,
): Promise<Earnings> {
  const found = db.sql
    .selectFrom('document')
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .where('document.tenantId', '=', db.tenantId)
    .where(matches({ ...filter, inTrash: false }))
    .where(isEarning)
    .select([earnedPoints.as('points'), earnedRupees.as('earned'), expectedRupees().as('expected')])
    .select(earnedIn(month).as('inMonth'));
  const sums = await db.sql
    .selectFrom(found.as('found'))
    .select([
      sql<string>`count(*)`.as('rows'),
      paysOnMoney(db).as('onMoney'),
      sql<string>`coalesce(sum(points), 0)`.as('points'),
      sql<string>`coalesce(sum(earned), 0.00)`.as('earned'),
      sql<string>`coalesce(sum(expected), 0.00)`.as('expected'),
      sql<string>`coalesce(sum(in_month), 0.00)`.as('thisMonth'),
    ])
    .executeTakeFirstOrThrow();
  return { ...sums, rows: Number(sums.rows) };
}
