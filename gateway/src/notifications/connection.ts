import { problem } from '@galla/domain';
import { refusedInput } from '../refusals/RefusalError.ts';
import type { NotificationMapper } from './schema.mappers.ts';

const CURSOR = /^notification:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Opaque to clients; the notification itself, where other lists have an offset: this one grows at its head while it is
 * read, and an offset would tell the same ones twice.
 */
function cursorAt({ dbId }: NotificationMapper): string {
  return Buffer.from(`notification:${dbId}`).toString('base64url');
}

/** The notification that a page goes on from; refused when the cursor is none of this list. */
export function idAfter(after: string | null | undefined): string | undefined {
  if (after === null || after === undefined) return undefined;
  const id = CURSOR.exec(Buffer.from(after, 'base64url').toString('utf8'))?.[1];
  if (id === undefined) throw refusedInput([problem('after', 'INVALID_INPUT', 'faults.invalidInput')]);
  return id;
}

/** A connection over one page of notifications. */
export function connectionOf(
  nodes: readonly NotificationMapper[],
  { total, hasMore, isFirst }: { total: number; hasMore: boolean; isFirst: boolean },
) {
  const edges = nodes.map((node) => ({ node, cursor: cursorAt(node) }));
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: !isFirst,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      previousCursor: null,
    },
  };
}
