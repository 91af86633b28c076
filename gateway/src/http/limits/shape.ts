import {
  GraphQLError,
  Kind,
  visit,
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './fragments.ts';
import type { DocumentLimits } from './limits.ts';
import { tooMuch } from './tooMuch.ts';

/** Counts of a selection that need no schema; fragments count as often as they are spread. */
interface Shape {
  depth: number;
  introspectionDepth: number;
  aliases: number;
  guesses: number;
}

const NOTHING: Shape = { depth: 0, introspectionDepth: 0, aliases: 0, guesses: 0 };

/** State of the count. */
interface Counting {
  fragments: Fragments;
  /** Shapes of fragments already counted. */
  known: Map<string, Shape>;
  /** Called with the number of occurrences of each response name in a selection, and the last of them. */
  onRepetition: (count: number, node: ASTNode) => void;
}

/** Names that would reach the prototypes of objects made from answers or variables. */
const DANGEROUS = /^(__.*|constructor|prototype|hasOwnProperty|toString|valueOf)$/;
/** Fields that take a PIN or an equivalent secret: one request is one guess. */
const PIN_FIELDS = new Set(['login', 'confirmPin', 'changePin', 'exchangeHandover']);
const INTROSPECTION = new Set(['__schema', '__type']);

/** The faults of a document that need no schema. The fragments must be free of cycles. */
export function shapeFaults(
  document: DocumentNode,
  fragments: Fragments,
  limits: DocumentLimits,
): GraphQLError[] {
  const faults = [...nameFaults(document), ...directiveFaults(document, limits)];
  const operations = document.definitions.filter(isOperation);
  const check = (of: string, requested: number, limit: number, node?: ASTNode) => {
    if (requested > limit) faults.push(tooMuch({ of, requested, limit }, node));
  };
  check('operations', operations.length, limits.operations);
  const of: Counting = {
    fragments,
    known: new Map(),
    onRepetition: (count, node) => check('fields of one name', count, limits.repetitions, node),
  };
  for (const operation of operations) {
    const shape = shapeOf(operation.selectionSet, of);
    check('levels', shape.depth, limits.depth, operation);
    check('levels of introspection', shape.introspectionDepth, limits.introspectionDepth, operation);
    check('aliases', shape.aliases, limits.aliases, operation);
    check('PINs', shape.guesses, 1, operation);
  }
  return faults;
}

function isOperation(node: DocumentNode['definitions'][number]): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

function nameFaults(document: DocumentNode): GraphQLError[] {
  const faults: GraphQLError[] = [];
  visit(document, {
    // Type names are only looked up in the schema.
    NamedType: () => false,
    Name(node, _key, parent) {
      if (!DANGEROUS.test(node.value)) return;
      const isField = parent && 'kind' in parent && parent.kind === Kind.FIELD && parent.name === node;
      const isKnown = node.value === '__typename' || INTROSPECTION.has(node.value);
      if (!isField || !isKnown)
        faults.push(new GraphQLError('A name of the document is not allowed.', { nodes: node }));
    },
  });
  return faults;
}

function directiveFaults(document: DocumentNode, { directives: limit }: DocumentLimits): GraphQLError[] {
  const found: DirectiveNode[] = [];
  visit(document, {
    Directive(node) {
      found.push(node);
    },
  });
  const requested = found.length;
  return requested > limit ? [tooMuch({ of: 'directives', requested, limit }, found[limit])] : [];
}

function shapeOf(selectionSet: SelectionSetNode, of: Counting): Shape {
  tellRepetitions(selectionSet, of);
  return selectionSet.selections
    .map((selection) => {
      if (selection.kind === Kind.FIELD) return shapeOfField(selection, of);
      if (selection.kind === Kind.INLINE_FRAGMENT) return shapeOf(selection.selectionSet, of);
      const name = selection.name.value;
      const fragment = of.fragments.get(name);
      if (!fragment) return NOTHING;
      const shape = of.known.get(name) ?? shapeOf(fragment.selectionSet, of);
      of.known.set(name, shape);
      return shape;
    })
    .reduce(together, NOTHING);
}

function shapeOfField(field: FieldNode, of: Counting): Shape {
  const below = field.selectionSet ? shapeOf(field.selectionSet, of) : NOTHING;
  const depth = 1 + below.depth;
  return {
    ...(INTROSPECTION.has(field.name.value)
      ? { depth: 0, introspectionDepth: depth }
      : { depth, introspectionDepth: below.introspectionDepth }),
    aliases: below.aliases + (field.alias ? 1 : 0),
    guesses: below.guesses + (PIN_FIELDS.has(field.name.value) ? 1 : 0),
  };
}

function together(one: Shape, other: Shape): Shape {
  return {
    depth: Math.max(one.depth, other.depth),
    introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
    aliases: one.aliases + other.aliases,
    guesses: one.guesses + other.guesses,
  };
}

/** The rule that compares equal names takes quadratic time. */
function tellRepetitions({ selections }: SelectionSetNode, { onRepetition }: Counting): void {
  const found = new Map<string, { count: number; node: SelectionNode }>();
  for (const node of selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) continue;
    const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`;
    found.set(name, { count: (found.get(name)?.count ?? 0) + 1, node });
  }
  for (const { count, node } of found.values()) onRepetition(count, node);
}
