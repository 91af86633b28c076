import { GraphQLError } from 'graphql';

/** Faults of a document that are told at once. */
export const MOST_FAULTS = 10;

/** A document of the caller's own that does not run, with all that is wrong with it. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly faults: readonly GraphQLError[];

  constructor(faults: readonly GraphQLError[]) {
    super('The document is refused.');
    this.faults = faults.slice(0, MOST_FAULTS).map(faultOf);
  }
}

/** Names of the schema are not told to those who guess. */
export function withoutSuggestion(message: string): string {
  return message.replace(/\s*Did you mean .*$/s, '');
}

/** Runs a check; a GraphQLError that it throws is the document's one fault. */
export function refusing<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw error instanceof GraphQLError ? new DocumentRefused([error]) : error;
  }
}

/** The same error with our code, and without what the library would suggest instead. */
function faultOf({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(withoutSuggestion(message), {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { ...extensions, code: 'DOCUMENT_REFUSED' },
  });
}
