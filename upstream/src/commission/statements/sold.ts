import { addDays, monthEnd } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  boundsOfLine,
  documentPartPercent,
  documentPartsOf,
  earnedBy,
  isEarning,
  leftOfTotal,
  matches,
  orderPartsOf,
  paidOn,
  partOfLine,
  partPercent,
  receivedBy,
  type Until,
} from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { orderEarned, orderLeft, orderPaidOn, orderReceived, orderWhole } from '../orderMoney.ts';
import { kindOf, NO_AMOUNT, NO_MONEY, NO_TEXT, type Span } from './sources.ts';

/**
 * The cutoffs for money: the end of the month, and the day before statements began, up to which everything was settled
 * elsewhere.
 */
export const untilOf = ({ since, month, timeZone }: Span): { end: Until; before: Until } => ({
  end: { day: monthEnd(month), timeZone },
  before: { day: addDays(since, -1), timeZone },
});

/** One column for sales that earn as money is received, another for the rest; null without one. */
const ifOnMoney = <Value = string>(
  table: 'document' | 'boutique_order',
  then: RawBuilder<unknown>,
  otherwise: RawBuilder<unknown> = sql`null`,
) => sql<Value>`case when ${sql.ref(`${table}.commission_on_money`)} then ${then} else ${otherwise} end`;

