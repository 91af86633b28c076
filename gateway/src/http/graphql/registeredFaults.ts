import { GraphQLError, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** The faults that keep a registered operation from running, each with its place; empty without any. */
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

/** The reader is the installation's administrator, who may see suggestions of names. */
function faultText({ message, locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return place ? `${message} (line ${place.line}, column ${place.column})` : message;
}
