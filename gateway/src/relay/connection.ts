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

/** Limit and offset of `first` and `after`; refused with a problem at the argument that is wrong. */
export function pageOf(args: { first?: number | null | undefined; after?: string | null | undefined }): Page {
  const limit = args.first ?? 20;
  if (limit < 1 || limit > MAX_PAGE) throw badArgument('first', 'faults.pageSize', { min: 1, max: MAX_PAGE });
  const offset = typeof args.after === 'string' ? offsetAfter(args.after) : 0;
  if (offset === undefined) throw badArgument('after', 'faults.cursor');
  return { limit, offset };
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
