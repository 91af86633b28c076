import { parse, printSchema, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Counter } from '../../counter.ts';
import { ClientNames } from './ClientNames.ts';
import { deprecatedUse } from './deprecatedUse.ts';

/** An operation that was let in, and who asked. */
export interface Used {
  /** What the client calls itself. */
  client: unknown;
  /** The caller's shop, where he is known. */
  shop: string | undefined;
  kind: 'registered' | 'own';
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The header by which clients say who they are. */
export const CLIENT_NAME = 'apollographql-client-name';

/** Counts who uses the graph, and who still uses what of it is to go, for /metrics. */
export class Usage {
  readonly #names = new ClientNames();
  readonly #operations = new Counter('galla_graphql_operations_total', 'Operations, by client.');
  readonly #deprecated = new Counter(
    'galla_graphql_deprecated_total',
    'Operations that use what is deprecated, by client.',
  );
  readonly #schema: GraphQLSchema;
  readonly #hasDeprecated: boolean;
  /** Registered operations as they were read once; there are as many as in the manifest. */
  readonly #registered = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#hasDeprecated = printSchema(schema).includes('@deprecated');
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

  /** All counts in Prometheus' text form. */
  text(): string {
    return `${this.#operations.text()}\n${this.#deprecated.text()}`;
  }
}
