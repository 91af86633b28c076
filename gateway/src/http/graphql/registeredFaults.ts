import { GraphQLError, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** What keeps a registered operation from running, each fault with its place; empty when nothing does. */
export function faultsOf(text: string, schema: GraphQLSchema): string[] {
  const document = read(text);
  if (document instanceof GraphQLError) return [faultText(document)];
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) return [`It must be one operation, and is ${operations.length}.`];
  return validate(schema, document).map(faultText);
}

function read(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Here the administrator of the installation reads, who may be helped with names. */
function faultText({ message, locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return place ? `${message} (line ${place.line}, column ${place.column})` : message;
}
