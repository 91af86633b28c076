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

/** Parts of a request needed for the estimate. */
export interface CostOf {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Readonly<Record<string, unknown>>;
}

/** Rows of a list without a stated length, such as the lines of a document. */
const USUAL_ROWS = 10;
/** Rows assumed where the number is unknown, and the maximum of a connection. */
const MOST_ROWS = 100;

/** Fields that cost a call per object, with their weight: a few per request are fine, but not a list of them. */
const DEAR: Readonly<Record<string, number>> = { 'Customer.statement': 200 };

/** Where most objects of an answer are: the field, its path, and their number. */
interface Dearest {
  field: FieldNode | undefined;
  path: readonly string[];
  objects: number;
}

/** How many objects a part of the answer may contain. */
export interface Cost {
  objects: number;
  dearest: Dearest;
}

const FREE: Cost = { objects: 0, dearest: { field: undefined, path: [], objects: 0 } };

function sum(one: Cost, other: Cost): Cost {
  return {
    objects: one.objects + other.objects,
    dearest: other.dearest.objects > one.dearest.objects ? other.dearest : one.dearest,
  };
}

/**
 * Estimates how many objects the answer may contain, and where most of them are. Every field that answers an object
 * counts 1 for each parent object; `first`, or the length of `ids`, multiplies everything below. A field that needs
 * a call of its own counts more. Plain values are free: tokens limit them.
 */
export function costOf(operation: OperationDefinitionNode, of: CostOf): Cost {
  const root = of.schema.getRootType(operation.operation);
  return root ? costOfSelection(operation.selectionSet, root, of, new Map()) : FREE;
}

type Known = Map<string, Cost>;

function costOfSelection(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  of: CostOf,
  known: Known,
): Cost {
  return selections
    .map((selection) => {
      if (selection.kind === Kind.FIELD) return costOfField(selection, type, of, known);
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return costOfFragment(selection.name.value, type, of, known);
      const inner = narrowed(selection.typeCondition?.name.value, type, of);
      return costOfSelection(selection.selectionSet, inner, of, known);
    })
    .reduce(sum, FREE);
}

/** A fragment costs the same wherever it is spread, so it is counted only once. */
function costOfFragment(name: string, type: GraphQLNamedType, of: CostOf, known: Known): Cost {
  const fragment = of.fragments.get(name);
  if (!fragment) return FREE;
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

function costOfField(field: FieldNode, parent: GraphQLNamedType, of: CostOf, known: Known): Cost {
  if (!field.selectionSet || field.name.value.startsWith('__')) return FREE;
  const type = fieldType(parent, field.name.value);
  const named = type && getNamedType(type);
  // Validation has already refused fields that are not in the schema.
  if (!type || !named || !isCompositeType(named)) return FREE;
  const { objects, dearest } = costOfSelection(field.selectionSet, named, of, known);
  const rows = rowsOf(field, type, of);
  const name = (field.alias ?? field.name).value;
  const dear = DEAR[`${parent.name}.${field.name.value}`] ?? 1;
  const own = dear + (isListType(getNullableType(type)) ? rows : 0);
  const here = { field, path: [name], objects: own };
  const below = { ...dearest, path: [name, ...dearest.path], objects: rows * dearest.objects };
  return { objects: own + rows * objects, dearest: below.objects > own ? below : here };
}

function fieldType(parent: GraphQLNamedType, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
}

/** How many times the selection below a field may be answered. */
function rowsOf(field: FieldNode, type: GraphQLOutputType, of: CostOf): number {
  const first = argument(field, 'first');
  if (first) return numberOf(first, of);
  const ids = argument(field, 'ids');
  if (ids) return lengthOf(ids, of);
  // The edges of a connection are counted at its `first`.
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
