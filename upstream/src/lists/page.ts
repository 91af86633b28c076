import { problem } from '@galla/domain';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import { refusedFor } from '../http/refused.ts';
import { idColumn, type OrderColumn, wholeColumn } from './columns.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** Which page is asked for: by how many rows stand before it, or behind a cursor. */
export interface PageAsked {
  limit: number;
  offset?: number | undefined;
  /** A cursor of this list. */
  after?: string | null | undefined;
  /** Whether the answer tells the cursors and whether there is more. */
  withCursors?: boolean | undefined;
}

/** How a list is ordered. */
export interface ListOrder {
  /** Names the list and its order; a cursor belongs to one. */
  list: string;
  /** What is compared, the first first; the last tells all rows apart. */
  columns: readonly OrderColumn[];
  direction: 'asc' | 'desc';
}

/** Where a page stands, as the wire tells it. */
export interface PageAnswer {
  /** For each row what `after` takes to go on behind it. */
  cursors: string[];
  has_more: boolean;
}

/** A row beside which the values of its order are told. */
interface Ordered {
  orderValues?: string[];
}

/** The rows of a page, without the one that only tells that there is more. */
export interface PageRows<Row> {
  rows: Row[];
  /** Only with `withCursors`. */
  page?: PageAnswer;
}

/** A page of a list: `of` narrows a query to its rows, `answer` tells where they stand. */
export interface Page {
  of<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  answer<Row>(rows: readonly Row[]): PageRows<Row>;
}

/**
 * The page that is asked for. Behind a cursor it begins by the values of the order, so that rows added or deleted
 * meanwhile are neither repeated nor skipped. Refuses a cursor of another list, and a cursor beside an offset.
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
        // One more than is shown tells whether there is more.
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
 * The page of a list that is ranked outside of the database, the best first. Behind a cursor it begins after the row
 * of the cursor, wherever that stands by now; after its old place when it is not found any more.
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

/** What the cursor says, where there is one. A page has one beginning: a cursor beside an offset is refused. */
function behind<T>({ after, offset }: PageAsked, read: (cursor: string) => T): T | undefined {
  if (after === null || after === undefined) return undefined;
  if (offset !== undefined) throw refusedFor(problem('offset', 'INVALID_INPUT', 'faults.offsetAndCursor'));
  return read(after);
}
