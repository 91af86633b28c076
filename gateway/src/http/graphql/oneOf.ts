import {
  getNamedType,
  getOperationAST,
  getVariableValues,
  isInputObjectType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

/** Variables of an operation that contain `@oneOf` inputs, by document. */
const choosing = new WeakMap<DocumentNode, readonly VariableDefinitionNode[]>();

/**
 * Whether the variables give exactly one field wherever the schema has `@oneOf`. Compiled operations do not check
 * it; violations are left to graphql-js, which reports them in its own words.
 */
export function fitsOneOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): boolean {
  const known = choosing.get(document) ?? choosingVariables(schema, document);
  choosing.set(document, known);
  return known.length === 0 || getVariableValues(schema, known, variables).errors === undefined;
}

function choosingVariables(schema: GraphQLSchema, document: DocumentNode): VariableDefinitionNode[] {
  const defined = getOperationAST(document)?.variableDefinitions ?? [];
  return defined.filter(({ type }) => holdsOneOf(typeFromAST(schema, type) as GraphQLInputType | undefined));
}

function holdsOneOf(type: GraphQLInputType | undefined, seen = new Set<GraphQLInputType>()): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return named.isOneOf || Object.values(named.getFields()).some((field) => holdsOneOf(field.type, seen));
}
