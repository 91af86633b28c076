import { GraphQLError } from 'graphql';

/** Maximum faults reported for a document. */
export const MOST_FAULTS = 10;

/** A client's own document that does not run, with all its faults. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly faults: readonly GraphQLError[];

  constructor(faults: readonly GraphQLError[]) {
    super('The document is refused.');
    this.faults = faults.slice(0, MOST_FAULTS).map(faultOf);
  }
}

/** Removes suggestions, so that nobody can guess names of the schema. */
export function withoutSuggestion(message: string): string {
  return message.replace(/\s*Did you mean .*$/s, '');
}

/** Runs a check; a GraphQLError it throws is the document's only fault. */
export function refusing<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw error instanceof GraphQLError ? new DocumentRefused([error]) : error;
  }
}

/** The same error with our code, and without the library's suggestions. */
function faultOf({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(withoutSuggestion(message), {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { ...extensions, code: 'DOCUMENT_REFUSED' },
  });
}
