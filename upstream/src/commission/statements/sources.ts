import { type Day, monthEnd, type StatementKind } from '@galla/domain';
import { sql } from 'kysely';
import { isEarning, matches } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** What a statement's row is of, with what it comes to now. */
export interface Source {
  sourceId: string;
  kind: StatementKind;
  day: Day;
  number: string | null;
  mode: string | null;
  base: string | null;
  rate: string | null;
  points: string | null;
  amount: string;
}

/** Which month of whom; a shop that begins with statements begins with `since`. */
export interface Span {
  employeeId: string;
  since: Day;
  month: Day;
}

const kindOf = (kind: StatementKind) => sql<StatementKind>`${sql.lit(kind)}`;
const NO_TEXT = sql<string | null>`null::text`;
const NO_AMOUNT = sql<string | null>`null::numeric`;

/** Bills in somebody's name that earn, before what came back of them: that is a row of its own, on its own day. */
export const sales = (db: TenantDb, { employeeId, since, month }: Span) =>
  db.sql
    .selectFrom('document')
    .innerJoinLateral(
      (line) =>
        line
          .selectFrom('documentLine as line')
          .whereRef('line.tenantId', '=', 'document.tenantId')
          .whereRef('line.documentId', '=', 'document.id')
          .select([
            sql<string>`coalesce(sum(line.earned), 0)`.as('earned'),
            sql<string | null>`sum(line.earning_amount) filter (where line.earned <> 0
              and line.earning_mode = 'PERCENT')`.as('base'),
            sql<string | null>`case when bool_and(line.earning_mode = 'PERCENT') and
              min(line.employee_percentage) = max(line.employee_percentage)
              then max(line.employee_percentage) end`.as('rate'),
            sql<string | null>`nullif(sum(line.earned_points), 0)`.as('points'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where(matches({ employeeId, from: since, to: monthEnd(month), inTrash: false }))
    .where('document.canceledAt', 'is', null)
    .where(isEarning)
    .select([
      'document.id as sourceId',
      kindOf('SALE').as('kind'),
      'document.issuedOn as day',
      sql<string | null>`document.number`.as('number'),
      NO_TEXT.as('mode'),
      'sums.base',
      'sums.rate',
      'sums.points',
      'sums.earned as amount',
    ]);

/** What credit notes take back of the rows of `back`: the share until then, less the share before. */
const taken = (earned: 'earned' | 'earned_points', places: 2 | 3) => {
  const share = (quantity: string) =>
    sql`round(back.${sql.raw(earned)} * (${sql.raw(quantity)}) / back.sold, ${sql.lit(places)})`;
  return sql<string>`-sum(${share('back.until')} - ${share('back.until - back.quantity')})`;
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
    .where('document.employeeId', '=', employeeId)
    .where('document.canceledAt', 'is', null)
    .select(['creditNote.id', 'creditNote.issuedOn', 'creditNote.number', 'back.quantity'])
    .select(['line.earned', 'line.earnedPoints', 'line.quantity as sold'])
    .select(
      sql<string>`sum(back.quantity) over (partition by back.line_id
        order by credit_note.issued_at, credit_note.id)`.as('until'),
    );
  return db.sql
    .selectFrom(back.as('back'))
    .where('back.issuedOn', '>=', since)
    .where('back.issuedOn', '<=', monthEnd(month))
    .groupBy(['back.id', 'back.issuedOn', 'back.number'])
    .select([
      'back.id as sourceId',
      kindOf('RETURN').as('kind'),
      'back.issuedOn as day',
      sql<string | null>`back.number`.as('number'),
      NO_TEXT.as('mode'),
      NO_AMOUNT.as('base'),
      NO_AMOUNT.as('rate'),
      sql<string | null>`nullif(${taken('earned_points', 3)}, 0)`.as('points'),
      taken('earned', 2).as('amount'),
    ]);
};

/** Orders in pieces in somebody's name, by the day of their completion. */
export const orders = (db: TenantDb, { employeeId, since, month }: Span) =>
  db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .where('canceledAt', 'is', null)
    .where('completedOn', '>=', since)
    .where('completedOn', '<=', monthEnd(month))
    .select([
      'id as sourceId',
      kindOf('ORDER').as('kind'),
      sql<Day>`completed_on`.as('day'),
      sql<string | null>`number`.as('number'),
      NO_TEXT.as('mode'),
      'commissionBase as base',
      'commissionPercentage as rate',
      NO_AMOUNT.as('points'),
      sql<string>`commission`.as('amount'),
    ]);

/** Stages of pieces that somebody finished, by their prices. */
export const works = (db: TenantDb, { employeeId, since, month }: Span) =>
  db.sql
    .selectFrom('boutiquePieceWork as work')
    .innerJoin('boutiqueOrder as order', (join) =>
      join.onRef('order.tenantId', '=', 'work.tenantId').onRef('order.id', '=', 'work.orderId'),
    )
    .where('work.tenantId', '=', db.tenantId)
    .where('work.employeeId', '=', employeeId)
    .where('work.doneOn', '>=', since)
    .where('work.doneOn', '<=', monthEnd(month))
    .select([
      'work.id as sourceId',
      kindOf('PIECE').as('kind'),
      'work.doneOn as day',
      sql<string | null>`"order".number`.as('number'),
      NO_TEXT.as('mode'),
      NO_AMOUNT.as('base'),
      NO_AMOUNT.as('rate'),
      NO_AMOUNT.as('points'),
      'work.amount',
    ]);

/** Advances, also those from before statements began. */
export const advances = (db: TenantDb, { employeeId, month }: Span) =>
  db.sql
    .selectFrom('employeeAdvance')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .where('paidOn', '<=', monthEnd(month))
    .select([
      'id as sourceId',
      kindOf('ADVANCE').as('kind'),
      'paidOn as day',
      NO_TEXT.as('number'),
      sql<string | null>`mode`.as('mode'),
      NO_AMOUNT.as('base'),
      NO_AMOUNT.as('rate'),
      NO_AMOUNT.as('points'),
      sql<string>`-amount`.as('amount'),
    ]);

/** What earlier statements were below 0. */
export const carried = (db: TenantDb, { employeeId, month }: Span) =>
  db.sql
    .selectFrom('employeeStatement')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .where('reopenedAt', 'is', null)
    .where('month', '<', month)
    .where('payable', '<', '0')
    .select([
      'id as sourceId',
      kindOf('CARRIED').as('kind'),
      'month as day',
      sql<string | null>`number`.as('number'),
      NO_TEXT.as('mode'),
      NO_AMOUNT.as('base'),
      NO_AMOUNT.as('rate'),
      NO_AMOUNT.as('points'),
      'payable as amount',
    ]);
