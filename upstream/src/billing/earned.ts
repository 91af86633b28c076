import { quantityText } from '@galla/domain';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { milliOf } from '../db/numeric.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { leftOfTotal, moneyShare, receivedBy, type Until } from './earnedByMoney.ts';
import { boundsOfLine, documentPartsOf, partOfLine, upTo } from './split/partsOf.ts';

type EarningColumn = 'earned' | 'earned_points';
const placesOf = (column: EarningColumn) => (column === 'earned' ? 2 : 3);

/** How much of a line was returned by credit notes. */
const returnedOfLine = (until: Until | undefined) =>
  until
    ? sql`(select sum(back.quantity) from credit_note_line back
        join credit_note note on note.tenant_id = back.tenant_id and note.id = back.credit_note_id
       where back.tenant_id = line.tenant_id and back.line_id = line.id and note.issued_on <= ${until.day}::date)`
    : sql`(select sum(back.quantity) from credit_note_line back
       where back.tenant_id = line.tenant_id and back.line_id = line.id)`;

/**
 * What a line earns, less the share of returns. Computed from the remaining quantity, so that n returns of the whole
 * line leave exactly nothing.
 */
const wholeOfLine = (column: EarningColumn, until?: Until) => {
  const earned = sql.ref(`line.${column}`);
  return sql<string>`(${earned} - round(${earned} * coalesce(${returnedOfLine(until)}, 0) / line.quantity,
    ${sql.lit(placesOf(column))}))`;
};

/** The person's share of it: a column for queries on `document_line` as `line` and its `bounds`. */
export const earnedOfLine = (column: EarningColumn): RawBuilder<string> =>
  partOfLine(wholeOfLine(column), placesOf(column));

/**
 * The lines of a document grouped by how they are shared: all lines shared like the document together, and each line
 * with its own parts. `whole` is what they earn; `lower` and `upper` are the amounts up to the person's bounds, each
 * line split by itself.
 */
const sharedLines = (column: EarningColumn, until?: Until) => sql<{
  place: number;
  whole: string;
  lower: string;
  upper: string;
}>`(select place, sum(whole) as whole,
    sum(${upTo(sql.ref('whole'), sql.ref('lower'), placesOf(column))}) as lower,
    sum(${upTo(sql.ref('whole'), sql.ref('upper'), placesOf(column))}) as upper
  from (select ${wholeOfLine(column, until)} as whole, bounds.lower, bounds.upper, bounds.place
          from document_line line cross join lateral ${boundsOfLine} bounds
         where line.tenant_id = document.tenant_id and line.document_id = document.id) line
  group by place)`;

/** What a person earns of a document once it is fully paid; nothing while it is canceled. */
const wholeOfDocument = (column: EarningColumn, until?: Until) => sql<string>`
  case when document.canceled_at is null then coalesce((
    select sum(upper - lower) from ${sharedLines(column, until)} shared), 0) else 0 end`;

/**
 * The earned share by money received. Lines with their own parts come after all others, in order, and the share is
 * computed cumulatively up to each bound, so that the parts of all people add up to what the bill has earned.
 */
const paidOfDocument = (column: EarningColumn, until?: Until) => {
  const upToBound = (bound: 'lower' | 'upper') =>
    moneyShare(placesOf(column), sql`before + ${sql.ref(`shared.${bound}`)}`);
  return sql<string>`
  case when document.canceled_at is null then coalesce((
    select sum(${upToBound('upper')} - ${upToBound('lower')})
      from (select sum(whole) over (order by place) - whole as before, lower, upper
              from ${sharedLines(column, until)} line) shared,
           (select ${receivedBy(until)} as received, ${leftOfTotal(until)} as total) paid), 0) else 0 end`;
};

/** The earned part of it: everything, or the share of the money received. */
const earnedOfDocument = (column: EarningColumn, until?: Until) => sql<string>`
  case when document.commission_on_money then ${paidOfDocument(column, until)}
    else ${wholeOfDocument(column, until)} end`;

/**
 * Points and rupees that a person earns of a document. Columns for queries on `document` and `part`
 * (`documentPartsOf`).
 */
export const earnedPoints = earnedOfDocument('earned_points');
export const earnedRupees = sql<string>`round(${earnedOfDocument('earned')}, 2)`;

/** What the person will still earn when the rest of the money is received. */
export const expectedRupees = (until?: Until): RawBuilder<string> => sql<string>`
  case when document.commission_on_money
    then round(${wholeOfDocument('earned', until)} - ${earnedOfDocument('earned', until)}, 2)
    else 0.00 end`;

/** What the person earned of it by the end of a day, in rupees; nothing before the document's day. */
export const earnedBy = (until: Until): RawBuilder<string> => sql<string>`
  case when document.issued_on > ${until.day}::date then 0.00
    else round(${earnedOfDocument('earned', until)}, 2) end`;

/**
 * The documents that earn: invoices, and orders until they are invoiced, since both are one sale. A `where` for queries
 * on `document`.
 */
export function isEarning(document: ExpressionBuilder<TenantTables, 'document'>) {
  const bill = document
    .selectFrom('document as bill')
    .whereRef('bill.tenantId', '=', 'document.tenantId')
    .whereRef('bill.refNumber', '=', 'document.number')
    .where('bill.type', '=', 'INVOICE')
    .where('bill.canceledAt', 'is', null)
    .select('bill.id');
  return document.or([
    document('document.type', '=', 'INVOICE'),
    document.and([document('document.type', '=', 'ORDER'), document.not(document.exists(bill))]),
  ]);
}

/** What a person earns of documents, by id, for the wire shape of spec 3 §3 Billing order row. */
export async function pointsCommissionOf(db: TenantDb, employeeId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.sql
    .selectFrom('document')
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.id', 'in', ids)
    .where(isEarning)
    .select(['document.id', earnedPoints.as('points'), earnedRupees.as('earned')])
    .select(expectedRupees().as('expected'))
    .execute();
  return new Map(rows.map((row) => [row.id, toPointsCommission(row)]));
}

/** Points and rupees in their wire shape. */
export const toPointsCommission = ({
  points,
  earned,
  expected,
}: {
  points: string;
  earned: string;
  expected: string;
}) => ({
  points: quantityText(milliOf(points)),
  emp_earned_rs: earned,
  expected_rs: expected,
});
