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

class Records<Row> implements ById<Row> {
  readonly #fetchRows: (ids: string[]) => Promise<Row[]>;
  readonly #idOf: (row: Row) => string;
  readonly #known = new Map<string, Row | null>();
  /** Created at the first miss: most loaders of an operation are never used. */
  #loader: DataLoader<string, Row | null> | undefined;
  /**
   * How often each record was primed or forgotten while a batch was in flight, so that it does not overwrite newer data.
   */
  readonly #changes = new Map<string, number>();
  #inFlight = 0;

  constructor(fetchRows: (ids: string[]) => Promise<Row[]>, idOf: (row: Row) => string) {
    this.#fetchRows = fetchRows;
    this.#idOf = idOf;
  }

  load(id: string): Row | null | Promise<Row | null> {
    const row = this.#known.get(id);
    return row === undefined ? this.#batched(id) : row;
  }

  #batched(id: string): Promise<Row | null> {
    this.#loader ??= new DataLoader((ids) => this.#fetchOnce(ids), { maxBatchSize: MAX_BATCH });
    return this.#loader.load(id);
  }

  loadNonNull(id: string): Row | Promise<Row> {
    const row = this.load(id);
    return row instanceof Promise ? row.then(present) : present(row);
  }

  async fetch(ids: Iterable<string | null>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => id !== null && !this.#known.has(id)) as string[];
    await Promise.all(missing.map((id) => this.#batched(id)));
  }

  prime(rows: Iterable<Row>): void {
    for (const row of rows) {
      const id = this.#idOf(row);
      this.#known.set(id, row);
      this.#noteChange(id);
    }
  }

  forget(id: string): void {
    this.#known.delete(id);
    this.#noteChange(id);
    this.#loader?.clear(id);
  }

  peek(id: string): Row | null | undefined {
    return this.#known.get(id);
  }

  #noteChange(id: string): void {
    if (this.#inFlight > 0) this.#changes.set(id, (this.#changes.get(id) ?? 0) + 1);
  }

  async #fetchBatch(ids: readonly string[]): Promise<(Row | null)[]> {
    const before = ids.map((id) => this.#changes.get(id));
    const rows = new Map((await this.#fetchRows([...ids])).map((row) => [this.#idOf(row), row]));
    return ids.map((id, at) => {
      const row = rows.get(id) ?? null;
      // Data stored in the meantime is newer than this answer.
      if (this.#changes.get(id) !== before[at]) return this.#known.get(id) ?? row;
      this.#known.set(id, row);
      return row;
    });
  }

  /** A failed batch is remembered too: fields do not repeat a failed prefetch one by one. */
  async #fetchOnce(ids: readonly string[]): Promise<(Row | null | Error)[]> {
    this.#inFlight += 1;
    try {
      return await this.#fetchBatch(ids);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('The batch failed', { cause: error });
      return ids.map(() => failure);
    } finally {
      this.#inFlight -= 1;
    }
  }
}

/**
 * A loader over a list endpoint that takes `ids`. Answers are matched by id, never by position; an id missing from
 * the answer is null.
 */
export const byId = <Row>(
  fetchRows: (ids: string[]) => Promise<Row[]>,
  idOf: (row: Row) => string,
): ById<Row> => new Records(fetchRows, idOf);

function present<Row>(row: Row | null): Row {
  if (row === null) throw refused('NOT_FOUND');
  return row;
}
