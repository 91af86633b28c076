import {
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './fragments.ts';
import type { DocumentLimits } from './limits.ts';

/** What can be counted in a selection without the schema, its fragments counted as often as they are spread. */
interface Shape {
  depth: number;
  introspectionDepth: number;
  aliases: number;
  guesses: number;
}

const NOTHING: Shape = { depth: 0, introspectionDepth: 0, aliases: 0, guesses: 0 };

/** Names that would reach into the prototypes of objects made from answers or variables. */
const DANGEROUS = /^(__.*|constructor|prototype|hasOwnProperty|toString|valueOf)$/;
/** Fields that take a PIN, or what stands for one: one request is one guess. */
const PIN_FIELDS = new Set(['login', 'confirmPin', 'changePin', 'exchangeHandover']);
const INTROSPECTION = new Set(['__schema', '__type']);

/** Refuses a document whose form alone is beyond the limits. The fragments must be free of cycles. */
export function checkShape(document: DocumentNode, fragments: Fragments, limits: DocumentLimits): void {
  checkNames(document);
  checkDirectives(document, limits);
  const operations = document.definitions.filter(isOperation);
  if (operations.length > limits.operations) throw tooMuch('operations', limits.operations);
  const shapes = new Map<string, Shape>();
  for (const { selectionSet } of operations) {
    const shape = shapeOf(selectionSet, fragments, shapes, limits);
    if (shape.depth > limits.depth) throw tooMuch('levels', limits.depth);
    if (shape.introspectionDepth > limits.introspectionDepth)
      throw tooMuch('levels of introspection', limits.introspectionDepth);
    if (shape.aliases > limits.aliases) throw tooMuch('aliases', limits.aliases);
    if (shape.guesses > 1) throw tooMuch('PINs', 1);
  }
}

function isOperation(node: DocumentNode['definitions'][number]): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

/** Whether the operation reads the schema rather than the shop. */
export function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field(node) {
      found ||= INTROSPECTION.has(node.name.value);
    },
  });
  return found;
}

function checkNames(document: DocumentNode): void {
  visit(document, {
    // Names of types are looked up in the schema only.
    NamedType: () => false,
    Name(node, _key, parent) {
      if (!DANGEROUS.test(node.value)) return;
      const isField = parent && 'kind' in parent && parent.kind === Kind.FIELD && parent.name === node;
      const isKnown = node.value === '__typename' || INTROSPECTION.has(node.value);
      if (!isField || !isKnown) throw new GraphQLError('A name of the document is not allowed.');
    },
  });
}

function checkDirectives(document: DocumentNode, limits: DocumentLimits): void {
  let count = 0;
  visit(document, {
    Directive() {
      count += 1;
      if (count > limits.directives) throw tooMuch('directives', limits.directives);
    },
  });
}

function shapeOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  known: Map<string, Shape>,
  limits: DocumentLimits,
): Shape {
  checkRepetitions(selections, limits);
  return selections
    .map((selection) => {
      if (selection.kind === Kind.FIELD) return shapeOfField(selection, fragments, known, limits);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return shapeOf(selection.selectionSet, fragments, known, limits);
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment) return NOTHING;
      const shape = known.get(name) ?? shapeOf(fragment.selectionSet, fragments, known, limits);
      known.set(name, shape);
      return shape;
    })
    .reduce(together, NOTHING);
}

function shapeOfField(
  field: FieldNode,
  fragments: Fragments,
  known: Map<string, Shape>,
  limits: DocumentLimits,
): Shape {
  const below = field.selectionSet ? shapeOf(field.selectionSet, fragments, known, limits) : NOTHING;
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

/** The rule that compares equal names takes time by the square of their number. */
function checkRepetitions(selections: SelectionSetNode['selections'], { repetitions }: DocumentLimits): void {
  const counts = new Map<string, number>();
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) continue;
    const isField = selection.kind === Kind.FIELD;
    const name = isField ? (selection.alias ?? selection.name).value : `...${selection.name.value}`;
    const count = (counts.get(name) ?? 0) + 1;
    if (count > repetitions) throw tooMuch('fields of one name', repetitions);
    counts.set(name, count);
  }
}

/** The refusal of a document above a limit. */
export function tooMuch(what: string, limit: number): GraphQLError {
  return new GraphQLError(`The document has too many ${what}: ${limit} at most.`);
}
