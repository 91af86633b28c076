import pg from 'pg';

const SCOPE = `select set_config('app.tenant_id', $1, true), set_config('transaction_read_only', 'on', true)`;
const SCOPE_NAME = 'galla_scope';

/** What pg's own query does with what PostgreSQL answers; its types do not tell. */
interface PgQuery {
  name: string | undefined;
  submit(connection: pg.Connection): unknown;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}
type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;
const PgQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  values: undefined,
  callback: Answered,
) => PgQuery;

/** A statement that reads in a shop. */
export interface ScopedStatement {
  tenantId: string;
  text: string;
  values: readonly unknown[];
  /** Undefined where it is not to be kept. */
  name: string | undefined;
}

/** The connections on which the scope's own statement is prepared. */
const prepared = new WeakSet<pg.Connection>();

/**
 * One statement in a transaction of its own that sees one shop and changes nothing, in one round trip. Up to its Sync
 * message PostgreSQL takes everything for one transaction, so the settings that go before end with the statement.
 */
class ScopedQuery extends PgQuery {
  readonly #tenantId: string;
  #isScoped = false;

  constructor({ tenantId, text, values, name }: ScopedStatement, callback: Answered) {
    super({ text, values: [...values], queryMode: 'extended', ...(name && { name }) }, undefined, callback);
    this.#tenantId = tenantId;
  }

  override submit(connection: pg.Connection): unknown {
    connection.stream.cork();
    try {
      const statement = this.#prepare(connection);
      connection.bind({ statement, values: [this.#tenantId] }, true);
      connection.execute({}, true);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  /** The scope's statement on this connection; where nothing is named, it is parsed every time. */
  #prepare(connection: pg.Connection): string {
    const isNamed = this.name !== undefined;
    if (isNamed && prepared.has(connection)) return SCOPE_NAME;
    const statement = isNamed ? SCOPE_NAME : '';
    connection.parse({ name: statement, text: SCOPE, types: [] }, true);
    if (isNamed) prepared.add(connection);
    // pg takes the first "parsed" of the answer for that of its own statement: this once it must not have a name.
    this.name = undefined;
    return statement;
  }

  /** The scope answers a row that nobody asked for. */
  override handleDataRow(message: unknown): void {
    if (this.#isScoped) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isScoped) super.handleCommandComplete(message, connection);
    this.#isScoped = true;
  }
}

/** Runs a statement that reads in a shop. */
export function queryScoped(client: pg.ClientBase, statement: ScopedStatement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new ScopedQuery(statement, (error, result) => (error ? reject(error) : resolve(result)));
    client.query(query as unknown as pg.Submittable);
  });
}
