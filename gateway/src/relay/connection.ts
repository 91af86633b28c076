import { problem, type MessageKey, type Params } from '@galla/domain';
import { refusedInput, type RefusalError } from '../refusals/RefusalError.ts';

/** What upstream's lists take. */
export interface Page {
  limit: number;
  offset: number;
}

/** The largest page, as upstream's lists have it too. */
const MAX_PAGE = 100;
/** As far as upstream's lists go. */
const MAX_OFFSET = 1_000_000;

/** How a connection is asked for a page: by a cursor, or by how many rows stand before it. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  offset?: number | null | undefined;
}

/** Limit and offset of a connection's arguments; refused with a problem at the argument that is wrong. */
export function pageOf({ first, after, offset }: PageArgs): Page {
  const limit = first ?? 20;
  if (limit < 1 || limit > MAX_PAGE) throw badArgument('first', 'faults.pageSize', { min: 1, max: MAX_PAGE });
  if (typeof offset === 'number') return { limit, offset: checkedOffset(offset, after) };
  const position = typeof after === 'string' ? offsetAfter(after) : 0;
  if (position === undefined) throw badArgument('after', 'faults.cursor');
  return { limit, offset: position };
}

/** A page has one beginning: a cursor beside the offset is refused. */
function checkedOffset(offset: number, after: string | null | undefined): number {
  if (typeof after === 'string') throw badArgument('offset', 'faults.offsetAndCursor');
  if (offset < 0 || offset > MAX_OFFSET) throw badArgument('offset', 'faults.offset', { max: MAX_OFFSET });
  return offset;
}

function badArgument(field: string, key: MessageKey, params?: Params): RefusalError {
  return refusedInput([problem(field, 'INVALID_INPUT', key, params)]);
}

/** A connection over one page of a list in a fixed order. `total` counts what matches on all pages. */
export function connection<Node>(nodes: readonly Node[], total: number, { limit, offset }: Page) {
  const edges = nodes.map((node, index) => ({ node, cursor: cursorAt(offset + index) }));
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: offset + nodes.length < total && nodes.length > 0,
      hasPreviousPage: offset > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      previousCursor: offset > limit ? cursorAt(offset - limit - 1) : null,
    },
  };
}

/** The page of so many rows that shows the row at an offset, and the cursor behind which it begins. */
export function placeOf(offset: number, limit: number): { page: number; after: string | null } {
  const before = Math.floor(offset / limit);
  return { page: before + 1, after: before === 0 ? null : cursorAt(before * limit - 1) };
}

/** Opaque to clients; an offset, so that cursors, numbered pages and REST's limit/offset agree. */
function cursorAt(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64url');
}

function offsetAfter(cursor: string): number | undefined {
  const match = /^offset:(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const next = match ? Number(match[1]) + 1 : undefined;
  return next !== undefined && next <= MAX_OFFSET ? next : undefined;
}