/** Bills that a person earns from, before returns, which are rows of their own on their own day. */
export const sales = (db: TenantDb, span: Span) => {
  const { employeeId, since, month } = span;
  const { end, before } = untilOf(span);
  return db.sql
    .selectFrom('document')
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .innerJoinLateral(
      (line) =>
        line
          .selectFrom('documentLine as line')
          .innerJoinLateral(boundsOfLine.as('bounds'), (join) => join.onTrue())
          .whereRef('bounds.lower', '<', 'bounds.upper')
          .whereRef('line.tenantId', '=', 'document.tenantId')
          .whereRef('line.documentId', '=', 'document.id')
          .select([
            sql<string>`coalesce(sum(${partOfLine(sql.ref('line.earned'))}), 0)`.as('earned'),
            sql<string | null>`sum(line.earning_amount) filter (where line.earned <> 0
              and line.earning_mode = 'PERCENT')`.as('base'),
            sql<string | null>`case when bool_and(line.earning_mode = 'PERCENT') and
              min(line.employee_percentage) = max(line.employee_percentage)
              then max(line.employee_percentage) end`.as('rate'),
            sql<string | null>`nullif(sum(${partOfLine(sql.ref('line.earned_points'), 3)}), 0)`.as('points'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where(matches({ to: monthEnd(month), inTrash: false }))
    .where(sql<boolean>`(document.issued_on >= ${since} or document.commission_on_money)`)
    .where('document.canceledAt', 'is', null)
    .where(isEarning)
    .select([
      'document.id as sourceId',
      kindOf('SALE').as('kind'),
      ifOnMoney('document', sql`greatest(document.issued_on, ${paidOn(end)})`, sql`document.issued_on`).as(
        'day',
      ),
      sql<string | null>`document.number`.as('number'),
      NO_TEXT.as('mode'),
      'sums.base',
      'sums.rate',
      'sums.points',
      ifOnMoney('document', sql`${earnedBy(end)} - ${earnedBy(before)}`, sql`sums.earned`).as('amount'),
      ifOnMoney<string | null>('document', receivedBy(end)).as('received'),
      ifOnMoney<string | null>('document', leftOfTotal(end)).as('receivedOf'),
      documentPartPercent.as('part'),
    ]);
};

/**
 * What credit notes take back of `line` within its `bounds`: the person's part of the amount left before, minus the
 * part of the amount left after.
 */
const taken = (earned: 'earned' | 'earned_points', places: 2 | 3) => {
  const whole = sql.ref<string>(`line.${earned}`);
  const left = (returned: string) =>
    partOfLine(
      sql`(${whole} - round(${whole} * (${sql.raw(returned)}) / line.sold, ${sql.lit(places)}))`,
      places,
    );
  return sql<string>`-sum(${left('line.until - line.quantity')} - ${left('line.until')})`;
};

/**
 * What credit notes take back: for each line the share that makes all returns add up to the whole (like
 * `earnedOfLine`).
 */
export const returns = (db: TenantDb, { employeeId, since, month }: Span) => {
  const back = db.sql
    .selectFrom('creditNoteLine as back')
    .innerJoin('creditNote', (join) =>
      join
        .onRef('creditNote.tenantId', '=', 'back.tenantId')
        .onRef('creditNote.id', '=', 'back.creditNoteId'),
    )
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'creditNote.tenantId')
        .onRef('document.id', '=', 'creditNote.documentId'),
    )
    .innerJoin('documentLine as line', (join) =>
      join.onRef('line.tenantId', '=', 'back.tenantId').onRef('line.id', '=', 'back.lineId'),
    )
    .where('back.tenantId', '=', db.tenantId)
    .where('document.canceledAt', 'is', null)
    // When earned as money is received, the document itself already reflects returns.
    .where('document.commissionOnMoney', '=', false)
    .select(['creditNote.id as noteId', 'creditNote.documentId', 'creditNote.issuedOn', 'creditNote.number'])
    .select(['line.tenantId', 'line.id', 'line.position', 'line.earned', 'line.earnedPoints'])
    .select(['line.quantity as sold', 'back.quantity'])
    .select(
      sql<string>`sum(back.quantity) over (partition by back.line_id
        order by credit_note.issued_at, credit_note.id)`.as('until'),
    );
  // Returns are few, so parts are looked up for them only.
  return (
    db.sql
      .selectFrom(back.as('line'))
      .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'line.documentId')
      .innerJoinLateral(boundsOfLine.as('bounds'), (join) => join.onTrue())
      .where('line.issuedOn', '>=', since)
      .where('line.issuedOn', '<=', monthEnd(month))
      .groupBy(['line.noteId', 'line.issuedOn', 'line.number'])
      .select([
        'line.noteId as sourceId',
        kindOf('RETURN').as('kind'),
        'line.issuedOn as day',
        sql<string | null>`line.number`.as('number'),
        NO_TEXT.as('mode'),
        NO_AMOUNT.as('base'),
        NO_AMOUNT.as('rate'),
        sql<string | null>`nullif(${taken('earned_points', 3)}, 0)`.as('points'),
        taken('earned', 2).as('amount'),
      ])
      .select(NO_MONEY)
      // Also null when the returned lines have different parts.
      .select(
        sql<number | null>`case when min(bounds.upper - bounds.lower) = max(bounds.upper - bounds.lower)
        then nullif(min(bounds.upper - bounds.lower), 100) end`.as('part'),
      )
  );
};

/** Orders in pieces that a person earns from, by day of completion and of payments. */
export const orders = (db: TenantDb, span: Span) => {
  const { employeeId, since, month } = span;
  const { end, before } = untilOf(span);
  return db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin(orderPartsOf(db, employeeId).as('part'), 'part.saleId', 'boutiqueOrder.id')
    .where('tenantId', '=', db.tenantId)
    .where('canceledAt', 'is', null)
    .where(sql<boolean>`(completed_on >= ${since} or commission_on_money)`)
    .where('completedOn', '<=', monthEnd(month))
    .select([
      'id as sourceId',
      kindOf('ORDER').as('kind'),
      ifOnMoney('boutique_order', sql`greatest(completed_on, ${orderPaidOn(end)})`, sql`completed_on`).as(
        'day',
      ),
      sql<string | null>`number`.as('number'),
      NO_TEXT.as('mode'),
      'commissionBase as base',
      'commissionPercentage as rate',
      NO_AMOUNT.as('points'),
      ifOnMoney('boutique_order', sql`${orderEarned(end)} - ${orderEarned(before)}`, orderWhole).as('amount'),
      ifOnMoney<string | null>('boutique_order', orderReceived(end)).as('received'),
      ifOnMoney<string | null>('boutique_order', orderLeft(end)).as('receivedOf'),
      partPercent.as('part'),
    ]);
};
