import { type Day, monthEnd, type StatementKind } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** The source of a statement row, with its current amount. */
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
  /** For a sale that earns as money is received: the amount received so far, and its total; else null. */
  received: string | null;
  receivedOf: string | null;
  /** The person's part of a shared sale in per cent. */
  part: number | null;
}

/** The month and its employee; `since` is when the shop began with statements. */
export interface Span {
  employeeId: string;
  since: Day;
  month: Day;
  timeZone: string;
}

export const kindOf = (kind: StatementKind) => sql<StatementKind>`${sql.lit(kind)}`;
export const NO_TEXT = sql<string | null>`null::text`;
export const NO_AMOUNT = sql<string | null>`null::numeric`;
/** For rows that are not shared. */
const NO_PART = sql<number | null>`null::integer`.as('part');
/** For rows that do not depend on received money. */
export const NO_MONEY = [NO_AMOUNT.as('received'), NO_AMOUNT.as('receivedOf')] as const;

/** Stages of pieces finished by a person, with their stage prices. */
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

/** Advances, including those from before statements began. */
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

/** Negative balances of earlier statements. */
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
