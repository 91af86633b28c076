import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { Fragments } from './fragments.ts';

/** What the estimate needs of a request. */
export interface CostOf {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Readonly<Record<string, unknown>>;
}

/** Rows of a list whose length nobody states, e.g. the lines of a document. */
const USUAL_ROWS = 10;
/** Rows that are assumed where the number is not known, and the most that a connection gives. */
const MOST_ROWS = 100;

/**
 * How many objects the answer may hold: every field that answers an object counts 1 for each object that it is
 * asked of; `first`, or the length of `ids`, multiplies what stands below. Plain values are free: tokens limit them.
 */
export function costOf(operation: OperationDefinitionNode, of: CostOf): number {
  const root = of.schema.getRootType(operation.operation);
  return root ? costOfSelection(operation.selectionSet, root, of, new Map()) : 0;
}

type Known = Map<string, number>;

function costOfSelection(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  of: CostOf,
  known: Known,
): number {
  let cost = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, of, known);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSelection(
        selection.selectionSet,
        narrowed(selection.typeCondition?.name.value, type, of),
        of,
        known,
      );
    else cost += costOfFragment(selection.name.value, type, of, known);
  }
  return cost;
}

/** A fragment costs the same wherever it is spread, so that it is counted once. */
function costOfFragment(name: string, type: GraphQLNamedType, of: CostOf, known: Known): number {
  const fragment = of.fragments.get(name);
  if (!fragment) return 0;
  const cost =
    known.get(name) ??
    costOfSelection(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type, of), of, known);
  known.set(name, cost);
  return cost;
}

function narrowed(
  condition: string | undefined,
  type: GraphQLNamedType,
  { schema }: CostOf,
): GraphQLNamedType {
  return (condition === undefined ? undefined : schema.getType(condition)) ?? type;
}

function costOfField(field: FieldNode, parent: GraphQLNamedType, of: CostOf, known: Known): number {
  if (!field.selectionSet || field.name.value.startsWith('__')) return 0;
  const type = fieldType(parent, field.name.value);
  const named = type && getNamedType(type);
  // A field that is not in the schema is refused by validation, which comes next.
  if (!type || !named || !isCompositeType(named)) return 0;
  const below = costOfSelection(field.selectionSet, named, of, known);
  return (
    1 + rowsOf(field, type, of) * below + (isListType(getNullableType(type)) ? rowsOf(field, type, of) : 0)
  );
}

function fieldType(parent: GraphQLNamedType, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
}

/** How often what stands below a field may be answered. */
function rowsOf(field: FieldNode, type: GraphQLOutputType, of: CostOf): number {
  const first = argument(field, 'first');
  if (first) return numberOf(first, of);
  const ids = argument(field, 'ids');
  if (ids) return lengthOf(ids, of);
  // The edges of a connection are counted where its `first` stands.
  if (field.name.value === 'edges') return 1;
  if (getNamedType(type).name.endsWith('Connection')) return 20;
  return isListType(getNullableType(type)) ? USUAL_ROWS : 1;
}

function argument(field: FieldNode, name: string): ValueNode | undefined {
  return field.arguments?.find((one) => one.name.value === name)?.value;
}

function numberOf(value: ValueNode, { variables }: CostOf): number {
  const given =
    value.kind === Kind.VARIABLE ? variables[value.name.value] : 'value' in value ? value.value : undefined;
  const rows = Number(given);
  return Number.isInteger(rows) && rows > 0 && rows < MOST_ROWS ? rows : MOST_ROWS;
}

function lengthOf(value: ValueNode, { variables }: CostOf): number {
  if (value.kind === Kind.LIST) return value.values.length;
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return Array.isArray(given) ? given.length : 1;
}
