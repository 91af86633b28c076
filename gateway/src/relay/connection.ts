import { problem, type Params, type Rule } from '@galla/domain';
import { refusedInput, type RefusalError } from '../refusals/RefusalError.ts';
import { globalId, type NodeType } from './ids.ts';
import { type Lookahead, selects } from './lookahead.ts';

/** Which page of a list is asked for: behind a cursor of upstream's, or behind so many rows. */
export type Page = { limit: number } & ({ after: string } | { offset: number });

/** Where a page stands, as upstream's lists tell it. */
interface PlaceOfPage {
  cursors: string[];
  has_more: boolean;
}

/** What changed, as upstream's lists tell it. */
interface Changes {
  deleted: string[];
  until: string;
}

/** The largest page, as upstream's lists have it too. */
const MAX_PAGE = 100;
/** As far as upstream's lists go. */
const MAX_OFFSET = 1_000_000;
/** What upstream's cursors look like; which list a cursor belongs to, upstream knows. */
const CURSOR = /^[\w-]{1,2000}$/;

/** Which end of a list comes first, as upstream's lists take it. */
export const WIRE_DIRECTION = { ASC: 'asc', DESC: 'desc' } as const;

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
  if (typeof after !== 'string') return { limit, offset: checkedOffset(offset ?? 0) };
  if (typeof offset === 'number') throw badArgument('offset', 'faults.offsetAndCursor');
  if (!CURSOR.test(after)) throw badArgument('after', 'faults.cursor');
  return { limit, after };
}

/** What upstream is to tell beside the rows: only what the operation selects. */
export function includeOf(info: Lookahead): ('count' | 'page')[] {
  const needsPage = selects(info, 'pageInfo') || selects(info, 'edges', 'cursor');
  return [
    ...(selects(info, 'totalCount') ? ['count' as const] : []),
    ...(needsPage ? ['page' as const] : []),
  ];
}

/** Upstream's parts of a list that tells its changes too. */
export function includeWithChanges(info: Lookahead): ('count' | 'page' | 'changes')[] {
  const asksChanges = selects(info, 'deletedIds') || selects(info, 'updatedUntil');
  return [...includeOf(info), ...(asksChanges ? ['changes' as const] : [])];
}

/** The changes of a list, for those who ask for them. */
export function changesOf(
  type: NodeType,
  { updatedSince }: { updatedSince?: string | null | undefined },
  changes: Changes | undefined,
) {
  return {
    deletedIds: updatedSince == null ? null : (changes?.deleted ?? []).map((id) => globalId(type, id)),
    updatedUntil: changes?.until ?? null,
  };
}

function checkedOffset(offset: number): number {
  if (offset < 0 || offset > MAX_OFFSET) throw badArgument('offset', 'faults.offset', { max: MAX_OFFSET });
  return offset;
}

function badArgument(field: string, key: Rule, params?: Params): RefusalError {
  return refusedInput([problem(field, 'INVALID_INPUT', key, params)]);
}

/**
 * A connection over one page of a list. `total` counts what matches on all pages; it and `page` are there where
 * `includeOf` asks for them, and nobody reads what is made of them elsewhere.
 */
export function connection<Node>(
  nodes: readonly Node[],
  { total = 0, page }: { total?: number | undefined; page?: PlaceOfPage | undefined },
  asked: Page,
) {
  const cursors = page?.cursors ?? [];
  return {
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    totalCount: total,
    pageInfo: {
      hasNextPage: page?.has_more ?? false,
      hasPreviousPage: 'after' in asked || asked.offset > 0,
      startCursor: cursors.at(0) ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}
