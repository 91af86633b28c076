import { problem } from '@galla/domain';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import { refusedFor } from '../http/refused.ts';
import { idColumn, type OrderColumn, wholeColumn } from './columns.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** The requested page: after an offset or a cursor. */
export interface PageAsked {
  limit: number;
  offset?: number | undefined;
  /** A cursor of this list. */
  after?: string | null | undefined;
  /** Whether the response includes cursors, and whether there are more rows. */
  withCursors?: boolean | undefined;
}

/** The sort order of a list. */
export interface ListOrder {
  /** Name of the list and its order, which cursors are bound to. */
  list: string;
  /** The compared columns in sequence; the last one makes the order unique. */
  columns: readonly OrderColumn[];
  direction: 'asc' | 'desc';
}

/** Position of a page in its wire shape. */
export interface PageAnswer {
  /** For each row the value of `after` that continues behind it. */
  cursors: string[];
  has_more: boolean;
}

/** A row with its sort values. */
interface Ordered {
  orderValues?: string[];
}

/** The rows of a page, without the additional one that shows whether there are more. */
export interface PageRows<Row> {
  rows: Row[];
  /** Only with `withCursors`. */
  page?: PageAnswer;
}

/** A page of a list: `of` restricts a query to its rows, `answer` returns its position. */
export interface Page {
  of<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  answer<Row>(rows: readonly Row[]): PageRows<Row>;
}

/**
 * The requested page. With a cursor it is found by sort values, so that rows added or deleted meanwhile are neither
 * repeated nor skipped. Refuses a cursor of another list, and a cursor together with an offset.
 */
export function pageOf(db: Pick<TenantDb, 'tenantId'>, order: ListOrder, asked: PageAsked): Page {
  const { direction, list } = order;
  const columns = order.columns.map(({ value }) => value);
  const { limit, offset = 0, withCursors = false } = asked;
  const of = { tenantId: db.tenantId, list: `${list} ${direction}` };
  const after = behind(asked, (cursor) =>
    decodeCursor(
      of,
      cursor,
      order.columns.map(({ takes }) => takes),
    ),
  );
  const values = sql<string[]>`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]`;
  const isBehind = sql.raw(direction === 'asc' ? '>' : '<');

  return {
    of: (query) => {
      let page = columns
        .reduce((ordered, column) => ordered.orderBy(column, direction), query)
        // One additional row shows whether there are more.
        .limit(limit + (withCursors ? 1 : 0));
      if (offset > 0) page = page.offset(offset);
      if (after) page = page.where(sql<boolean>`(${sql.join(columns)}) ${isBehind} (${sql.join(after)})`);
      return withCursors
        ? page.$call((query) => query.select(values.as('orderValues')) as typeof page)
        : page;
    },
    answer: <Row>(all: readonly (Row & Ordered)[]) => {
      const rows = all.slice(0, limit);
      if (!withCursors) return { rows };
      const cursors = rows.map(({ orderValues = [] }) => encodeCursor(of, orderValues));
      return { rows, page: { cursors, has_more: all.length > limit } };
    },
  };
}

/**
 * A page of a list that is ranked outside of the database, best match first. With a cursor it begins after the cursor's
 * row, wherever that is now, or at its old position if it is gone.
 */
export function rankedPage(
  db: Pick<TenantDb, 'tenantId'>,
  list: string,
  ids: readonly string[],
  asked: PageAsked,
): PageRows<string> {
  const of = { tenantId: db.tenantId, list };
  const after = behind(asked, (cursor) => decodeCursor(of, cursor, [ID, PLACE]));
  const begin = after ? placeAfter(ids, after) : (asked.offset ?? 0);
  const end = begin + asked.limit;
  const rows = ids.slice(begin, end);
  if (asked.withCursors !== true) return { rows };
  const cursors = rows.map((id, index) => encodeCursor(of, [id, begin + index]));
  return { rows, page: { cursors, has_more: ids.length > end } };
}

const { takes: ID } = idColumn('id');
const { takes: PLACE } = wholeColumn('place');

function placeAfter(ids: readonly string[], [id = '', place]: readonly string[]): number {
  const found = ids.indexOf(id);
  return found < 0 ? Number(place) : found + 1;
}

/** The parsed cursor, if any. Refuses a cursor together with an offset. */
function behind<T>({ after, offset }: PageAsked, read: (cursor: string) => T): T | undefined {
  if (after === null || after === undefined) return undefined;
  if (offset !== undefined) throw refusedFor(problem('offset', 'INVALID_INPUT', 'faults.offsetAndCursor'));
  return read(after);
}
