import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { costOf } from './cost.ts';
import { fragmentsOf } from './fragments.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts';
import { checkShape, introspects, tooMuch } from './shape.ts';

/** A document that may run, as far as its text tells. */
export interface CheckedDocument {
  document: DocumentNode;
  introspects: boolean;
}

/** Mistakes of a document that are told at once. */
const MOST_ERRORS = 5;

/**
 * Refuses a document that is not in the manifest when it is too large, too deep or too costly, or does not fit the
 * schema; cheap checks come first, and none needs upstream. Throws GraphQLErrors with the code DOCUMENT_REFUSED.
 */
export function checkDocument(
  schema: GraphQLSchema,
  source: string,
  variables: Readonly<Record<string, unknown>>,
  limits: DocumentLimits = DOCUMENT_LIMITS,
): CheckedDocument {
  try {
    return check(schema, source, variables, limits);
  } catch (error) {
    throw error instanceof GraphQLError ? documentRefused(error) : error;
  }
}

function check(
  schema: GraphQLSchema,
  source: string,
  variables: Readonly<Record<string, unknown>>,
  limits: DocumentLimits,
): CheckedDocument {
  const document = parse(source, { maxTokens: limits.tokens });
  const fragments = fragmentsOf(document);
  checkShape(document, fragments, limits);
  const [error] = validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
  if (error) throw error;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const cost = costOf(definition, { schema, fragments, variables });
    if (cost > limits.cost) throw tooMuch(`objects (${cost})`, limits.cost);
  }
  return { document, introspects: introspects(document) };
}

/** The same error with our code, and without what the library would suggest instead. */
function documentRefused(error: GraphQLError): GraphQLError {
  return new GraphQLError(withoutSuggestion(error.message), {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code: 'DOCUMENT_REFUSED' },
  });
}

/** Names of the schema are not told to those who guess. */
export function withoutSuggestion(message: string): string {
  return message.replace(/\s*Did you mean .*$/s, '');
}
