import { type Day, monthEnd, type StatementKind } from '@galla/domain';
import { sql } from 'kysely';
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
  /** Of a sale on money received: what of it was received by then, and what it came to; null of all else. */
  received: string | null;
  receivedOf: string | null;
  /** Which part of the sale it is, in per cent, where several share it. */
  part: number | null;
}

/** Which month of whom; a shop that begins with statements begins with `since`. */
export interface Span {
  employeeId: string;
  since: Day;
  month: Day;
  timeZone: string;
}

export const kindOf = (kind: StatementKind) => sql<StatementKind>`${sql.lit(kind)}`;
export const NO_TEXT = sql<string | null>`null::text`;
export const NO_AMOUNT = sql<string | null>`null::numeric`;
/** Of what nobody shares. */
const NO_PART = sql<number | null>`null::integer`.as('part');
/** Of what is not earned by money. */
export const NO_MONEY = [NO_AMOUNT.as('received'), NO_AMOUNT.as('receivedOf')] as const;

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
    ])
    .select(NO_MONEY)
    .select(NO_PART);

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
    ])
    .select(NO_MONEY)
    .select(NO_PART);

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
    ])
    .select(NO_MONEY)
    .select(NO_PART);
