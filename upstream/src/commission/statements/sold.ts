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

/** By when money counts: the end of the month, and the day before statements began, until when it was settled outside. */
export const untilOf = ({ since, month, timeZone }: Span): { end: Until; before: Until } => ({
  end: { day: monthEnd(month), timeZone },
  before: { day: addDays(since, -1), timeZone },
});

/** A column of what is earned as its money comes in, else another; null where none is told. */
const ifOnMoney = <Value = string>(
  table: 'document' | 'boutique_order',
  then: RawBuilder<unknown>,
  otherwise: RawBuilder<unknown> = sql`null`,
) => sql<Value>`case when ${sql.ref(`${table}.commission_on_money`)} then ${then} else ${otherwise} end`;

/** Bills that somebody earns of, before what came back of them: that is a row of its own, on its own day. */
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

/** What credit notes take back of the rows of `line`, by their `bounds`: the part of what was left before, less that of what is left then. */
const taken = (earned: 'earned' | 'earned_points', places: 2 | 3) => {
  const whole = sql.ref<string>(`line.${earned}`);
  const left = (returned: string) =>
    partOfLine(
      sql`(${whole} - round(${whole} * (${sql.raw(returned)}) / line.sold, ${sql.lit(places)}))`,
      places,
    );
  return sql<string>`-sum(${left('line.until - line.quantity')} - ${left('line.until')})`;
};

/** What credit notes take back: of each line the share that makes its returns come to the whole (as `earnedOfLine`). */
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
    // On money received the document itself follows what came back.
    .where('document.commissionOnMoney', '=', false)
    .select(['creditNote.id as noteId', 'creditNote.documentId', 'creditNote.issuedOn', 'creditNote.number'])
    .select(['line.tenantId', 'line.id', 'line.position', 'line.earned', 'line.earnedPoints'])
    .select(['line.quantity as sold', 'back.quantity'])
    .select(
      sql<string>`sum(back.quantity) over (partition by back.line_id
        order by credit_note.issued_at, credit_note.id)`.as('until'),
    );
  // What came back is little, and whose it is is asked of that alone.
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
      // Null also where the lines that came back are shared otherwise each.
      .select(
        sql<number | null>`case when min(bounds.upper - bounds.lower) = max(bounds.upper - bounds.lower)
        then nullif(min(bounds.upper - bounds.lower), 100) end`.as('part'),
      )
  );
};

/** Orders in pieces that somebody earns of, by the day of their completion and of their money. */
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
