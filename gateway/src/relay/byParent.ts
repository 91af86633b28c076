import { byId } from './byId.ts';

/** Lists that belong to a parent, such as a document's lines, within one operation: fetched for many parents at once. */
export interface ByParent<Row> {
  /** The parent's rows; empty when upstream has none. Synchronous when already loaded. */
  load(parentId: string): Row[] | Promise<Row[]>;
  /** Fetches the missing ones in one call, so that `load` is synchronous afterwards. */
  fetch(parentIds: Iterable<string>): Promise<void>;
  /** Stores a parent's rows from another call's answer. */
  prime(parentId: string, rows: Row[]): void;
  /** Drops the parent's rows after a write; the next load fetches them again. */
  forget(parentId: string): void;
}

/** A loader over an endpoint that answers the rows of many parents; `fetchGroups` groups them by parent id. */
export function byParent<Row>(
  fetchGroups: (parentIds: string[]) => Promise<ReadonlyMap<string, Row[]>>,
): ByParent<Row> {
  const groups = byId(
    async (ids) => Array.from(await fetchGroups(ids), ([parentId, rows]) => ({ parentId, rows })),
    ({ parentId }) => parentId,
  );
  const rowsOf = (group: { rows: Row[] } | null) => group?.rows ?? [];

  function load(parentId: string) {
    const group = groups.load(parentId);
    return group instanceof Promise ? group.then(rowsOf) : rowsOf(group);
  }

  return {
    load,
    fetch: (parentIds) => groups.fetch(parentIds),
    prime: (parentId, rows) => groups.prime([{ parentId, rows }]),
    forget: (parentId) => groups.forget(parentId),
  };
}
