import { problem, type Params, type Rule } from '@galla/domain';
import { refusedInput, type RefusalError } from '../refusals/RefusalError.ts';
import { globalId, type NodeType } from './ids.ts';
import { type Lookahead, selects } from './lookahead.ts';

/** The requested page of a list: after one of upstream's cursors, or at an offset. */
export type Page = { limit: number } & ({ after: string } | { offset: number });

/** The page's position, as upstream's lists report it. */
interface PlaceOfPage {
  cursors: string[];
  has_more: boolean;
}

/** Changes, as upstream's lists report them. */
interface Changes {
  deleted: string[];
  until: string;
}

/** Maximum page size, the same as upstream's. */
const MAX_PAGE = 100;
/** Maximum offset of upstream's lists. */
const MAX_OFFSET = 1_000_000;
/** Form of upstream's cursors; upstream checks which list a cursor belongs to. */
const CURSOR = /^[\w-]{1,2000}$/;

/** Direction of an order, as upstream's lists take it. */
export const WIRE_DIRECTION = { ASC: 'asc', DESC: 'desc' } as const;

/** Arguments of a connection: a cursor or an offset. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  offset?: number | null | undefined;
}

/** The page of a connection's arguments; invalid ones are refused with a problem at the argument. */
export function pageOf({ first, after, offset }: PageArgs): Page {
  const limit = first ?? 20;
  if (limit < 1 || limit > MAX_PAGE) throw badArgument('first', 'faults.pageSize', { min: 1, max: MAX_PAGE });
  if (typeof after !== 'string') return { limit, offset: checkedOffset(offset ?? 0) };
  if (typeof offset === 'number') throw badArgument('offset', 'faults.offsetAndCursor');
  if (!CURSOR.test(after)) throw badArgument('after', 'faults.cursor');
  return { limit, after };
}

/** Parts that upstream should include besides the rows: only those selected. */
export function includeOf(info: Lookahead): ('count' | 'page')[] {
  const needsPage = selects(info, 'pageInfo') || selects(info, 'edges', 'cursor');
  return [
    ...(selects(info, 'totalCount') ? ['count' as const] : []),
    ...(needsPage ? ['page' as const] : []),
  ];
}

/** Upstream's parts of a list that also reports changes. */
export function includeWithChanges(info: Lookahead): ('count' | 'page' | 'changes')[] {
  const asksChanges = selects(info, 'deletedIds') || selects(info, 'updatedUntil');
  return [...includeOf(info), ...(asksChanges ? ['changes' as const] : [])];
}

/** The changes of a list, if requested. */
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
 * A connection over one page of a list. `total` counts matches on all pages. It and `page` are present when
 * `includeOf` requests them; otherwise nothing reads the fields derived from them.
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
