import { commissionKind, type Day, monthEnd, STATEMENT_KINDS } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { orders, returns, sales } from './sold.ts';
import { advances, carried, type Source, type Span, works } from './sources.ts';

/** What valid statements already counted of each source. */
const counted = (db: TenantDb, employeeId: string) =>
  db.sql
    .selectFrom('employeeStatementRow as row')
    .innerJoin('employeeStatement as statement', (join) =>
      join.onRef('statement.tenantId', '=', 'row.tenantId').onRef('statement.id', '=', 'row.statementId'),
    )
    .where('row.tenantId', '=', db.tenantId)
    .where('statement.employeeId', '=', employeeId)
    .where('statement.reopenedAt', 'is', null)
    .groupBy('row.sourceId')
    .select(['row.sourceId', sql<string>`sum(row.amount)`.as('amount')])
    .select(sql<string | null>`max(row.number)`.as('number'))
    .select(sql<string | null>`(array_agg(row.received order by statement.month desc))[1]`.as('received'));

/**
 * The rows of an open month: everything up to its last day, less what earlier statements counted. So a bill canceled or
 * edited later gives a row with the difference, money received or refunded later a row for that money, and anything
 * missed in an earlier month is included.
 */
export async function openRows(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  span: Span,
  today: Day,
): Promise<Source[]> {
  const rest = works(db, span).unionAll(advances(db, span)).unionAll(carried(db, span));
  const sources =
    commissionKind(capabilities) === 'BOUTIQUE'
      ? orders(db, span).unionAll(rest)
      : sales(db, span).unionAll(returns(db, span)).unionAll(rest);
  const end = monthEnd(span.month);
  const { rows } = await sql<Source>`
    with source as (${sources}), counted as (${counted(db, span.employeeId)}), both_of as (
      select source.*, counted.source_id as counted_id, counted.number as counted_number,
             coalesce(source.amount, 0) - coalesce(counted.amount, 0) as difference,
             case when counted.source_id is null then source.kind
                  when source.received <> counted.received then 'MONEY' else 'CHANGE' end as row_kind
        from source full join counted on counted.source_id = source.source_id)
    select coalesce(source_id, counted_id) as source_id, row_kind as kind,
           case row_kind when 'CHANGE' then ${today < end ? today : end}::date else day end as day,
           coalesce(number, counted_number) as number, mode,
           case when counted_id is null then base end as base,
           case when counted_id is null then rate end as rate,
           case when counted_id is null then points end as points,
           round(difference, 2) as amount, received, received_of,
           case when row_kind <> 'CHANGE' then part end as part
      from both_of
     where round(difference, 2) <> 0
     order by array_position(array[${sql.join(STATEMENT_KINDS.map((kind) => sql.lit(kind)))}], row_kind), day, number,
              source_id`.execute(db.sql);
  return rows;
}
