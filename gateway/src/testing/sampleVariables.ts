import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import { globalId, NODE_TYPES } from '../relay/ids.ts';

const ID = '018f0000-0000-7000-8000-0000000000ff';

/** Values by the variable's name, then by its type. */
const TEXTS: Record<string, string | number | boolean> = {
  mobile: '9000000001',
  pin: '4826',
  Boolean: true,
  Date: '2026-11-20',
  Int: 1,
  Money: '100.00',
  NonNegativeInt: 1,
  Percentage: '5',
  PositiveInt: 1,
  Quantity: '1',
};

/** Values for all required variables of an operation; ids have the type that the variable's name implies. */
export function sampleVariables(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): Record<string, unknown> {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const needed = operation?.variableDefinitions?.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE) ?? [];
  return Object.fromEntries(
    needed.map(({ variable, type }) => [
      variable.name.value,
      valueOf(inputType(schema, type), variable.name.value),
    ]),
  );
}

function inputType(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node);
  if (!type) throw new Error('The operation does not fit the schema');
  return type as GraphQLInputType;
}

function valueOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name);
  if (isListType(type)) return [valueOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type, field.name)]));
  }
  const named = getNamedType(type).name;
  return named === 'ID' ? idFor(name) : (TEXTS[name] ?? TEXTS[named] ?? name);
}

function idFor(name: string): string {
  if (name === 'key') return ID;
  const type = NODE_TYPES.find((one) => one.toLowerCase() === name.toLowerCase()) ?? 'Tenant';
  return type === 'Tenant' ? globalId(type, 'shop_1') : globalId(type, ID);
}
