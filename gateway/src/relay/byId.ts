import DataLoader from 'dataloader';
import { refused } from '../refusals/RefusalError.ts';

/** Records of one kind within one operation: each is fetched once, in batches, or taken from a list's answer. */
export interface ById<Row> {
  /** The record; null when missing. Synchronous when already loaded. */
  load(id: string): Row | null | Promise<Row | null>;
  /** The record, for a non-null field; NOT_FOUND when missing. */
  loadNonNull(id: string): Row | Promise<Row>;
  /** Fetches records that are not loaded yet, in calls of at most 100 ids, so that `load` is synchronous afterwards. */
  fetch(ids: Iterable<string | null>): Promise<void>;
  /** Stores records from another call's answer; the newest wins. */
  prime(rows: Iterable<Row>): void;
  /** Drops the record after a write; the next load fetches it again. */
  forget(id: string): void;
  /** The record, if loaded; undefined when not known yet. */
  peek(id: string): Row | null | undefined;
}

/** Maximum ids that upstream's lists take. */
const MAX_BATCH = 100;

/**
 * A loader over a list endpoint that takes `ids`. Answers are matched by id, never by position; an id missing from
 * the answer is null.
 */
export function byId<Row>(
  fetchRows: (ids: string[]) => Promise<Row[]>,
  idOf: (row: Row) => string,
): ById<Row> {
  const known = new Map<string, Row | null>();
  /** How often each record was primed or forgotten, so that a batch in flight does not overwrite newer data. */
  const changes = new Map<string, number>();
  const changesOf = (id: string): number => changes.get(id) ?? 0;
  const noteChange = (id: string): void => void changes.set(id, changesOf(id) + 1);
  const loader = new DataLoader<string, Row | null>(fetchBatchOnce, { maxBatchSize: MAX_BATCH, cache: true });

  async function fetchBatch(ids: readonly string[]) {
    const before = ids.map(changesOf);
    const rows = new Map((await fetchRows([...ids])).map((row) => [idOf(row), row]));
    return ids.map((id, at) => {
      const row = rows.get(id) ?? null;
      // Data stored in the meantime is newer than this answer.
      if (changesOf(id) !== before[at]) return known.get(id) ?? row;
      known.set(id, row);
      return row;
    });
  }

  /** A failed batch is remembered too: fields do not repeat a failed prefetch one by one. */
  async function fetchBatchOnce(ids: readonly string[]): Promise<(Row | null | Error)[]> {
    try {
      return await fetchBatch(ids);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('The batch failed', { cause: error });
      return ids.map(() => failure);
    }
  }

  function load(id: string) {
    const row = known.get(id);
    return row === undefined ? loader.load(id) : row;
  }

  function loadNonNull(id: string): Row | Promise<Row> {
    const row = load(id);
    return row instanceof Promise ? row.then(present) : present(row);
  }

  async function fetch(ids: Iterable<string | null>) {
    const missing = [...new Set(ids)].filter((id) => id !== null && !known.has(id)) as string[];
    await Promise.all(missing.map((id) => loader.load(id)));
  }

  function prime(rows: Iterable<Row>) {
    for (const row of rows) {
      const id = idOf(row);
      known.set(id, row);
      noteChange(id);
    }
  }

  function forget(id: string) {
    known.delete(id);
    noteChange(id);
    loader.clear(id);
  }

  return { load, loadNonNull, fetch, prime, forget, peek: (id) => known.get(id) };
}

function present<Row>(row: Row | null): Row {
  if (row === null) throw refused('NOT_FOUND');
  return row;
}
