import { quantityText } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { milliOf } from '../db/numeric.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';

/**
 * What a line earns: less the share of what came back of it by credit notes, so that n returns of a line take all of it.
 * A column of queries on `document_line` under the alias `line`.
 */
export const earnedOfLine = (column: 'earned' | 'earned_points') => {
  const earned = sql.ref(`line.${column}`);
  return sql<string>`(${earned} - round(${earned} * coalesce((
    select sum(back.quantity) from credit_note_line back
     where back.tenant_id = line.tenant_id and back.line_id = line.id), 0) / line.quantity,
    ${sql.lit(column === 'earned' ? 2 : 3)}))`;
};

/**
 * What a document earns who it is in the name of: the sum of its lines, nothing while it is canceled. Columns of queries
 * on `document`.
 */
const sumOfLines = (column: 'earned' | 'earned_points') => sql<string>`
  case when document.canceled_at is null then coalesce((select sum(${earnedOfLine(column)}) from document_line line
    where line.tenant_id = document.tenant_id and line.document_id = document.id), 0) else 0 end`;

export const earnedRupees = sql<string>`round(${sumOfLines('earned')}, 2)`;
export const earnedPoints = sumOfLines('earned_points');

/**
 * The documents that earn: invoices, and orders until an invoice takes their place, since both are one sale. Use it as a
 * `where` of queries on `document`.
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

/** What documents earn, as the wire of spec 3 §3 Billing order row has it; by their ids. */
export async function pointsCommissionOf(db: TenantDb, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.id', 'in', ids)
    .where(isEarning)
    .select(['document.id', earnedPoints.as('points'), earnedRupees.as('earned')])
    .execute();
  return new Map(rows.map((row) => [row.id, toPointsCommission(row)]));
}

/** Points and rupees as they stand on the wire. */
export const toPointsCommission = ({ points, earned }: { points: string; earned: string }) => ({
  points: quantityText(milliOf(points)),
  emp_earned_rs: earned,
});
