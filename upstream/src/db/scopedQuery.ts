import pg from 'pg';

const SCOPE = `select set_config('app.tenant_id', $1, true), set_config('transaction_read_only', 'on', true)`;
const SCOPE_NAME = 'galla_scope';

/** How pg's query class handles responses of PostgreSQL, which its types do not describe. */
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

/** A read-only statement in a shop. */
export interface ScopedStatement {
  tenantId: string;
  text: string;
  values: readonly unknown[];
  /** Undefined when it is not prepared by name. */
  name: string | undefined;
}

/** Connections on which the statement that sets the scope is prepared. */
const prepared = new WeakSet<pg.Connection>();

/**
 * A single read-only statement in a transaction of its own, scoped to one shop, in one round trip. PostgreSQL treats
 * everything up to the Sync message as one transaction, so the settings made before end with the statement.
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

  /** Prepares the scope's statement on this connection; without named statements it is parsed every time. */
  #prepare(connection: pg.Connection): string {
    const isNamed = this.name !== undefined;
    if (isNamed && prepared.has(connection)) return SCOPE_NAME;
    const statement = isNamed ? SCOPE_NAME : '';
    connection.parse({ name: statement, text: SCOPE, types: [] }, true);
    if (isNamed) prepared.add(connection);
    // pg attributes the first ParseComplete to its own statement, so that must be unnamed this once.
    this.name = undefined;
    return statement;
  }

  /** Drops the row returned by the scope's statement. */
  override handleDataRow(message: unknown): void {
    if (this.#isScoped) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isScoped) super.handleCommandComplete(message, connection);
    this.#isScoped = true;
  }
}

/** Runs a read-only statement in a shop. */
export function queryScoped(client: pg.ClientBase, statement: ScopedStatement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new ScopedQuery(statement, (error, result) => (error ? reject(error) : resolve(result)));
    client.query(query as unknown as pg.Submittable);
  });
}
