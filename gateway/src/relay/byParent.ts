import { byId } from './byId.ts';

/** Lists that hang on a parent, such as a document's lines, within one operation: fetched for many parents at once. */
export interface ByParent<Row> {
  /** The parent's rows; none when upstream names none. Without a promise when the operation has them already. */
  load(parentId: string): Row[] | Promise<Row[]>;
  /** Fetches those that are not there yet in one call, so that `load` answers at once from then on. */
  fetch(parentIds: Iterable<string>): Promise<void>;
  /** Takes in a parent's rows of another call's answer. */
  prime(parentId: string, rows: Row[]): void;
  /** A write has changed the parent's rows: the next one to ask fetches them anew. */
  forget(parentId: string): void;
}

/** A loader over an endpoint that answers the rows of many parents; `fetchGroups` puts them under their parent's id. */
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
