import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Counter } from '../../counter.ts';
import { ClientNames } from './ClientNames.ts';
import { deprecatedUse } from './deprecatedUse.ts';
import { hasDeprecated } from './hasDeprecated.ts';

/** An admitted operation and its caller. */
export interface Used {
  /** The client's own name. */
  client: unknown;
  /** The caller's shop, if known. */
  shop: string | undefined;
  kind: 'registered' | 'own';
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The header in which clients name themselves. */
export const CLIENT_NAME = 'apollographql-client-name';

/** Counts clients, and their remaining use of deprecated fields, for /metrics. */
export class Usage {
  readonly #names = new ClientNames();
  readonly #operations = new Counter('galla_graphql_operations_total', 'Operations, by client.');
  readonly #deprecated = new Counter(
    'galla_graphql_deprecated_total',
    'Operations that use what is deprecated, by client.',
  );
  readonly #schema: GraphQLSchema;
  readonly #hasDeprecated: boolean;
  /** Parsed registered operations, as many as in the manifest. */
  readonly #registered = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#hasDeprecated = hasDeprecated(schema);
  }

  count({ client, shop, kind, query, variables }: Used): void {
    const name = this.#names.labelOf(client, shop);
    this.#operations.add(`client="${name}",kind="${kind}"`);
    if (!this.#hasDeprecated) return;
    const document = kind === 'registered' ? this.#read(query) : parse(query);
    for (const field of deprecatedUse(this.#schema, document, variables))
      this.#deprecated.add(`client="${name}",field="${field}"`);
  }

  #read(query: string): DocumentNode {
    const read = this.#registered.get(query) ?? parse(query);
    this.#registered.set(query, read);
    return read;
  }

  /** All counts in Prometheus' text format. */
  text(): string {
    return `${this.#operations.text()}\n${this.#deprecated.text()}`;
  }
}
