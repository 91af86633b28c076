import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql';
import { SCHEMA_SAYS } from './schemaSays.ts';

/**
 * Adds descriptions that follow from a type's shape, so that slices need not repeat them: fields inherited from an
 * interface, the parts of a connection, the single input of a mutation with its key, the union of its answers, and the
 * id of a deleted record. Existing descriptions are kept.
 */
export function describeShapes(document: DocumentNode): DocumentNode {
  const known = shapesOf(document.definitions);
  return { ...document, definitions: document.definitions.map((node) => described(node, known)) };
}

type Fields = readonly FieldDefinitionNode[];

interface Shapes {
  /** Field descriptions by interface. */
  interfaces: ReadonlyMap<string, Fields>;
  /** The mutation that uses an input type, by the name of the input. */
  takenBy: ReadonlyMap<string, string>;
  /** The mutations that answer a union. */
  answeredBy: ReadonlyMap<string, readonly string[]>;
}

function shapesOf(definitions: readonly DefinitionNode[]): Shapes {
  const interfaces = new Map<string, Fields>();
  const takenBy = new Map<string, string>();
  const answeredBy = new Map<string, string[]>();
  for (const node of definitions) {
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) interfaces.set(node.name.value, node.fields ?? []);
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || node.name.value !== 'Mutation') continue;
    for (const { name, type: answer, arguments: taken = [] } of node.fields ?? []) {
      for (const { type } of taken) takenBy.set(namedType(type), name.value);
      const union = namedType(answer);
      answeredBy.set(union, [...(answeredBy.get(union) ?? []), name.value]);
    }
  }
  return { interfaces, takenBy, answeredBy };
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

function described(node: DefinitionNode, known: Shapes): DefinitionNode {
  if (node.kind === Kind.SCHEMA_DEFINITION) return withDescription(node, SCHEMA_SAYS);
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION) return describedObject(node, known);
  if (node.kind === Kind.UNION_TYPE_DEFINITION) {
    const mutations = known.answeredBy.get(node.name.value)?.map((name) => `\`${name}\``);
    return withDescription(node, mutations && `Answer of ${AND.format(mutations)}.`);
  }
  if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return node;
  const mutation = known.takenBy.get(node.name.value);
  return mutation ? describedInput(node, mutation) : node;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

function describedInput(node: InputObjectTypeDefinitionNode, mutation: string): DefinitionNode {
  const made = mutation.startsWith('delete') ? 'it asks whether to delete' : 'the form opens';
  const fields = (node.fields ?? []).map((field) =>
    namedType(field.type) === 'IdempotencyKey'
      ? withDescription(field, `Made by the client when ${made}.`)
      : field,
  );
  return withDescription({ ...node, fields }, `What \`${mutation}\` takes.`);
}

function describedObject(node: ObjectTypeDefinitionNode, { interfaces }: Shapes): ObjectTypeDefinitionNode {
  const [, item, shape = ''] = /^(\w+)(Connection|Edge)$/.exec(node.name.value) ?? [];
  const { says, parts } = SHAPES[shape] ?? {};
  const inherited = (node.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value) ?? []);
  const fields = (node.fields ?? []).map((field) => {
    const name = field.name.value;
    const source = inherited.find((one) => one.name.value === name);
    const taken = (field.arguments ?? []).map((one) => withDescription(one, ARGUMENTS[one.name.value]));
    const told = source?.description?.value ?? parts?.[name] ?? FIELDS[name];
    return withDescription({ ...field, arguments: taken }, told);
  });
  return withDescription({ ...node, fields }, says && `${says} \`${item}\`.`);
}

const SHAPES: Readonly<Record<string, { says: string; parts: Readonly<Record<string, string>> }>> = {
  Connection: {
    says: 'A page of a list of',
    parts: { edges: 'The entries of this page.', pageInfo: 'Where this page stands in the list.' },
  },
  Edge: {
    says: 'An entry of a list of',
    parts: {
      node: 'The record itself.',
      cursor: 'Given as `after`, the list goes on behind this entry.',
    },
  },
};

const FIELDS: Readonly<Record<string, string>> = {
  deletedId: 'Global id of what is not there any more.',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  after: 'Cursor of the entry behind which the page begins; the start of the list when absent.',
  input: 'All that is asked, in one.',
};

/** Sets the description of a node that has none. */
function withDescription<Node extends { readonly description?: StringValueNode }>(
  node: Node,
  value?: string,
): Node {
  if (node.description || value === undefined) return node;
  return { ...node, description: { kind: Kind.STRING, value } };
}
