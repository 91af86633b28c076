import { problem, type MessageKey, type Params } from '@galla/domain';
import { refusedInput, type RefusalError } from '../refusals/RefusalError.ts';
import { type Lookahead, selects } from './lookahead.ts';

/** Which page of a list is asked for. */
export interface Page {
  limit: number;
  /** How many rows stand before it, as far as that is known. */
  offset: number;
  /** Upstream's cursor, behind which it begins. */
  after?: string;
}

/** Where a page stands, as upstream's lists tell it. */
interface PlaceOfPage {
  cursors: string[];
  has_more: boolean;
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

/** The page of a connection's arguments; refused with a problem at the argument that is wrong. */
export function pageOf({ first, after, offset }: PageArgs): Page {
  const limit = first ?? 20;
  if (limit < 1 || limit > MAX_PAGE) throw badArgument('first', 'faults.pageSize', { min: 1, max: MAX_PAGE });
  if (typeof offset === 'number') return { limit, offset: checkedOffset(offset, after) };
  return { limit, ...(typeof after === 'string' ? readCursor(after) : { offset: 0 }) };
}

/** A page as upstream's lists take it. */
export function onWire({ limit, offset, after }: Page): { limit: number; offset?: number; after?: string } {
  return after === undefined ? { limit, offset } : { limit, after };
}

/** What upstream is to tell beside the rows: only what the operation selects. */
export function includeOf(info: Lookahead): ('count' | 'page')[] {
  const needsPage = selects(info, 'pageInfo') || selects(info, 'edges', 'cursor');
  return [
    ...(selects(info, 'totalCount') ? ['count' as const] : []),
    ...(needsPage ? ['page' as const] : []),
  ];
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

/**
 * A connection over one page of a list. `total` counts what matches on all pages; it and `page` are there where
 * `includeOf` asks for them, and nobody reads what is made of them elsewhere.
 */
export function connection<Node>(
  nodes: readonly Node[],
  { total = 0, page }: { total?: number | undefined; page?: PlaceOfPage | undefined },
  { limit, offset }: Page,
) {
  const cursors = (page?.cursors ?? []).map((cursor, index) => `${offset + index}.${cursor}`);
  return {
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    totalCount: total,
    pageInfo: {
      hasNextPage: page?.has_more ?? false,
      hasPreviousPage: offset > 0,
      startCursor: cursors.at(0) ?? null,
      endCursor: cursors.at(-1) ?? null,
      previousCursor: offset > limit ? cursorAt(offset - limit - 1) : null,
    },
  };
}

/** The page of so many rows that shows the row at an offset, and the cursor behind which it begins. */
export function placeOf(offset: number, limit: number): { page: number; after: string | null } {
  const before = Math.floor(offset / limit);
  return { page: before + 1, after: before === 0 ? null : cursorAt(before * limit - 1) };
}

/** The cursor of a place that no row was read for: of the page before, and of a place in a list of ids. */
function cursorAt(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64url');
}

/**
 * A cursor is upstream's, which knows the row and refuses what is not of its list, with the row's place before it: of
 * that the page's number and `previousCursor` are made.
 */
function readCursor(cursor: string): Pick<Page, 'offset' | 'after'> {
  const [, row, after] = /^(\d{1,7})\.([\w-]+)$/.exec(cursor) ?? [];
  const [, place] = /^offset:(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const offset = Number(row ?? place) + 1;
  // Not a number either, where it is no cursor at all.
  if (!(offset <= MAX_OFFSET)) throw badArgument('after', 'faults.cursor');
  return after === undefined ? { offset } : { offset, after };
}
